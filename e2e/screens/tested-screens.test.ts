import { expect, test } from 'vitest';
import { allScreens } from './all-screens.ts';
import { subjects, type Ids } from './screen.ts';
import { turns } from '../../scripts/turns.mjs';
import { sampleOf } from './tested-screens.ts';

const ids = Object.fromEntries(subjects.map((name) => [name, name])) as Ids;
const pathnameOf = (path: string) => path.split(/[?#]/)[0];

test('the sample has every page, every reader of a page, every dialog, and the further states in their turn', () => {
  const sample = sampleOf(allScreens);
  const readersOf = (screens: typeof allScreens) =>
    new Set(screens.map(({ path, as }) => `${as} ${pathnameOf(path(ids))}`));
  expect(readersOf(sample)).toEqual(readersOf(allScreens));
  expect(sample.filter(({ dialogs }) => dialogs)).toEqual(allScreens.filter(({ dialogs }) => dialogs));
  const furtherIn = (screens: typeof allScreens) => screens.length - readersOf(allScreens).size;
  expect(furtherIn(sample)).toBeGreaterThanOrEqual(Math.floor(furtherIn(allScreens) / turns));
});
