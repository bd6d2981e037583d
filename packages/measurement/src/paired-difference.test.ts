import { expect, test } from 'vitest';
import { planIntervals } from './interval.ts';
import { pairedDifference } from './paired-difference.ts';
import { seededRandom, type RandomSource } from './random.ts';
import { someMask } from './testing/small-store.ts';

const persons = 600;
const design = {
  strata: Uint8Array.from({ length: persons }, (_, p) => p % 3),
  weights: Float64Array.from({ length: persons }, (_, p) => [100, 60, 20][p % 3]),
};

/** A plan, and the same plan with one more line that one person in ten meets. */
const drawPlans = (random: RandomSource): [Float64Array, Float64Array] => {
  const first = Float64Array.from(design.strata, (stratum) =>
    random.next() < 0.4 ? 0 : (stratum + 1) * random.next(),
  );
  return [first, first.map((mean) => mean + (random.next() < 0.1 ? random.next() : 0))];
};

test('the estimate is the difference of two evaluations, also in an audience', () => {
  const random = seededRandom(1);
  const [first, second] = drawPlans(random);
  for (const audience of [null, someMask(random, persons, 0.5)]) {
    const [a, b] = [first, second].map((contacts) => planIntervals(design, contacts, { audience }));
    const difference = pairedDifference(design, first, second, audience);
    expect(difference.reach.estimate).toBeCloseTo(b.reach.estimate - a.reach.estimate, 6);
    expect(difference.reachShare.estimate).toBeCloseTo(b.reachShare.estimate - a.reachShare.estimate, 10);
    expect(difference.impressions.estimate).toBeCloseTo(b.impressions.estimate - a.impressions.estimate, 6);
    const changed = first.filter((mean, p) => mean !== second[p] && (audience === null || audience[p] === 1));
    expect(difference.personsChanged).toBe(changed.length);
    // Swapping the plans changes the sign only.
    const back = pairedDifference(design, second, first, audience);
    expect(back.reachShare.low).toBeCloseTo(-difference.reachShare.high, 12);
  }
});

test('the interval is far narrower than two separate intervals, and 0 for identical plans', () => {
  const [first, second] = drawPlans(seededRandom(2));
  const apart = Math.hypot(
    planIntervals(design, first).reachShare.standardError,
    planIntervals(design, second).reachShare.standardError,
  );
  const { reachShare } = pairedDifference(design, first, second);
  expect(reachShare.standardError).toBeLessThan(apart / 3);
  expect(reachShare.low).toBeGreaterThan(0);
  const same = pairedDifference(design, first, first);
  expect([same.reach.low, same.reach.high, same.personsChanged]).toEqual([0, 0, 0]);
});

test('for a hundred persons the variance is the textbook variance of the mean difference', () => {
  const plain = { strata: new Uint8Array(100), weights: new Float64Array(100).fill(7) };
  const first = new Float64Array(100);
  const second = Float64Array.from({ length: 100 }, (_, p) => (p < 20 ? Infinity : 0));
  const { reachShare } = pairedDifference(plain, first, second);
  expect(reachShare.estimate).toBeCloseTo(0.2, 12);
  expect(reachShare.standardError).toBeCloseTo(Math.sqrt((0.2 * 0.8) / 99), 12);
});

test('95 % intervals of the difference cover the truth in 93 to 97 of 100 new panels', () => {
  // Truth: the population from which the persons are drawn.
  const truth = seededRandom(50);
  let [reach, universe] = [0, 0];
  for (let draw = 0; draw < 1500; draw++) {
    const [first, second] = drawPlans(truth);
    for (let p = 0; p < persons; p++) {
      reach += design.weights[p] * (Math.exp(-first[p]) - Math.exp(-second[p]));
      universe += design.weights[p];
    }
  }
  const random = seededRandom(51);
  const panels = 2000;
  let covered = 0;
  for (let panel = 0; panel < panels; panel++) {
    const { reachShare } = pairedDifference(design, ...drawPlans(random));
    if (reachShare.low <= reach / universe && reach / universe <= reachShare.high) covered++;
  }
  expect(covered / panels).toBeGreaterThan(0.93);
  expect(covered / panels).toBeLessThan(0.97);
});

test('an empty audience and panels of unequal length are refused', () => {
  const [first, second] = drawPlans(seededRandom(3));
  expect(() => pairedDifference(design, first, second, new Uint8Array(persons))).toThrow(RangeError);
  expect(() => pairedDifference(design, first, second.subarray(1))).toThrow(RangeError);
});
