import { expect, test } from 'vitest';
import { recommendWay } from './recommend-way.ts';

const open = { isDecided: null, isChosenBySystem: null, hasPrecedent: null };

test('nothing is recommended while a question that matters is open', () => {
  expect(recommendWay(open)).toBeNull();
  expect(recommendWay({ ...open, isDecided: false })).toBeNull();
  expect(recommendWay({ ...open, isDecided: false, isChosenBySystem: false })).toBeNull();
});

test('every set of answers leads to one of the four ways', () => {
  const nameOf = (answers: Parameters<typeof recommendWay>[0]) => recommendWay(answers)?.name;
  expect(nameOf({ ...open, isDecided: true })).toBe('订单模式 · 基础方案');
  expect(nameOf({ ...open, isDecided: false, isChosenBySystem: true })).toBe('智选模式');
  const own = { isDecided: false, isChosenBySystem: false };
  expect(nameOf({ ...own, hasPrecedent: true })).toBe('订单模式 · 参考方案');
  expect(nameOf({ ...own, hasPrecedent: false })).toBe('订单模式 · 人地匹配');
});
