import { expect, test } from 'vitest';
import { allScreens } from './all-screens.ts';
import { subjects, type Ids } from './screen.ts';
import { turns } from '../../scripts/turns.mjs';
import { sampleOf } from './tested-screens.ts';

const ids = Object.fromEntries(subjects.map((name) => [name, name])) as Ids;
const pathnameOf = (path: string) => path.split(/[?#]/)[0];

test('two turns in a row have every page for every reader, and all turns together every state', () => {
  const readersOf = (screens: typeof allScreens) =>
    new Set(screens.map(({ path, as }) => `${as} ${pathnameOf(path(ids))}`));
  const samples = Array.from({ length: turns }, (_, turn) => sampleOf(allScreens, turn, turns));
  for (const [turn, sample] of samples.entries()) {
    const next = samples[(turn + 1) % turns];
    expect(readersOf([...sample, ...next])).toEqual(readersOf(allScreens));
    expect(sample.length).toBeLessThan(readersOf(allScreens).size * 0.75);
  }
  expect(new Set(samples.flat())).toEqual(new Set(allScreens));
});

test('a single turn takes every state', () => {
  expect(sampleOf(allScreens, 0, 1)).toEqual(allScreens);
});
