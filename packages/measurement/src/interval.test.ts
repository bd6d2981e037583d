import { expect, test } from 'vitest';
import { targetShareInterval } from './audience.ts';
import { bootstrapFactors, bootstrapIntervals } from './bootstrap.ts';
import {
  effectiveSample,
  planIntervals,
  ratioInterval,
  stratifiedVariance,
  stratumSizesOf,
  totalInterval,
  type Interval,
} from './interval.ts';
import { chancesOfContact } from './poisson.ts';
import { seededRandom, type RandomSource } from './random.ts';
import { evaluateExposure } from './rate-reach.ts';
import { someMask } from './testing/small-store.ts';

/** Persons of a population with strata of different exposure; shares 0.5, 0.3, 0.2. */
const drawPerson = (random: RandomSource, stratum: number) =>
  random.next() < 0.3 ? 0 : (stratum + 1) * random.next();
const sizes = [500, 300, 200];
const design = {
  strata: Uint8Array.from({ length: 1000 }, (_, i) => (i < 500 ? 0 : i < 800 ? 1 : 2)),
  weights: Float64Array.from({ length: 1000 }, (_, i) => (i < 500 ? 100 : i < 800 ? 60 : 20)),
};
const drawPanel = (random: RandomSource): Float64Array =>
  Float64Array.from(design.strata, (stratum) => drawPerson(random, stratum));

test('the variance within strata is the textbook one, with strata of one person pooled', () => {
  const z = Float64Array.of(1, 3, 10, 20, 30);
  // Stratum 0: 2/1 · 2 = 4. Stratum 1: 3/2 · 200 = 300.
  expect(stratifiedVariance(z, Uint8Array.of(0, 0, 1, 1, 1))).toBeCloseTo(304, 10);
  // Persons 0 and 1 are alone in their strata and form one pool.
  expect(stratifiedVariance(z, Uint8Array.of(7, 9, 1, 1, 1))).toBeCloseTo(304, 10);
  expect(stratifiedVariance(Float64Array.of(5), Uint8Array.of(0))).toBe(25);
  expect(() => stratifiedVariance(z, Uint8Array.of(0))).toThrow(RangeError);
});

test('an audience listed alone has the same intervals as within the panel', () => {
  const random = seededRandom(5);
  const strata = Uint16Array.from({ length: 300 }, (_, i) => (i < 3 ? 10 + i : i % 4));
  const panel = { strata, weights: Float64Array.from(strata, () => 1 + random.next()) };
  const contacts = Float64Array.from(strata, () => (random.next() < 0.4 ? 0 : 3 * random.next()));
  for (const share of [0.05, 0.5, 1]) {
    const mask = someMask(random, 300, share);
    const members = [...mask.keys()].filter((p) => mask[p] !== 0);
    const alone = {
      weights: Float64Array.from(members, (p) => panel.weights[p]),
      strata: Uint16Array.from(members, (p) => strata[p]),
      stratumSizes: stratumSizesOf(strata),
    };
    const own = planIntervals(
      alone,
      Float64Array.from(members, (p) => contacts[p]),
    );
    const masked = planIntervals(panel, contacts, { audience: mask });
    for (const figure of ['reach', 'reachShare', 'impressions', 'frequency'] as const) {
      expect(own[figure]?.estimate).toBeCloseTo(masked[figure]?.estimate as number, 9);
      expect(own[figure]?.standardError).toBeCloseTo(masked[figure]?.standardError as number, 9);
    }
  }
});

test('the interval of a share in a simple random sample is the textbook one', () => {
  const y = Float64Array.from({ length: 400 }, (_, i) => (i < 100 ? 1 : 0));
  const plain = { weights: new Float64Array(400).fill(10), strata: new Uint8Array(400) };
  const share = ratioInterval(plain, y, null) as Interval;
  const standardError = Math.sqrt((0.25 * 0.75) / 399);
  expect(share.estimate).toBe(0.25);
  expect(share.standardError).toBeCloseTo(standardError, 10);
  expect(share.low).toBeCloseTo(0.25 - 1.96 * standardError, 5);
  expect(share.high).toBeCloseTo(0.25 + 1.96 * standardError, 5);
  expect(totalInterval(plain, y).standardError).toBeCloseTo(4000 * standardError, 6);
});

