import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseList } from './parse-list.ts';

test.each([
  [`['a', 'b']`, ['a', 'b']],
  [`["it's", 'a "b"', 'c\\'d']`, ["it's", 'a "b"', "c'd"]],
  [`['114.3,22.7', '114.4,22.8']`, ['114.3,22.7', '114.4,22.8']],
  [`[[114.3, 22.7], (114.4, 22.8)]`, ['114.3,22.7', '114.4,22.8']],
  [`('甲', '乙',)`, ['甲', '乙']],
  ['[]', []],
  ['', []],
  ['甲;乙 ; 丙', ['甲', '乙', '丙']],
  ['114.3 22.7|114.4 22.8', ['114.3 22.7', '114.4 22.8']],
  ['只有一站', ['只有一站']],
])('reads %s', (text, items) => {
  expect(parseList(text)).toEqual({ items });
});

test.each([
  [`['a', 'b'`, '列表没有以 ] 结束', 10],
  [`['a' 'b']`, '此处应为逗号或 ]', 6],
  [`['a', 'b`, '引号没有结束', 7],
  [`['a', , 'b']`, '缺少列表项', 7],
  [`['a'] 'b'`, '列表之后还有多余内容', 7],
  ['[[[1]]]', '列表嵌套过深', 3],
])('names what is broken in %s and where', (text, broken, position) => {
  expect(parseList(text)).toEqual({ broken, position });
});

test('reads back every list that JSON or Python writes, and never fails on any text', () => {
  const item = fc.string({ unit: 'grapheme' }).map((text) => text.trim());
  fc.assert(
    fc.property(fc.array(item), (items) => {
      const escaped = items.map((text) => text.replace(/[\\']/g, (mark) => `\\${mark}`));
      expect(parseList(`[${escaped.map((text) => `'${text}'`).join(', ')}]`)).toEqual({ items });
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      const parsed = parseList(text);
      expect('items' in parsed || parsed.position >= 1).toBe(true);
    }),
  );
});
