import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from './random.ts';
import { evaluateExposure, evaluateRates, exposure } from './rate-reach.ts';
import type { RateLine, RateStore } from './rate-store.ts';
import { drawPoisson, smallPlan, smallStore, someMask } from './testing/small-store.ts';

const worked: RateStore = {
  personCount: 3,
  weights: Float64Array.of(100, 200, 50),
  mediaCount: 2,
  rowStart: Uint32Array.of(0, 2, 3),
  persons: Uint32Array.of(0, 1, 1),
  rates: Float32Array.of(0.5, 0.25, 0.125),
};

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1));

/** Every figure by its definition, person by person, no shared code. */
const byDefinition = (store: RateStore, plan: readonly RateLine[], mask: Uint8Array | null, top: number) => {
  let [universe, impressions] = [0, 0];
  const reachAtLeast = Array.from({ length: top + 1 }, () => 0);
  const contactsAtLeast = Array.from({ length: top + 1 }, () => 0);
  for (let p = 0; p < store.personCount; p++) {
    if (mask && !mask[p]) continue;
    let mean = 0;
    for (const line of plan) {
      for (let e = store.rowStart[line.medium]; e < store.rowStart[line.medium + 1]; e++) {
        if (store.persons[e] === p) mean += line.vehicles * line.days * store.rates[e];
      }
    }
    const w = store.weights[p];
    universe += w;
    impressions += w * mean;
    for (let k = 0; k <= top; k++) {
      for (let n = k; n < 150; n++) {
        const probability = (Math.exp(-mean) * mean ** n) / factorial(n);
        reachAtLeast[k] += w * probability;
        contactsAtLeast[k] += w * n * probability;
      }
    }
  }
  return { universe, impressions, reachAtLeast, contactsAtLeast };
};

test('computes exposures, impressions and reach of a worked example', () => {
  const plan = [
    { medium: 0, vehicles: 2, days: 3 },
    { medium: 1, vehicles: 1, days: 4 },
  ];
  expect(Array.from(exposure(worked, plan))).toEqual([3, 2, 0]);
  const figures = evaluateRates(worked, plan, { maxFrequency: 2 });
  expect(figures.universe).toBe(350);
  expect(figures.personsInPanel).toBe(3);
  expect(figures.personsExposed).toBe(2);
  expect(figures.impressions).toBe(700);
  const none = 100 * Math.exp(-3) + 200 * Math.exp(-2) + 50;
  const one = 300 * Math.exp(-3) + 400 * Math.exp(-2);
  expect(figures.distribution[0]).toBeCloseTo(none, 9);
  expect(figures.distribution[1]).toBeCloseTo(one, 9);
  expect(figures.distribution[2]).toBeCloseTo(350 - none - one, 9);
  expect(figures.reach).toBeCloseTo(350 - none, 9);
  expect(figures.frequency).toBeCloseTo(700 / (350 - none), 9);
  // Not IMP / R_2: contacts of people reached only once are excluded.
  expect(figures.frequencyOfReachedAtLeast[2]).toBeCloseTo((700 - one) / (350 - none - one), 9);
  expect(figures.effectiveSample).toBeCloseTo(350 ** 2 / (100 ** 2 + 200 ** 2 + 50 ** 2), 9);
});

test('every figure equals its definition on random panels, with and without an audience', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 12 }), fc.boolean(), (seed, top, masked) => {
      const random = seededRandom(seed);
      const store = smallStore(random, { persons: 25, media: 6, density: 0.4, highRate: 0.1 });
      const plan = smallPlan(random, 6);
      const audience = masked ? someMask(random, 25, 0.5) : null;
      const figures = evaluateRates(store, plan, { audience, maxFrequency: top });
      const direct = byDefinition(store, plan, audience, top);
      const near = (a: number, b: number) =>
        expect(Math.abs(a - b)).toBeLessThan(1e-9 * (1 + direct.universe));
      near(figures.universe, direct.universe);
      near(figures.impressions, direct.impressions);
      direct.reachAtLeast.forEach((reach, k) => near(figures.reachAtLeast[k], reach));
      direct.contactsAtLeast.forEach((contacts, k) => {
        const frequency = figures.frequencyOfReachedAtLeast[k];
        if (direct.reachAtLeast[k] > 1e-3) {
          expect(frequency).toBeCloseTo(contacts / direct.reachAtLeast[k], 6);
        }
      });
    }),
    { numRuns: 60 },
  );
});

test('reach, every N+ share and impressions equal a Monte-Carlo of the contacts within five standard errors', () => {
  const random = seededRandom(11);
  const store = smallStore(random, { persons: 60, media: 8, density: 0.3, highRate: 0.08 });
  const plan = smallPlan(random, 8);
  const figures = evaluateRates(store, plan, { maxFrequency: 6 });
  const runs = 4000;
  const sums = Array.from({ length: 8 }, () => 0);
  const squares = Array.from({ length: 8 }, () => 0);
  const contacts = new Int32Array(store.personCount);
  for (let run = 0; run < runs; run++) {
    contacts.fill(0);
    for (const { medium, vehicles, days } of plan) {
      for (let e = store.rowStart[medium]; e < store.rowStart[medium + 1]; e++) {
        contacts[store.persons[e]] += drawPoisson(random, vehicles * days * store.rates[e]);
      }
    }
    const totals = Array.from({ length: 8 }, () => 0);
    contacts.forEach((n, p) => {
      for (let k = 1; k <= Math.min(n, 6); k++) totals[k] += store.weights[p];
      totals[7] += n * store.weights[p];
    });
    totals.forEach((total, i) => {
      sums[i] += total;
      squares[i] += total * total;
    });
  }
  const expected = [0, ...figures.reachAtLeast.slice(1), figures.impressions];
  for (let i = 1; i < 8; i++) {
    const mean = sums[i] / runs;
    const standardError = Math.sqrt((squares[i] / runs - mean * mean) / runs);
    expect(standardError).toBeGreaterThan(0);
    expect(Math.abs(mean - expected[i])).toBeLessThan(5 * standardError);
  }
});

