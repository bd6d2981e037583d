import { expect, test } from 'vitest';
import { openOohVenues } from './openooh-venues.ts';

test('a form has the venues of its medium, or its own', () => {
  expect(openOohVenues(2, 1).map(({ id }) => id)).toEqual([303]);
  expect(openOohVenues(3, 1).map(({ id }) => id)).toEqual([105]);
  expect(openOohVenues(3, 3).map(({ path }) => path)).toEqual([[1, 105, 10_502]]);
  expect(openOohVenues(5, 1).map(({ id }) => id)).toEqual([110_102, 70_101]);
  expect(openOohVenues(1, 1), 'the outside of a bus is no venue').toEqual([]);
});

test('an id begins with those of its parents', () => {
  for (let medium = 1; medium <= 12; medium++)
    for (const { id, path } of [1, 2, 3].flatMap((form) => openOohVenues(medium, form)))
      for (const parent of path) expect(String(id).startsWith(String(parent))).toBe(true);
});
