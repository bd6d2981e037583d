import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { audienceSize, planOverlap, targetAudienceIndex as indexOf, tgi } from './audience.ts';
import { chancesOfContact } from './poisson.ts';
import { seededRandom } from './random.ts';
import { evaluateRates, exposure } from './rate-reach.ts';
import type { PersonMask } from './reach-figures.ts';
import { drawPoisson, smallPlan, smallStore, someMask } from './testing/small-store.ts';

const targetAudienceIndex = (
  weights: Float64Array,
  contacts: Float64Array,
  target: PersonMask,
  base: PersonMask | null = null,
) => indexOf(weights, contacts, chancesOfContact(contacts), target, base);

test('computes both definitions of the concentration, each with its TGI', () => {
  const weights = Float64Array.of(100, 100, 200);
  const contacts = Float64Array.of(Math.log(2), Math.log(4), 0);
  const index = targetAudienceIndex(weights, contacts, Uint8Array.of(1, 0, 1));
  expect(index.baseShare).toBe(0.75);
  // Reached: 50 of the target, 75 of the rest.
  expect(index.people.share).toBeCloseTo(50 / 125, 12);
  expect(index.people.tgi).toBeCloseTo((100 * 0.4) / 0.75, 10);
  // Impressions: ln 2 against ln 4 = 2 ln 2.
  expect(index.impressions.share).toBeCloseTo(1 / 3, 12);
  const inBase = targetAudienceIndex(weights, contacts, Uint8Array.of(1, 0, 1), Uint8Array.of(1, 1, 0));
  expect(inBase.baseShare).toBe(0.5);
  expect(inBase.impressions.tgi).toBeCloseTo(200 / 3, 10);
});

test('both definitions agree with the figures of the plan in the target and in all people', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const random = seededRandom(seed);
      const store = smallStore(random, { persons: 40, media: 5, density: 0.5, highRate: 0.1 });
      const plan = [...smallPlan(random, 5), { medium: 0, vehicles: 1, days: 7 }];
      const target = someMask(random, 40, 0.4);
      const [all, inTarget] = [null, target].map((audience) => evaluateRates(store, plan, { audience }));
      const index = targetAudienceIndex(store.weights, exposure(store, plan), target);
      expect(index.people.share).toBeCloseTo(inTarget.reach / all.reach, 10);
      expect(index.impressions.share).toBeCloseTo(inTarget.impressions / all.impressions, 10);
      expect(index.baseShare).toBeCloseTo(inTarget.universe / all.universe, 12);
      const everybody = targetAudienceIndex(store.weights, exposure(store, plan), new Uint8Array(40).fill(1));
      expect(everybody.people.tgi).toBeCloseTo(100, 9);
      expect(everybody.impressions.tgi).toBeCloseTo(100, 9);
      expect(audienceSize(store.weights, target).people).toBeCloseTo(inTarget.universe, 9);
      expect(audienceSize(store.weights, target).personsInPanel).toBe(inTarget.personsInPanel);
    }),
  );
});

test('an empty delivery and an empty target have no figure instead of zero', () => {
  const weights = Float64Array.of(1, 1);
  const none = targetAudienceIndex(weights, new Float64Array(2), Uint8Array.of(1, 0));
  expect(none.people).toEqual({ share: null, tgi: null });
  expect(tgi(0.2, 0)).toBeNull();
  expect(tgi(null, 0.2)).toBeNull();
  expect(tgi(0.2, 0.1)).toBe(200);
});

test('overlap of two plans equals a Monte-Carlo of both, and inclusion–exclusion holds', () => {
  const random = seededRandom(9);
  const store = smallStore(random, { persons: 30, media: 6, density: 0.5, highRate: 0.03 });
  const plan = smallPlan(random, 6).map((line) => ({ ...line, vehicles: 1 }));
  const [a, b] = [exposure(store, plan.slice(0, 3)), exposure(store, plan.slice(3))];
  const overlap = planOverlap(store.weights, a, b);
  const both = evaluateRates(store, plan);
  expect(overlap.reachEither).toBeCloseTo(both.reach, 8);
  const runs = 20_000;
  let [sum, squares] = [0, 0];
  for (let run = 0; run < runs; run++) {
    let total = 0;
    for (let p = 0; p < 30; p++) {
      if (drawPoisson(random, a[p]) > 0 && drawPoisson(random, b[p]) > 0) total += store.weights[p];
    }
    sum += total;
    squares += total * total;
  }
  const mean = sum / runs;
  const standardError = Math.sqrt((squares / runs - mean * mean) / runs);
  expect(standardError).toBeGreaterThan(0);
  expect(Math.abs(mean - overlap.reachBoth)).toBeLessThan(5 * standardError);
  expect(overlap.shareOfA).toBeCloseTo(overlap.reachBoth / overlap.reachA, 12);
  expect(planOverlap(store.weights, a, new Float64Array(30)).shareOfB).toBeNull();
});
