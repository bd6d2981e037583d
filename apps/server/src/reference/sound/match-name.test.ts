import { expect, test } from 'vitest';
import { rankNames, typedText } from './match-name.ts';

const rank = (typed: string, ...names: string[]) => rankNames(names, typedText(typed)!);

test('a name is found by its text, its pinyin and its initials, best first', () => {
  expect(rank('星河', '星河汽车')).toBe(0);
  expect(rank('汽车', '星河汽车')).toBe(1);
  expect(rank('xhqc', '星河汽车')).toBe(2);
  expect(rank('xinghe', '星河汽车')).toBe(3);
  expect(rank('qiche', '星河汽车')).toBe(4);
  expect(rank('云边', '星河汽车')).toBeUndefined();
});

test('case and spaces do not count, nor does the reading of a character alone', () => {
  expect(rank(' XH qc ', '星河汽车')).toBe(2);
  expect(rank('cq', '重庆江北')).toBe(2);
  expect(rank('m391', 'M391路')).toBe(0);
});

test('a single letter is compared with beginnings alone', () => {
  expect(rank('x', '星河汽车')).toBe(2);
  expect(rank('c', '星河汽车')).toBeUndefined();
});

test('further names count less than the first', () => {
  expect(rank('xh', 'DD2611210001', '星河汽车')).toBe(2.5);
  expect(rank('dd2611', '秋季焕新', 'DD2611210001')).toBe(0.5);
});

test('nothing typed looks for nothing', () => {
  expect(typedText('  ')).toBeNull();
});
