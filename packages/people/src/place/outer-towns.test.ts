import { expect, test } from 'vitest';
import { localPlane } from '@ooh/geo/local-plane';
import { polygonFrom } from '@ooh/geo/polygon';
import { mainPartOf } from '@ooh/streets/graph/street-graph';
import { latticeStreets } from '@ooh/streets/testing/lattice-streets';
import { withOuterTowns } from './outer-towns.ts';

const origin = { lng: 114, lat: 22.5 };
const plane = localPlane(origin.lng, origin.lat);
const box = (west: number, south: number, east: number, north: number) =>
  polygonFrom([
    plane.point(west, south),
    plane.point(east, south),
    plane.point(east, north),
    plane.point(west, north),
  ]);
const inner = box(-5000, -5000, 0, 5000);
// Its streets end after a kilometre; the rest reaches 20 km to the east.
const outer = box(0, -5000, 20_000, 5000);
const graph = latticeStreets({
  origin,
  seed: 1,
  box: [-5000, -5000, 1000, 5000],
  districtAt: (x) => (x < 0 ? 0 : 1),
  isBuilt: () => true,
});
const kmOf = (g: typeof graph, district: number): number =>
  g.lengthMeters.reduce(
    (sum, meters, s) => sum + (g.district[g.from[s]] === district ? meters / 1000 : 0),
    0,
  );

test('a district with too many residents for its streets gets a town in its empty part, tied to the network', () => {
  const grown = withOuterTowns(graph, [
    { area: inner, residents: 500_000 },
    { area: outer, residents: 800_000 },
  ]);
  const perKm = 1_300_000 / (kmOf(graph, 0) + kmOf(graph, 1));
  expect(800_000 / kmOf(grown, 1)).toBeLessThan(2.05 * perKm);
  expect(mainPartOf(grown).nodeCount).toBe(grown.nodeCount);
  expect([...grown.x.subarray(0, graph.nodeCount)]).toEqual([...graph.x]);
  const eastern = grown.x.filter((x, node) => node >= graph.nodeCount && x > 6000);
  expect(eastern.length).toBeGreaterThan(50);
  expect(grown.district.every((d) => d === 0 || d === 1)).toBe(true);
});

test('where all have room, or nothing is declared, the streets stay as they are', () => {
  expect(
    withOuterTowns(graph, [
      { area: inner, residents: 900_000 },
      { area: outer, residents: 150_000 },
    ]),
  ).toBe(graph);
  expect(
    withOuterTowns(graph, [
      { area: inner, residents: null },
      { area: outer, residents: null },
    ]),
  ).toBe(graph);
});