test('estimates are the figures of the plan; shares stay within 0 and 1; an empty audience has no interval', () => {
  const random = seededRandom(2);
  const contacts = drawPanel(random);
  const audience = someMask(random, 1000, 0.3);
  const figures = evaluateExposure(design.weights, contacts, { audience, maxFrequency: 4 });
  const intervals = planIntervals(design, contacts, { audience, maxFrequency: 4 });
  expect(intervals.reach.estimate).toBeCloseTo(figures.reach, 6);
  expect(intervals.impressions.estimate).toBeCloseTo(figures.impressions, 6);
  expect(intervals.frequency?.estimate).toBeCloseTo(figures.frequency as number, 9);
  intervals.shareAtLeast.forEach((share, i) => {
    expect(share.estimate).toBeCloseTo(figures.reachAtLeast[i + 1] / figures.universe, 9);
    expect(share.low).toBeGreaterThanOrEqual(0);
    expect(share.high).toBeLessThanOrEqual(1);
  });
  expect(() => planIntervals(design, contacts, { audience: new Uint8Array(1000) })).toThrow(RangeError);
  expect(planIntervals(design, new Float64Array(1000)).frequency).toBeNull();
  expect(effectiveSample(design.weights, audience)).toBeCloseTo(figures.effectiveSample, 9);
});

/** Truth by a large draw from the same population: the mean of a person's figure in each stratum. */
const truthOf = (figure: (mean: number) => number): number => {
  const big = seededRandom(100);
  return sizes.reduce((total, size, stratum) => {
    let sum = 0;
    const draws = 400_000;
    for (let i = 0; i < draws; i++) sum += figure(drawPerson(big, stratum));
    return total + (size * [100, 60, 20][stratum] * sum) / draws;
  }, 0);
};
const covers = (interval: Interval | null, truth: number): number =>
  interval !== null && interval.low <= truth && truth <= interval.high ? 1 : 0;

test('95 % intervals cover the truth in 93 to 97 of 100 new panels', () => {
  const reach = truthOf((mean) => 1 - Math.exp(-mean));
  const impressions = truthOf((mean) => mean);
  const twice = truthOf((mean) => 1 - Math.exp(-mean) * (1 + mean));
  const universe = design.weights.reduce((sum, weight) => sum + weight, 0);
  const random = seededRandom(101);
  const covered = [0, 0, 0, 0, 0];
  // 2,000 panels: 93 and 97 lie four standard deviations of the count from 95.
  const panels = 2000;
  for (let i = 0; i < panels; i++) {
    const figures = planIntervals(design, drawPanel(random), { maxFrequency: 2 });
    covered[0] += covers(figures.reach, reach);
    covered[1] += covers(figures.impressions, impressions);
    covered[2] += covers(figures.frequency, impressions / reach);
    covered[3] += covers(figures.reachShare, reach / universe);
    covered[4] += covers(figures.shareAtLeast[1], twice / universe);
  }
  for (const count of covered) {
    expect(count / panels).toBeGreaterThan(0.93);
    expect(count / panels).toBeLessThan(0.97);
  }
});

test('bootstrap intervals cover the truth in 93 to 97 of 100 new panels', () => {
  // Every fourth person of the design, for speed.
  const quarter = {
    strata: design.strata.filter((_, i) => i % 4 === 0),
    weights: design.weights.filter((_, i) => i % 4 === 0),
  };
  const reach = truthOf((mean) => 1 - Math.exp(-mean)) / 4;
  const impressions = truthOf((mean) => mean) / 4;
  const random = seededRandom(103);
  const covered = [0, 0, 0];
  const panels = 1000;
  for (let i = 0; i < panels; i++) {
    const contacts = Float64Array.from(quarter.strata, (stratum) => drawPerson(random, stratum));
    const drawn = bootstrapIntervals(quarter, contacts, random, { replicates: 200 });
    covered[0] += covers(drawn.reach, reach);
    covered[1] += covers(drawn.impressions, impressions);
    covered[2] += covers(drawn.frequency, impressions / reach);
  }
  for (const count of covered) {
    expect(count / panels).toBeGreaterThan(0.93);
    expect(count / panels).toBeLessThan(0.97);
  }
});

