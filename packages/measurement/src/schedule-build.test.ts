import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { audienceStore } from './audience-store.ts';
import { modelledReach, reachGrowth, weekBuild, type BuildPoint, type ReachGrowth } from './beyond-window.ts';
import { evaluateRates } from './rate-reach.ts';
import { seededRandom } from './random.ts';
import type { RateFlight } from './reach-build.ts';
import type { WeekdayStore } from './rate-store.ts';
import { growthSample, meanWeek, scheduleBuild } from './schedule-build.ts';
import { smallStore, someMask } from './testing/small-store.ts';

const random = seededRandom(12);
const store = smallStore(random, { persons: 80, media: 6, density: 0.4, highRate: 0.1 });
const measured: WeekdayStore = {
  store,
  dayMasks: Uint8Array.from(store.persons, () => 1 + random.below(127)),
};
const flights = fc.array(
  fc
    .record({
      medium: fc.nat({ max: 5 }),
      vehicles: fc.nat({ max: 6 }),
      startDay: fc.integer({ min: -5, max: 50 }),
      days: fc.nat({ max: 30 }),
    })
    .map(({ days, ...rest }): RateFlight => ({ ...rest, endDay: rest.startDay + days })),
  { maxLength: 6 },
);

test('for any schedule every model rises with time, is constant in gaps and stays within the universe', () => {
  fc.assert(
    fc.property(flights, fc.integer({ min: 1, max: 9 }), fc.boolean(), (schedule, step, masked) => {
      const audience = masked ? someMask(seededRandom(3), 80, 0.5) : null;
      const part = audience === null ? measured : audienceStore(measured, audience);
      const { points, growth } = scheduleBuild(part, schedule, 56, step);
      const { universe } = evaluateRates(store, [], { audience });
      expect(points.at(-1)?.day).toBe(56);
      expect(growth?.exponent ?? 0).toBeLessThanOrEqual(1);
      let before = { postedDays: 0, reach: 0, growing: 0, fixed: 0 };
      for (const { postedDays, reach, modelled } of points) {
        const { growing, fixed } = modelled ?? { growing: reach, fixed: 0 };
        expect(modelled === null).toBe(postedDays <= 7);
        expect(reach).toBeGreaterThanOrEqual(before.reach - 1e-9);
        expect(growing).toBeGreaterThanOrEqual(before.growing - 1e-9);
        expect(fixed).toBeGreaterThanOrEqual(before.fixed - 1e-9);
        expect(growing).toBeGreaterThanOrEqual(reach);
        for (const people of [reach, growing, fixed]) expect(people).toBeLessThanOrEqual(universe + 1e-9);
        if (postedDays === before.postedDays) expect(growing).toBeCloseTo(before.growing, 9);
        before = { postedDays, reach, growing, fixed };
      }
    }),
    { numRuns: 60 },
  );
});

test('a week of posting is measured, the eighth posted day is modelled, gaps do not count', () => {
  const schedule = [
    { medium: 0, vehicles: 3, startDay: 0, endDay: 5 },
    { medium: 1, vehicles: 2, startDay: 3, endDay: 5 },
    { medium: 0, vehicles: 3, startDay: 26, endDay: 40 },
  ];
  const { points } = scheduleBuild(measured, schedule, 42, 7);
  expect(points.map((point) => point.postedDays)).toEqual([5, 5, 5, 7, 14, 19]);
  expect(points.map((point) => point.modelled !== null)).toEqual([false, false, false, false, true, true]);
});

