import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinPaths, type Path } from './join-paths.ts';

/** From the lower end. */
const upward = (path: number[]) => (path[0] > path[path.length - 1] ? path.toReversed() : path);

const stepsOf = (paths: readonly Path[]) =>
  paths.flatMap((path) => path.slice(1).map((to, i) => [path[i], to].sort((a, b) => a - b).join('–'))).sort();

test('ways that meet become one, whichever way round they were drawn', () => {
  const joined = joinPaths([
    [1, 2, 3],
    [5, 4, 3],
    [5, 6],
  ]);
  expect(joined.map(upward)).toEqual([[1, 2, 3, 4, 5, 6]]);
  expect(
    joinPaths([
      [3, 4],
      [1, 2, 3],
      [1, 9],
    ]).map(upward),
  ).toEqual([[4, 3, 2, 1, 9]]);
  const [ring] = joinPaths([
    [1, 2, 3],
    [4, 3],
    [4, 5, 1],
  ]);
  expect(ring[0]).toBe(ring[ring.length - 1]);
  expect(ring).toHaveLength(6);
});

test('no step is lost or added, and what is left cannot be joined further', () => {
  const path = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(path, { maxLength: 12 }), (paths) => {
      const joined = joinPaths(paths);
      expect(stepsOf(joined)).toEqual(stepsOf(paths));
      const open = joined.filter((one) => one[0] !== one[one.length - 1]);
      const ends = open.flatMap((one) => [one[0], one[one.length - 1]]);
      expect(new Set(ends).size).toBe(ends.length);
    }),
  );
});
