import { expect, test } from 'vitest';
import { buildCityGrid } from './city-grid.ts';
import { routeFinder } from './grid-routes.ts';
import { randomStream } from '@ooh/reference/random';

const grid = buildCityGrid([
  {
    adcode: '1',
    name: '甲区',
    area: {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [114, 22.5],
            [114.06, 22.5],
            [114.06, 22.54],
            [114, 22.54],
            [114, 22.5],
          ],
        ],
        [
          [
            [114.2, 22.5],
            [114.21, 22.5],
            [114.21, 22.51],
            [114.2, 22.51],
            [114.2, 22.5],
          ],
        ],
      ],
    },
  },
]);

/** Minimum costs to `root` by Bellman–Ford. */
function bruteCosts(cost: Uint8Array, root: number): number[] {
  const best = Array.from({ length: grid.size }, () => Infinity);
  best[root] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let cell = 0; cell < grid.size; cell++) {
      for (let slot = cell * 6; slot < cell * 6 + 6; slot++) {
        const other = grid.neighbour[slot];
        if (other >= 0 && best[cell] + cost[other] < best[other]) {
          best[other] = best[cell] + cost[other];
          changed = true;
        }
      }
    }
  }
  return best;
}

test('routes have the minimum cost found by brute force, and none crosses water', () => {
  const random = randomStream(3, 'cost');
  const cost = Uint8Array.from({ length: grid.size }, () => 1 + random.integer(63));
  const finder = routeFinder(grid, cost);
  const steps = new Uint8Array(grid.size);
  let severed = 0;
  for (const root of [0, 17, grid.size - 1]) {
    finder.tree(root, steps);
    const best = bruteCosts(cost, root);
    for (let cell = 0; cell < grid.size; cell++) {
      const way = finder.walk(cell, root, steps);
      if (best[cell] === Infinity) {
        expect(way).toEqual([]);
        severed++;
        continue;
      }
      expect(way[0]).toBe(cell);
      expect(way.at(-1)).toBe(root);
      // Every cell except the root is entered once, counted from the root outwards.
      expect(way.slice(0, -1).reduce((sum, at) => sum + cost[at], 0)).toBe(best[cell]);
    }
  }
  expect(severed).toBeGreaterThan(0);
});

test('a tree limited to starts has the same routes from them, and leaves no state for the next', () => {
  const random = randomStream(4, 'cost');
  const cost = Uint8Array.from({ length: grid.size }, () => 1 + random.integer(63));
  const [growing, whole] = [routeFinder(grid, cost), routeFinder(grid, cost)];
  const [some, all] = [new Uint8Array(grid.size), new Uint8Array(grid.size)];
  for (let round = 0; round < 20; round++) {
    const root = random.integer(grid.size);
    const starts = Array.from({ length: random.integer(5) }, () => random.integer(grid.size));
    growing.tree(root, some, round % 5 === 4 ? undefined : starts);
    whole.tree(root, all);
    for (const start of starts) expect(growing.walk(start, root, some)).toEqual(whole.walk(start, root, all));
    if (round % 5 === 4) expect(some).toEqual(all);
  }
});
