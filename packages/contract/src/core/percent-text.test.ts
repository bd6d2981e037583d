import { expect, test } from 'vitest';
import { percentText, shareRangeText } from './percent-text.ts';

test('a share is a percentage; few are not nobody', () => {
  expect(percentText(0.1234)).toBe('12.3%');
  expect(percentText(0)).toBe('0.0%');
  expect(percentText(0.0004)).toBe('<0.1%');
  expect(percentText(0.0005)).toBe('0.1%');
  expect(percentText(0.004, 0)).toBe('<1%');
  expect(percentText(-0.0123)).toBe('-1.2%');
  expect(percentText(12.345)).toBe('1,234.5%');
});

test('the range of a share has its ends as shares', () => {
  expect(shareRangeText({ low: 0.473, high: 0.5861 })).toBe('校准区间 47.3% – 58.6%');
});