test('the mean week contains the plan’s contacts, by day and in total', () => {
  const schedule = [
    { medium: 2, vehicles: 4, startDay: 0, endDay: 14 },
    { medium: 3, vehicles: 2, startDay: 7, endDay: 10 },
  ];
  const week = meanWeek(measured, schedule, 28);
  // 14 days are posted, so the mean week contains half of all contacts.
  const lines = [
    { medium: 2, vehicles: 4, days: 7 },
    { medium: 3, vehicles: 2, days: 1.5 },
  ];
  const direct = evaluateRates(store, lines);
  const impressions = store.weights.reduce(
    (sum, weight, p) => sum + weight * week.reduce((contacts, day) => contacts + day[p], 0),
    0,
  );
  expect(impressions).toBeCloseTo(direct.impressions, 5);
  const only = meanWeek(measured, [{ medium: 4, vehicles: 1, startDay: 0, endDay: 7 }], 7);
  for (let e = store.rowStart[4]; e < store.rowStart[5]; e++) {
    for (let day = 0; day < 7; day++) {
      expect(only[day][store.persons[e]] > 0).toBe(((measured.dayMasks[e] >> day) & 1) === 1);
    }
  }
  expect(meanWeek(measured, [], 7).every((day) => day.every((contacts) => contacts === 0))).toBe(true);
});

test('extensions, make-goods and swaps are flights: the same days split differently build the same reach', () => {
  const whole = [{ medium: 1, vehicles: 5, startDay: 0, endDay: 28 }];
  // 续刊: bought in two parts. 换车: other vehicles of the line from the middle of a week on.
  const inParts = [
    { medium: 1, vehicles: 5, startDay: 0, endDay: 10 },
    { medium: 1, vehicles: 5, startDay: 10, endDay: 28 },
  ];
  const swapped = [
    { medium: 1, vehicles: 2, startDay: 0, endDay: 28 },
    { medium: 1, vehicles: 3, startDay: 0, endDay: 17 },
    { medium: 1, vehicles: 3, startDay: 17, endDay: 28 },
  ];
  const reference = scheduleBuild(measured, whole, 42, 7);
  for (const other of [inParts, swapped]) {
    scheduleBuild(measured, other, 42, 7).points.forEach(({ reach, modelled }, i) => {
      expect(reach).toBeCloseTo(reference.points[i].reach, 8);
      expect(modelled?.growing ?? 0).toBeCloseTo(reference.points[i].modelled?.growing ?? 0, 6);
    });
  }
  // 补刊: days lost, made good after the end, restore the promised reach.
  const madeGood = [
    { medium: 1, vehicles: 5, startDay: 0, endDay: 20 },
    { medium: 1, vehicles: 5, startDay: 33, endDay: 41 },
  ];
  const made = scheduleBuild(measured, madeGood, 42, 7).points;
  expect(made.at(-1)?.reach).toBeCloseTo(reference.points.at(-1)?.reach ?? 0, 8);
  expect(made[3].reach).toBeLessThan(reference.points[3].reach);
});

test('in a large panel the exponent is estimated from a sample, the shape from all persons', () => {
  const large = smallStore(seededRandom(6), { persons: 13_000, media: 2, density: 0.2, highRate: 0.05 });
  const pick = seededRandom(7);
  const weekdays = { store: large, dayMasks: Uint8Array.from(large.persons, () => 1 + pick.below(127)) };
  const schedule = [{ medium: 0, vehicles: 3, startDay: 0, endDay: 28 }];
  const { growth, points } = scheduleBuild(weekdays, schedule, 28, 7);
  expect(growthSample(weekdays).store.personCount).toBe(4334);
  expect(growthSample(measured).store).toBe(store);
  const whole = weekBuild(large.weights, meanWeek(weekdays, schedule, 28)) as BuildPoint[];
  const direct = reachGrowth(whole);
  expect(growth?.shape).toBeCloseTo(direct.shape, 6);
  expect(Math.abs((growth?.exponent ?? 0) - direct.exponent)).toBeLessThan(0.05);
  // The model at the end of the week equals the measured reach.
  const { universe } = evaluateRates(large, []);
  expect(modelledReach(growth as ReachGrowth, whole[6].mean, 7).growing).toBeCloseTo(
    points[0].reach / universe,
    6,
  );
});
