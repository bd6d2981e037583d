import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { binomialInto, evaluatePassages, type PassageLine, type PassageStore } from './passage-reach.ts';
import { seededRandom, type RandomSource } from './random.ts';

const smallPassages = (random: RandomSource, persons: number, media: number, most: number): PassageStore => {
  const rows = Array.from({ length: media }, () =>
    Array.from({ length: persons }, (_, person) => person).filter(() => random.next() < 0.5),
  );
  const flat = rows.flat();
  const rowStart = [0];
  for (const row of rows) rowStart.push(rowStart[rowStart.length - 1] + row.length);
  return {
    personCount: persons,
    weights: Float64Array.from({ length: persons }, () => 1 + random.below(50)),
    mediaCount: media,
    rowStart: Uint32Array.from(rowStart),
    persons: Uint32Array.from(flat),
    counts: Uint16Array.from(flat, () => 1 + random.below(most)),
    probabilities: Float64Array.from(flat, () => (random.next() < 0.1 ? 1 : 0.05 + 0.9 * random.next())),
  };
};

/** The probability of every single passage of a person. */
const passagesOf = (store: PassageStore, plan: readonly PassageLine[], person: number): number[] =>
  plan.flatMap(({ medium, repeats = 1 }) => {
    const found: number[] = [];
    for (let e = store.rowStart[medium]; e < store.rowStart[medium + 1]; e++) {
      if (store.persons[e] !== person) continue;
      for (let i = 0; i < store.counts[e] * repeats; i++) found.push(store.probabilities[e]);
    }
    return found;
  });

test('the distribution equals the sum over all outcomes of all passages', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 8 }), (seed, top) => {
      const random = seededRandom(seed);
      const store = smallPassages(random, 4, 4, 3);
      const plan = [0, 1, 2, 3].map((medium) => ({ medium }));
      const direct = Array.from({ length: top + 1 }, () => 0);
      for (let person = 0; person < 4; person++) {
        const chances = passagesOf(store, plan, person);
        for (let outcome = 0; outcome < 2 ** chances.length; outcome++) {
          let [probability, contacts] = [1, 0];
          chances.forEach((p, i) => {
            const seen = (outcome >> i) & 1;
            probability *= seen ? p : 1 - p;
            contacts += seen;
          });
          direct[Math.min(contacts, top)] += store.weights[person] * probability;
        }
      }
      const figures = evaluatePassages(store, plan, { maxFrequency: top });
      direct.forEach((people, n) => expect(figures.distribution[n]).toBeCloseTo(people, 9));
    }),
    { numRuns: 40 },
  );
});

test('reach is 1 − Π(1−p)^n, impressions Σ n·p; repeats add up, order has no effect, shares sum to the universe', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 0, max: 3 }), (seed, repeats) => {
      const random = seededRandom(seed);
      const store = smallPassages(random, 20, 5, 40);
      const plan = [0, 1, 2, 3, 4].map((medium) => ({ medium, repeats: medium === 2 ? repeats : 1 }));
      let [reach, impressions] = [0, 0];
      for (let person = 0; person < 20; person++) {
        const chances = passagesOf(store, plan, person);
        reach += store.weights[person] * (1 - chances.reduce((miss, p) => miss * (1 - p), 1));
        impressions += store.weights[person] * chances.reduce((sum, p) => sum + p, 0);
      }
      const figures = evaluatePassages(store, plan);
      expect(figures.reach).toBeCloseTo(reach, 7);
      expect(figures.impressions).toBeCloseTo(impressions, 7);
      const total = figures.distribution.reduce((sum, people) => sum + people, 0);
      expect(total / figures.universe).toBeCloseTo(1, 12);
      const turned = evaluatePassages(store, plan.toReversed());
      turned.distribution.forEach((people, n) => expect(people).toBeCloseTo(figures.distribution[n], 7));
    }),
  );
});

test('only persons of the audience are counted', () => {
  const store = smallPassages(seededRandom(3), 30, 4, 5);
  const plan = [{ medium: 0 }, { medium: 3 }];
  const mask = Uint8Array.from({ length: 30 }, (_, i) => i % 2);
  const parts = [mask, mask.map((b) => 1 - b)].map((audience) => evaluatePassages(store, plan, { audience }));
  const all = evaluatePassages(store, plan);
  expect(parts[0].reach + parts[1].reach).toBeCloseTo(all.reach, 9);
  expect(parts[0].universe + parts[1].universe).toBe(all.universe);
});

test('a binomial of thousands of passages has probability 1 in the top class and 0 below', () => {
  const [equal, atLeast] = [new Float64Array(6), new Float64Array(6)];
  binomialInto(60_000, 0.5, equal, atLeast);
  expect(Array.from(atLeast)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(equal.every((p) => p === 0)).toBe(true);
  binomialInto(3, 1, equal, atLeast);
  expect(Array.from(equal)).toEqual([0, 0, 0, 1, 0, 0]);
  expect(Array.from(atLeast)).toEqual([1, 1, 1, 1, 0, 0]);
  binomialInto(400, 0.001, equal, atLeast);
  // P(B ≥ 5), B(400, 0.001): by direct summation of choose(400, i) p^i q^(400−i).
  let tail = 0;
  let term = 0.999 ** 400;
  for (let i = 0; i <= 400; i++) {
    if (i >= 5) tail += term;
    term = (term * (400 - i) * 0.001) / ((i + 1) * 0.999);
  }
  expect(atLeast[5] / tail).toBeCloseTo(1, 10);
});

test('invalid input for the store is refused', () => {
  const store = smallPassages(seededRandom(1), 5, 2, 3);
  expect(() => evaluatePassages(store, [{ medium: 2 }])).toThrow(RangeError);
  expect(() => evaluatePassages(store, [{ medium: 0, repeats: 0.5 }])).toThrow(RangeError);
  expect(() => evaluatePassages(store, [], { audience: new Uint8Array(1) })).toThrow(RangeError);
});
