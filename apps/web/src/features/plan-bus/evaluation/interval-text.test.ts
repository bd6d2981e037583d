import { expect, test } from 'vitest';
import { intervalText } from './interval-text.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

test('an interval is written; a suppressed or missing one is not', () => {
  const figure = { value: 0.4, low: 0.39, high: 0.412, suppressed: false };
  expect(intervalText(figure, percent)).toBe('95% 区间 39.0% – 41.2%');
  expect(intervalText({ ...figure, suppressed: true }, percent)).toBeUndefined();
  expect(intervalText({ ...figure, low: null }, percent)).toBeUndefined();
});
