import { expect, test } from 'vitest';
import { readTime } from './read-time.ts';

test.each([
  ['2020-01-20 00:01:04', Date.UTC(2020, 0, 20, 0, 1, 4) / 1000],
  ['2020/1/20 0:01', Date.UTC(2020, 0, 20, 0, 1) / 1000],
  ['2020-01-20T23:59:59.250Z', Date.UTC(2020, 0, 20, 23, 59, 59) / 1000],
  ['2020年1月20日 8时05分', null],
  ['2020年1月20日 8:05', Date.UTC(2020, 0, 20, 8, 5) / 1000],
  ['2020-02-30 00:00:00', null],
  ['2020-01-20 24:00:00', null],
  ['2020-01-20', null],
  ['1970-01-01 00:00:00', null],
  ['', null],
])('%s', (text, seconds) => {
  expect(readTime(text)).toBe(seconds);
});
