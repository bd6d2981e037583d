import { laidCity } from '@ooh/streets/testing/laid-cities';
import type { StreetEdge, StreetNetwork } from '@ooh/streets/street-network';
import { expect, test } from 'vitest';
import { boxAround, type LngLat } from './map-data.ts';
import { fadeRims, prepareStreets, type StreetDrawings } from './prepare-streets.ts';
import { streetRuns } from './street-runs.ts';

const edge = (from: number, to: number, nameIndex: number | null, path: StreetEdge['path']): StreetEdge => ({
  from,
  to,
  nameIndex,
  path,
  streetClass: nameIndex === null ? 'minor' : 'primary',
  isBridge: false,
  lengthMeters: 1000,
});

function drawingsOf(network: StreetNetwork): StreetDrawings {
  const { streets, streetNames, ground, coast, waterNames } = prepareStreets(network);
  return {
    streets: streets(),
    streetNames: streetNames(),
    ground: ground(),
    coast: coast(),
    waterNames: waterNames(),
  };
}

/** A street of two edges, declared from both ends, a ring of three, and a minor street. */
const network: StreetNetwork = {
  cityCode: '999900',
  version: 1,
  seed: '1',
  origin: { lng: 104, lat: 30 },
  halfSideMeters: 20_000,
  nodes: [
    [0, 0],
    [1000, 0],
    [2000, 0],
    [1000, 1000],
  ],
  edges: [
    edge(0, 1, 0, [
      [0, 0],
      [1000, 0],
    ]),
    edge(2, 1, 0, [
      [2000, 0],
      [1000, 0],
    ]),
    edge(1, 2, 1, [
      [1000, 0],
      [1500, 400],
      [2000, 0],
    ]),
    edge(2, 3, 1, [
      [2000, 0],
      [1000, 1000],
    ]),
    edge(3, 1, 1, [
      [1000, 1000],
      [1000, 0],
    ]),
    edge(0, 3, null, [
      [0, 0],
      [1000, 1000],
    ]),
  ],
  streetNames: ['人民路', '环城路'],
  water: [
    {
      name: '例江',
      ring: [
        [0, 100],
        [5000, 100],
        [10_000, 100],
        [10_000, -100],
        [5000, -100],
        [0, -100],
        [0, 100],
      ],
    },
  ],
  hills: [],
  parks: [
    {
      name: null,
      ring: [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 0],
      ],
    },
  ],
  coast: null,
};

test('the edges of a street are one run for its name, those of a ring as well', () => {
  const [first, ring, ...more] = streetRuns(network);
  expect(more).toEqual([]);
  expect(first).toMatchObject({ name: '人民路', rank: 3 });
  expect([first.path[0], first.path.at(-1)].map(String).sort()).toEqual(['0,0', '2000,0']);
  expect(ring.name).toBe('环城路');
  expect(ring.path[0]).toEqual(ring.path.at(-1));
  expect(ring.path).toHaveLength(5);
});

test('streets of one class in one part of the city are one feature, the narrow ones first', () => {
  const { streets, ground, coast, waterNames } = drawingsOf(network);
  expect(streets.features.map(({ properties }) => properties.rank)).toEqual([5, 3]);
  expect((streets.features[1].geometry.coordinates as LngLat[][]).length).toBe(5);
  expect(ground.features.map(({ properties }) => properties.kind)).toEqual(['park', 'water']);
  expect(coast.features).toEqual([]);
  // In the middle of the river.
  for (const { geometry } of waterNames.features)
    expect((geometry.coordinates as LngLat)[1]).toBeCloseTo(30, 6);
});

test('the sea fades towards the edge of its frame: rims over each other, none beyond the frame and none inside', () => {
  const half = 20_000;
  const { coast } = drawingsOf({ ...network, coast: { halfSideMeters: half, land: [] } });
  const [sea, ...rims] = coast.features.map(({ properties, geometry }) => ({
    kind: properties.kind,
    rings: geometry.coordinates as LngLat[][],
  }));
  expect(sea.kind).toBe('sea');
  expect(rims.map(({ kind }) => kind)).toEqual(Array.from({ length: fadeRims }, () => 'fade'));
  const east = (ring: LngLat[]) => boxAround(ring)![2];
  const seaEast = east(sea.rings[0]);
  const inner = rims.map(({ rings }) => east(rings[1]));
  expect([...inner]).toEqual(inner.toSorted((a, b) => a - b));
  for (const { rings } of rims) expect(east(rings[0]) / seaEast).toBeCloseTo(1, 4);
  expect((inner[0] - 104) / (seaEast - 104)).toBeCloseTo(0.78, 2);
  expect(inner.at(-1)).toBeLessThan(seaEast);
});

test('a drawn city holds every edge once, where it lies', () => {
  const { network: chengdu } = laidCity('510100');
  const { streets, streetNames } = drawingsOf(chengdu);
  const paths = streets.features.flatMap(({ geometry }) => geometry.coordinates as LngLat[][]);
  expect(paths).toHaveLength(chengdu.edges.length);
  const [west, south, east, north] = boxAround(paths.flat())!;
  expect([west, south, east, north].map((value) => Number(value.toFixed(1)))).toEqual([
    103.8, 30.4, 104.3, 30.9,
  ]);
  expect(new Set(streetNames.features.map(({ properties }) => properties.name)).size).toBe(
    chengdu.streetNames.length,
  );
});
