import { expect, test } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

const width = (line: string) => line.length;

test('a text is broken where it is too wide, and numbers stay whole', () => {
  expect(wrapLines('口径：预估', 10, width)).toEqual(['口径：预估']);
  expect(wrapLines('数据版本：R-440300-panel-1、演示', 16, width)).toEqual([
    '数据版本：',
    'R-440300-panel-1',
    '、演示',
  ]);
  expect(wrapLines('一二三四五 六', 5, width)).toEqual(['一二三四五', '六']);
  expect(wrapLines('', 5, width)).toEqual([]);
});
