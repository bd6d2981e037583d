import { expect, test } from 'vitest';
import { bearingOf } from './read-facing.ts';

test.each([
  ['北', 0],
  ['朝东', 90],
  ['东向', 90],
  ['面朝正南', 180],
  ['西北方向', 315],
  [' 东 南 ', 135],
  ['ＮＥ', 45],
  ['sw', 225],
  ['270°', 270],
  ['0 度', 0],
])('%s is %i degrees', (text, degrees) => {
  expect(bearingOf(text)).toBe(degrees);
});

test.each(['', '90', '由北向南', '道路东侧', '360°', '东西', '无'])('%s is no bearing in words', (text) => {
  expect(bearingOf(text)).toBeNull();
});
