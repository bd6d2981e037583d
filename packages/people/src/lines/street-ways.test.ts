import { localPlane } from '@ooh/geo/local-plane';
import { pointToSegmentSquared } from '@ooh/geo/segment';
import { laidCity } from '@ooh/streets/testing/laid-cities';
import { expect, test } from 'vitest';
import { streetWays } from './street-ways.ts';

const { network } = laidCity('420100');
const plane = localPlane(network.origin.lng, network.origin.lat);
const ways = streetWays(network);
const degreesOf = (x: number, y: number): [number, number] => {
  const { lng, lat } = plane.point(x, y);
  return [lng, lat];
};

/** A rough way between two places in steps of about 300 m. */
function roughWay(from: readonly [number, number], to: readonly [number, number]): [number, number][] {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 300);
  return Array.from({ length: steps + 1 }, (_, i) =>
    degreesOf(from[0] + ((to[0] - from[0]) * i) / steps, from[1] + ((to[1] - from[1]) * i) / steps),
  );
}

/** Metres from a place to the nearest street, by looking at all of them. */
function metersToStreets(lng: number, lat: number): number {
  const [px, py] = [plane.x(lng), plane.y(lat)];
  let best = Infinity;
  for (const { path } of network.edges)
    for (let i = 1; i < path.length; i++)
      best = Math.min(best, pointToSegmentSquared(px, py, ...path[i - 1], ...path[i]));
  return Math.sqrt(best);
}

test.each([
  [
    [-4000, -3000],
    [5000, 2000],
  ],
  [
    [0, 6000],
    [2000, -5000],
  ],
] as const)('a rough way from %j to %j becomes one on streets, without a jump', (from, to) => {
  const way = ways.wayOf(roughWay(from, to))!;
  for (const [lng, lat] of way) expect(metersToStreets(lng, lat)).toBeLessThan(1);
  const xy = way.map(([lng, lat]) => [plane.x(lng), plane.y(lat)] as const);
  let length = 0;
  for (let i = 1; i < xy.length; i++) {
    const step = Math.hypot(xy[i][0] - xy[i - 1][0], xy[i][1] - xy[i - 1][1]);
    length += step;
    // The middle of every piece lies on a street as well.
    const [x, y] = [(xy[i][0] + xy[i - 1][0]) / 2, (xy[i][1] + xy[i - 1][1]) / 2];
    expect(metersToStreets(...degreesOf(x, y))).toBeLessThan(1);
  }
  const straight = Math.hypot(to[0] - from[0], to[1] - from[1]);
  expect(length).toBeGreaterThan(straight * 0.85);
  expect(length).toBeLessThan(straight * 1.8);
});

test('a slanting way runs straight on over the larger streets, with a turn in 1.5 km at most', () => {
  const slants = [
    [-6000, -5000, 5000, 4000],
    [-3000, 7000, 6000, -2000],
    [-8000, 1000, 3000, 8000],
  ] as const;
  for (const [fromX, fromY, toX, toY] of slants) {
    const way = ways.wayOf(roughWay([fromX, fromY], [toX, toY]))!;
    const xy = way.map(([lng, lat]) => [plane.x(lng), plane.y(lat)] as const);
    const steps = xy.slice(1).map(([x, y], i) => [x - xy[i][0], y - xy[i][1]] as const);
    const lengthMeters = steps.reduce((sum, [x, y]) => sum + Math.hypot(x, y), 0);
    const corners = steps.slice(1).filter(([x, y], i) => {
      const [px, py] = steps[i];
      return Math.abs(Math.atan2(px * y - py * x, px * x + py * y)) > 0.8;
    });
    expect(corners.length).toBeLessThanOrEqual(lengthMeters / 1500);
  }
});

test('a stop at a crossing has the names of both streets, whichever street one comes from', () => {
  const named = network.nodes.map(() => new Set<string>());
  for (const { from, to, nameIndex } of network.edges)
    if (nameIndex !== null) for (const node of [from, to]) named[node].add(network.streetNames[nameIndex]);
  const at = named.findIndex(({ size }) => size === 2);
  const [one, other] = named[at];
  const stem = (name: string) => name.replace(/(大道|高速|公路|路|街|道)$/, '');
  expect([`${stem(one)}${other}口`, `${stem(other)}${one}口`]).toContain(
    ways.nameAt(...degreesOf(...network.nodes[at])),
  );
});

test('beyond the streets a way stays as it is and nothing has a name', () => {
  const far = roughWay([200_000, 0], [203_000, 0]);
  expect(ways.reaches(...far[0])).toBe(false);
  ways.wayOf(far)!.forEach(([lng, lat], i) => {
    expect(lng).toBeCloseTo(far[i][0], 9);
    expect(lat).toBeCloseTo(far[i][1], 9);
  });
  expect(ways.nameAt(...far[0])).toBeNull();
});
