import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactsText, countText, moneyText, peopleText, yuanText } from './report-text.ts';

test('large numbers are shortened as on the screen', () => {
  expect(countText(9876)).toBe('9,876');
  expect(peopleText(12_345)).toBe('1.2 万人');
  expect(contactsText(20_578_600)).toBe('2,057.9 万次');
  // What would round to 10,000 万 is 1 亿.
  expect(countText(99_999_600)).toBe('1.00 亿');
  expect(countText(-123_456_789)).toBe('-1.23 亿');
  expect(yuanText(20_578_600_000)).toBe('2.06 亿元');
  expect(yuanText(912_345_600)).toBe('912.3 万元');
  expect(yuanText(4_321)).toBe('43.21 元');
  expect(yuanText(897_647)).toBe('8,976.47 元');
  expect(yuanText(99_999_949)).toBe('100.0 万元');
  expect(moneyText(300_000_000)).toBe('300 万元');
  expect(moneyText(20_578_600_000)).toBe('2.06 亿元');
});

test('a shortened number is within half of its last digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 5_000_000_000 }), (value) => {
      const [digits, unit = ''] = countText(value).split(' ');
      const size = { '': 1, 万: 10_000, 亿: 100_000_000 }[unit] ?? NaN;
      const read = Number(digits.replaceAll(',', '')) * size;
      const half = { '': 0, 万: 500, 亿: 500_000 }[unit] ?? NaN;
      expect(Math.abs(read - value)).toBeLessThanOrEqual(half + 1e-6);
    }),
  );
});
