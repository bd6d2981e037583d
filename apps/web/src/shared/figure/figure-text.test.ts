import { expect, test } from 'vitest';
import { figureText, intervalText } from './figure-text.ts';

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
const known = { value: 0.468, low: 0.451, high: 0.485, suppressed: false };

test('a figure shows with its interval', () => {
  expect(figureText(known, percent)).toBe('46.8%');
  expect(intervalText(known, percent)).toBe('95% 区间 45.1% – 48.5%');
});

test('nothing of a suppressed figure shows, and unknown is not zero', () => {
  const suppressed = { ...known, suppressed: true };
  expect(figureText(suppressed, percent)).toBe('样本不足');
  expect(intervalText(suppressed, percent)).toBeUndefined();
  expect(figureText({ ...known, value: null }, percent)).toBe('—');
  expect(figureText({ ...known, value: 0 }, percent)).toBe('0.0%');
  expect(intervalText({ ...known, low: null }, percent)).toBeUndefined();
  // An interval with equal displayed ends is omitted.
  expect(intervalText({ ...known, low: 0.46801, high: 0.46803 }, percent)).toBeUndefined();
});
