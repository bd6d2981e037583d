import { expect, test } from 'vitest';
import { namesIn } from './names-in.ts';

test('names stand on lines or between commas, each once, and none is longer than the service takes', () => {
  expect(namesIn(' 福塘购物中心\n安塘医院，福塘购物中心、\r\n\n莲塘大厦;  ')).toEqual([
    '福塘购物中心',
    '安塘医院',
    '莲塘大厦',
  ]);
  expect(namesIn('长'.repeat(80))[0]).toHaveLength(60);
  expect(namesIn(' ,\n')).toEqual([]);
});