test('the bootstrap agrees with linearisation, also for an audience, and is reproducible from a seed', () => {
  const random = seededRandom(4);
  const contacts = drawPanel(random);
  for (const audience of [null, someMask(random, 1000, 0.4)]) {
    const linear = planIntervals(design, contacts, { audience });
    const drawn = bootstrapIntervals(design, contacts, seededRandom(5), { audience, replicates: 2000 });
    for (const figure of ['reach', 'reachShare', 'impressions', 'frequency'] as const) {
      const [a, b] = [linear[figure] as Interval, drawn[figure] as Interval];
      expect(b.estimate).toBeCloseTo(a.estimate, 6);
      // A standard error from 2,000 replicates has a relative error of 1/√4000 = 1.6 %.
      expect(Math.abs(b.standardError / a.standardError - 1)).toBeLessThan(0.08);
      expect(Math.abs(b.low - a.low)).toBeLessThan(0.25 * a.standardError);
      expect(Math.abs(b.high - a.high)).toBeLessThan(0.25 * a.standardError);
    }
    const again = bootstrapIntervals(design, contacts, seededRandom(5), { audience, replicates: 2000 });
    expect(again).toEqual(drawn);
  }
});

test('for the target share of people and of impressions, linearisation agrees with the person bootstrap', () => {
  const contacts = drawPanel(seededRandom(7));
  const target = someMask(seededRandom(8), 1000, 0.35);
  const draw = bootstrapFactors(design.strata);
  for (const delivered of [chancesOfContact(contacts), contacts]) {
    const linear = targetShareInterval(design, delivered, target) as Interval;
    const shareAt = (factors: Float64Array): number => {
      const met = (p: number) => design.weights[p] * factors[p] * delivered[p];
      const persons = [...delivered.keys()];
      const all = persons.reduce((sum, p) => sum + met(p), 0);
      return persons.reduce((sum, p) => sum + target[p] * met(p), 0) / all;
    };
    expect(linear.estimate).toBeCloseTo(shareAt(new Float64Array(1000).fill(1)), 12);
    const random = seededRandom(9);
    const shares = Array.from({ length: 2000 }, () => shareAt(draw(random)));
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (shares.length - 1);
    expect(Math.abs(Math.sqrt(variance) / linear.standardError - 1)).toBeLessThan(0.08);
    const sorted = shares.toSorted((a, b) => a - b);
    expect(Math.abs(sorted[50] - linear.low)).toBeLessThan(0.25 * linear.standardError);
    expect(Math.abs(sorted[1949] - linear.high)).toBeLessThan(0.25 * linear.standardError);
  }
  expect(targetShareInterval(design, new Float64Array(1000), target)).toBeNull();
});

test('stratification removes the variance between strata', () => {
  const y = Float64Array.from(design.strata, (stratum) => stratum + 1);
  const flat = { weights: design.weights, strata: new Uint8Array(1000) };
  expect(totalInterval(design, y).standardError).toBeCloseTo(0, 6);
  expect(totalInterval(flat, y).standardError).toBeGreaterThan(100);
});

test('too few replicates and an empty audience are refused', () => {
  const contacts = drawPanel(seededRandom(6));
  expect(() => bootstrapIntervals(design, contacts, seededRandom(1), { replicates: 1 })).toThrow(RangeError);
  expect(() =>
    bootstrapIntervals(design, contacts, seededRandom(1), { audience: new Uint8Array(1000) }),
  ).toThrow(RangeError);
});

test('n_eff is n for equal weights, and close to 1 when one person dominates', () => {
  expect(effectiveSample(new Float64Array(70).fill(3))).toBeCloseTo(70, 10);
  expect(effectiveSample(Float64Array.of(1000, 1, 1))).toBeCloseTo(1.004, 3);
  expect(effectiveSample(Float64Array.of(1, 2), new Uint8Array(2))).toBe(0);
});
