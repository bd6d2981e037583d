import { toWgs84, wgs84, type Wgs84Point } from '@ooh/geo/point';
import { randomStream } from '@ooh/reference/random';
import { expect, test } from 'vitest';
import { numbersIn } from './suspect-crs.ts';
import { suspectByWays } from './suspect-ways.ts';

/** Roads 400 m to 700 m apart, as ways of lines. */
const spaces = [0.004, 0.0055, 0.0068, 0.0045, 0.006, 0.005, 0.0062, 0.0048];
const steps = spaces.reduce<number[]>((at, space) => [...at, at[at.length - 1] + space], [0]);
const [west, south] = [114, 22.52];
const ways = steps.flatMap((step) => [
  steps.map((other) => [west + step, south + other] as const),
  steps.map((other) => [west + other, south + step] as const),
]);

/** Shelters up to 12 m beside the roads. */
const random = randomStream(7, 'shelters');
const reach = steps[steps.length - 1];
const shelters = Array.from({ length: 120 }, (_, i): Wgs84Point => {
  const [step, along] = [steps[Math.floor(random.next() * steps.length)], random.next() * reach];
  const beside = (random.next() - 0.5) * 0.00022;
  return i % 2 === 0
    ? wgs84(west + step + beside, south + along)
    : wgs84(west + along, south + step + beside);
});

test('shelters beside roads are not suspected in the right system', () => {
  expect(suspectByWays(shelters, ways, 'WGS84')).toBeNull();
});

test.each(['GCJ02', 'BD09'] as const)(
  'numbers of %s read as WGS-84 lie between the roads, and on them in their own system',
  (system) => {
    const found = suspectByWays(
      shelters.map((point) => numbersIn(system, point)),
      ways,
      'WGS84',
    );
    expect(found).toMatchObject({ likely: system, count: 120 });
    expect(found!.likelyMeters).toBeLessThan(15);
    expect(found!.meters).toBeGreaterThan(60);
  },
);

test('true numbers read in a system of a vendor are noticed as well', () => {
  const overread = shelters.map(({ lng, lat }) => toWgs84('GCJ02', lng, lat));
  expect(suspectByWays(overread, ways, 'GCJ02')?.likely).toBe('WGS84');
});

test('positions within blocks, few points and a city without ways give no result', () => {
  const lifts = Array.from({ length: 200 }, () =>
    wgs84(west + random.next() * reach, south + random.next() * reach),
  );
  for (const system of ['WGS84', 'GCJ02', 'BD09'] as const)
    expect(suspectByWays(lifts, ways, system)).toBeNull();
  const few = shelters.slice(0, 29).map((point) => numbersIn('BD09', point));
  expect(suspectByWays(few, ways, 'WGS84')).toBeNull();
  expect(suspectByWays(shelters, [], 'GCJ02')).toBeNull();
});
