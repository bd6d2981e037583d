import { expect, test } from 'vitest';
import { percentText } from './percent-text.ts';

test('a share is a percentage; few are not nobody', () => {
  expect(percentText(0.1234)).toBe('12.3%');
  expect(percentText(0)).toBe('0.0%');
  expect(percentText(0.0004)).toBe('<0.1%');
  expect(percentText(0.0005)).toBe('0.1%');
  expect(percentText(0.004, 0)).toBe('<1%');
  expect(percentText(-0.0123)).toBe('-1.2%');
  expect(percentText(12.345)).toBe('1,234.5%');
});
