import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';
import { evaluateExposure, evaluateRates } from './rate-reach.ts';
import { reachBuild, type RateFlight } from './reach-build.ts';
import { smallStore, someMask } from './testing/small-store.ts';

const random = seededRandom(5);
const store = smallStore(random, { persons: 50, media: 5, density: 0.4, highRate: 0.1 });
const flight = fc
  .record({
    medium: fc.nat({ max: 4 }),
    vehicles: fc.nat({ max: 5 }),
    startDay: fc.integer({ min: -5, max: 40 }),
    days: fc.nat({ max: 30 }),
  })
  .map(({ days, ...rest }): RateFlight => ({ ...rest, endDay: rest.startDay + days }));

/** The plan by day: a one-day line for every vehicle-day inside the window. */
const dayByDay = (flights: readonly RateFlight[], day: number) =>
  Array.from({ length: day }, (_, d) => d).flatMap((d) =>
    flights
      .filter(({ startDay, endDay }) => startDay <= d && d < endDay)
      .map(({ medium, vehicles }) => ({ medium, vehicles, days: 1 })),
  );

test('any schedule, including gaps and overlaps, equals the same plan split into days', () => {
  fc.assert(
    fc.property(fc.array(flight, { maxLength: 6 }), fc.integer({ min: 1, max: 9 }), (flights, step) => {
      const { points, contacts, universe } = reachBuild(store, flights, 30, step);
      expect(points.at(-1)?.day).toBe(30);
      expect(points).toHaveLength(Math.ceil(30 / step));
      let before = 0;
      for (const point of points) {
        const direct = evaluateRates(store, dayByDay(flights, point.day));
        expect(point.reach).toBeCloseTo(direct.reach, 6);
        expect(point.impressions).toBeCloseTo(direct.impressions, 6);
        expect(point.reach).toBeGreaterThanOrEqual(before - 1e-9);
        before = point.reach;
      }
      const whole = evaluateRates(store, dayByDay(flights, 30));
      expect(universe).toBeCloseTo(whole.universe, 9);
      // The contacts until the horizon give every other figure, N+ included.
      const fromContacts = evaluateExposure(store.weights, contacts).reachAtLeast;
      fromContacts.forEach((reach, k) => expect(reach).toBeCloseTo(whole.reachAtLeast[k], 6));
    }),
    { numRuns: 50 },
  );
});

test('reach is constant in a gap, and an invalid flight is refused', () => {
  const { points } = reachBuild(
    store,
    [
      { medium: 0, vehicles: 2, startDay: 0, endDay: 7 },
      { medium: 0, vehicles: 2, startDay: 14, endDay: 21 },
    ],
    21,
    7,
  );
  expect(points[1].reach).toBe(points[0].reach);
  expect(points[2].reach).toBeGreaterThan(points[1].reach);
  expect(() => reachBuild(store, [{ medium: 0, vehicles: 1, startDay: 5, endDay: 4 }], 7, 1)).toThrow(
    RangeError,
  );
  expect(() => reachBuild(store, [], 7, 0)).toThrow(RangeError);
});

test('only people of the audience are counted', () => {
  const audience = someMask(seededRandom(8), 50, 0.4);
  const schedule = [{ medium: 1, vehicles: 3, startDay: 0, endDay: 10 }];
  const { points, universe } = reachBuild(store, schedule, 10, 5, audience);
  const direct = evaluateRates(store, [{ medium: 1, vehicles: 3, days: 10 }], { audience });
  expect(universe).toBeCloseTo(direct.universe, 9);
  expect(points[1].reach).toBeCloseTo(direct.reach, 9);
  expect(points[1].impressions).toBeCloseTo(direct.impressions, 9);
});

test('a share of the time gives that share of the contacts, and shares of a loop add up to the whole', () => {
  const flight = { medium: 2, vehicles: 4, startDay: 0, endDay: 14 };
  const whole = reachBuild(store, [flight], 14, 7).points;
  const shared = reachBuild(
    store,
    [0.2, 0.3, 0.5].map((shareOfTime) => ({ ...flight, shareOfTime })),
    14,
    7,
  ).points;
  const half = reachBuild(store, [{ ...flight, shareOfTime: 0.5 }], 14, 7).points;
  whole.forEach((point, i) => {
    expect(shared[i].reach).toBeCloseTo(point.reach, 9);
    expect(half[i].impressions).toBeCloseTo(point.impressions / 2, 9);
    expect(half[i].reach).toBeGreaterThan(point.reach / 2);
  });
  expect(() => reachBuild(store, [{ ...flight, shareOfTime: 1.1 }], 14, 7)).toThrow(RangeError);
});
