import { expect, test } from 'vitest';
import { lineList, registerInputOf } from './register-address.ts';

test('a line number as keyword stays text', () => {
  expect(lineList.parse({ city: 440300, q: 650 })).toEqual({ city: '440300', q: '650' });
});

test('strange values count as absent', () => {
  expect(lineList.parse({ city: 'x', q: ' ', page: 0, size: 1000, line: {} })).toEqual({});
  expect(lineList.parse({ q: 'x'.repeat(61) })).toEqual({});
});

test('the question names city, keyword and page', () => {
  expect(registerInputOf('440300', { q: '机场', page: 2 })).toEqual({
    cityCode: '440300',
    keyword: '机场',
    pageNo: 2,
    pageSize: 20,
  });
});
