import { expect, test } from 'vitest';
import { sentenceFigureText } from './sentence-figure.ts';

test.each([
  [180_498, '元', '¥18.05 万'],
  [900, '元', '¥900'],
  [5.2, '%', '5.2%'],
  [1_200, '个', '1,200 个'],
])('%s %s is written %s', (value, unit, text) => {
  expect(sentenceFigureText({ value, unit })).toBe(text);
});
