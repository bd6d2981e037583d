import { expect, test } from 'vitest';
import { laidCity } from '../testing/laid-cities.ts';
import type { StreetEdge, StreetNetwork } from '../street-network.ts';
import { mainStreets } from './main-streets.ts';

const plain = {
  cityCode: '0',
  version: 1,
  seed: '1',
  origin: { lng: 0, lat: 0 },
  halfSideMeters: 1000,
  water: [],
  hills: [],
  parks: [],
  coast: null,
} as const;

/** Nodes in a row 100 m apart. */
const nodes = [0, 1, 2, 3, 4].map((i) => [100 * i, 0] as const);
const edge = (
  from: number,
  to: number,
  nameIndex: number | null,
  rest: Partial<StreetEdge> = {},
): StreetEdge => ({
  from,
  to,
  nameIndex,
  streetClass: 'trunk',
  isBridge: false,
  path: [nodes[from], nodes[to]],
  lengthMeters: Math.abs(to - from) * 100,
  ...rest,
});
const network = (edges: readonly StreetEdge[]): StreetNetwork => ({
  ...plain,
  nodes,
  edges,
  streetNames: ['人民路', '解放路', '二环路'],
});

test('edges of a name in any order and direction are one line; lesser, nameless streets and motorways are none', () => {
  const made = mainStreets(
    network([
      edge(2, 1, 0),
      edge(0, 1, 0),
      edge(2, 3, 0),
      edge(3, 4, 1, { streetClass: 'primary' }),
      edge(0, 4, null),
      edge(0, 3, 2, { streetClass: 'motorway' }),
    ]),
    'trunk',
  );
  expect(made).toEqual([
    {
      name: '人民路',
      streetClass: 'trunk',
      path: [nodes[0], nodes[1], nodes[2], nodes[3]],
      lengthMeters: 300,
    },
  ]);
});

test('of a name in two parts the longer one counts, and a ring comes back to where it begins', () => {
  const parts = mainStreets(network([edge(0, 1, 0), edge(2, 3, 0), edge(3, 4, 0)]), 'trunk');
  expect(parts[0]).toMatchObject({ path: [nodes[2], nodes[3], nodes[4]], lengthMeters: 200 });
  const ring = mainStreets(network([edge(0, 1, 2), edge(1, 3, 2), edge(3, 0, 2)]), 'trunk');
  expect(ring[0].path.at(0)).toEqual(ring[0].path.at(-1));
  expect(ring[0].lengthMeters).toBe(600);
});

test('the widest streets of a city come first, each name once', () => {
  const { network: laid } = laidCity('510100');
  const made = mainStreets(laid, 'primary');
  expect(new Set(made.map(({ name }) => name)).size).toBe(made.length);
  expect(made.map(({ name }) => name)).toContain('二环路');
  expect(made.findIndex(({ streetClass }) => streetClass === 'primary')).toBeGreaterThan(
    made.findLastIndex(({ streetClass }) => streetClass === 'trunk'),
  );
  for (const { path, lengthMeters } of made) {
    const along = path
      .slice(1)
      .reduce((sum, [x, y], i) => sum + Math.hypot(x - path[i][0], y - path[i][1]), 0);
    expect(along / lengthMeters).toBeCloseTo(1, 1);
  }
});
