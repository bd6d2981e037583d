import { expect, test } from 'vitest';
import { revealTogether } from './reveal-together.ts';

test('what is under way together is shown together, in the order in which it came', () => {
  const map = {};
  const shown: string[] = [];
  const [lines, points] = [revealTogether(map), revealTogether(map)];
  points.arrive(() => shown.push('points'));
  expect(shown).toEqual([]);
  lines.arrive(() => shown.push('lines'));
  expect(shown).toEqual(['points', 'lines']);
});

test('a part that is given up blocks nothing and is not shown; each map waits for its own parts', () => {
  const [map, other] = [{}, {}];
  const shown: string[] = [];
  const [lines, points, far] = [revealTogether(map), revealTogether(map), revealTogether(other)];
  points.arrive(() => shown.push('points'));
  lines.giveUp();
  expect(shown).toEqual(['points']);
  lines.arrive(() => shown.push('lines'));
  lines.giveUp();
  expect(shown).toEqual(['points']);
  far.arrive(() => shown.push('far'));
  expect(shown).toEqual(['points', 'far']);
});

test('what comes after the others were shown is shown by itself', () => {
  const map = {};
  const shown: string[] = [];
  revealTogether(map).arrive(() => shown.push('lines'));
  revealTogether(map).arrive(() => shown.push('points'));
  expect(shown).toEqual(['lines', 'points']);
});
