import { expect, test } from 'vitest';
import { allScreens } from './all-screens.ts';
import { subjects, type Ids } from './screen.ts';
import { turns } from '../../scripts/turns.mjs';
import { sampleOf } from './tested-screens.ts';

const ids = Object.fromEntries(subjects.map((name) => [name, name])) as Ids;
const pathnameOf = (path: string) => path.split(/[?#]/)[0];

test('each turn has every page and every reader of a page, and all turns together every state', () => {
  const readersOf = (screens: typeof allScreens) =>
    new Set(screens.map(({ path, as }) => `${as} ${pathnameOf(path(ids))}`));
  const samples = Array.from({ length: turns }, (_, turn) =>
    sampleOf(allScreens, (place) => place % turns === turn),
  );
  for (const sample of samples) {
    expect(readersOf(sample)).toEqual(readersOf(allScreens));
    expect(sample.length).toBeLessThan((readersOf(allScreens).size + allScreens.length) / 2);
  }
  expect(new Set(samples.flat())).toEqual(new Set(allScreens));
});
