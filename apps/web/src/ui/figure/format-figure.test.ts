import { expect, test } from 'vitest';
import { formatCount, formatCountOf, formatFen, formatNumber, formatShare } from './format-figure.ts';

test.each([
  [null, '—'],
  [undefined, '—'],
  [Number.NaN, '—'],
  [0, '0'],
  [9999, '9,999'],
  [10_000, '1.0 万'],
  [12_345_678, '1,234.6 万'],
  [99_999_499, '9,999.9 万'],
  [99_999_999, '1.00 亿'],
  [362_000_000, '3.62 亿'],
  [-25_000, '-2.5 万'],
])('count %s reads %s', (value, text) => {
  expect(formatCount(value)).toBe(text);
});

test('a count in full keeps every digit', () => {
  expect(formatCount(12_345_678, { isFull: true })).toBe('12,345,678');
});

test.each([
  [null, '—'],
  [0, '¥0.00'],
  [1860, '¥18.60'],
  [300_000_000, '¥3,000,000.00'],
  [-1860, '−¥18.60'],
])('money %s fen reads %s', (fen, text) => {
  expect(formatFen(fen)).toBe(text);
});

test('money shortens only when asked to', () => {
  expect(formatFen(300_000_000, { unit: 'auto' })).toBe('¥300.0 万');
  expect(formatFen(123_456_700, { unit: 'auto' })).toBe('¥123.5 万');
  expect(formatFen(123_456_700, { unit: 'auto', digits: 2 })).toBe('¥123.46 万');
  expect(formatFen(999_950, { unit: 'auto' })).toBe('¥9,999.50');
  expect(formatFen(999_900, { unit: 'auto' })).toBe('¥9,999.00');
});

test('shares and numbers keep zero apart from missing', () => {
  expect(formatShare(0.4684)).toBe('46.8%');
  expect(formatShare(0)).toBe('0.0%');
  // Few are not none.
  expect(formatShare(0.0004)).toBe('<0.1%');
  expect(formatShare(0.0005)).toBe('0.1%');
  expect(formatShare(0.004, 0)).toBe('<1%');
  expect(formatShare(null)).toBe('—');
  expect(formatNumber(4.6, 1)).toBe('4.6');
  expect(formatNumber(undefined)).toBe('—');
});

test('a unit stands apart from digits and beside 万', () => {
  expect(formatCountOf(1839, '人')).toBe('1,839 人');
  expect(formatCountOf(66_000, '人')).toBe('6.6 万人');
  expect(formatCountOf(120_000_000, '人次')).toBe('1.20 亿人次');
});