const case_ = fc.integer().map((seed) => {
  const random = seededRandom(seed);
  const store = smallStore(random, { persons: 40, media: 7, density: 0.5, highRate: 0.2 });
  return { random, store, plan: smallPlan(random, 7) };
});

test('conservation: shares sum to the universe, contacts to the impressions, reach stays below it', () => {
  fc.assert(
    fc.property(case_, ({ store, plan }) => {
      const figures = evaluateRates(store, plan, { maxFrequency: 100 });
      const total = figures.distribution.reduce((sum, people) => sum + people, 0);
      expect(total / figures.universe).toBeCloseTo(1, 12);
      const contacts = figures.distribution.slice(0, 100).reduce((sum, people, n) => sum + n * people, 0);
      const open = figures.reachAtLeast[100] * (figures.frequencyOfReachedAtLeast[100] ?? 0);
      expect((contacts + open) / Math.max(1, figures.impressions)).toBeCloseTo(
        figures.impressions / Math.max(1, figures.impressions),
        9,
      );
      for (let k = 1; k <= 100; k++) {
        expect(figures.reachAtLeast[k]).toBeLessThanOrEqual(figures.reachAtLeast[k - 1] * (1 + 1e-12));
        const frequency = figures.frequencyOfReachedAtLeast[k];
        if (frequency !== null) expect(frequency).toBeGreaterThanOrEqual(k * (1 - 1e-9));
      }
      expect(figures.reach).toBeLessThanOrEqual(figures.universe);
    }),
  );
});

test('plan order has no effect; a line split in two equals one line; more vehicles never reach fewer people', () => {
  fc.assert(
    fc.property(case_, fc.nat({ max: 6 }), ({ store, plan }, at) => {
      const figures = evaluateRates(store, plan);
      const reversed = evaluateRates(store, plan.toReversed());
      expect(reversed.reach / figures.universe).toBeCloseTo(figures.reach / figures.universe, 12);
      const line = plan[at];
      const split = [
        ...plan.filter((_, i) => i !== at),
        { ...line, days: line.days - 1 },
        { ...line, days: 1 },
      ];
      expect(evaluateRates(store, split).reach / figures.universe).toBeCloseTo(
        figures.reach / figures.universe,
        12,
      );
      const more = evaluateRates(store, [...plan, { ...line, vehicles: 1 }]);
      more.reachAtLeast.forEach((reach, k) => {
        expect(reach).toBeGreaterThanOrEqual(figures.reachAtLeast[k] - 1e-9 * figures.universe);
      });
    }),
  );
});

test('an audience and its complement add up to all people', () => {
  fc.assert(
    fc.property(case_, ({ random, store, plan }) => {
      const audience = someMask(random, store.personCount, 0.4);
      const rest = audience.map((belongs) => 1 - belongs);
      const all = evaluateRates(store, plan);
      const [a, b] = [audience, rest].map((mask) => evaluateRates(store, plan, { audience: mask }));
      expect(a.personsInPanel + b.personsInPanel).toBe(all.personsInPanel);
      all.distribution.forEach((people, n) => {
        expect(a.distribution[n] + b.distribution[n]).toBeCloseTo(people, 6);
      });
      const masked = evaluateExposure(store.weights, exposure(store, plan, audience), { audience });
      expect(masked).toEqual(a);
    }),
  );
});

test('handles an empty plan, thousands of contacts and an empty audience', () => {
  const nothing = evaluateRates(worked, []);
  expect(nothing.reach).toBe(0);
  expect(nothing.frequency).toBeNull();
  expect(nothing.distribution[0]).toBe(350);
  const flood = evaluateRates(worked, [{ medium: 0, vehicles: 1000, days: 365 }]);
  expect(flood.reach).toBeCloseTo(300, 9);
  expect(flood.distribution[10]).toBeCloseTo(300, 9);
  const nobody = evaluateRates(worked, [{ medium: 0, vehicles: 1, days: 1 }], {
    audience: new Uint8Array(3),
  });
  expect([nobody.universe, nobody.reach, nobody.personsInPanel, nobody.effectiveSample]).toEqual([
    0, 0, 0, 0,
  ]);
});

test('invalid input for the store is refused', () => {
  expect(() => evaluateRates(worked, [{ medium: 2, vehicles: 1, days: 1 }])).toThrow(RangeError);
  expect(() => evaluateRates(worked, [{ medium: -1, vehicles: 1, days: 1 }])).toThrow(RangeError);
  expect(() => evaluateRates(worked, [{ medium: 0, vehicles: -1, days: 1 }])).toThrow(RangeError);
  expect(() => evaluateRates(worked, [{ medium: 0, vehicles: 1, days: Number.NaN }])).toThrow(RangeError);
  expect(() => evaluateRates(worked, [], { audience: new Uint8Array(2) })).toThrow(RangeError);
  expect(() => evaluateRates(worked, [], { maxFrequency: 0 })).toThrow(RangeError);
  expect(() => evaluateRates(worked, [], { maxFrequency: 2.5 })).toThrow(RangeError);
});
