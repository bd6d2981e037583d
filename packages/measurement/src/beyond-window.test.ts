import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  modelledReach,
  negativeBinomialReach,
  reachGrowth,
  shapeOf,
  weekBuild,
  type BuildPoint,
} from './beyond-window.ts';
import { seededRandom } from './random.ts';
import { fourWeeks, meanAbsoluteError } from './testing/four-weeks.ts';
import { someMask } from './testing/small-store.ts';

test('r = 1 gives the geometric, r = ∞ the Poisson distribution, and the shape is recovered', () => {
  expect(negativeBinomialReach(3, 1)).toBeCloseTo(0.75, 12);
  expect(negativeBinomialReach(3, 2)).toBeCloseTo(1 - (2 / 5) ** 2, 12);
  expect(negativeBinomialReach(3, Infinity)).toBeCloseTo(1 - Math.exp(-3), 12);
  expect(negativeBinomialReach(0, 1)).toBe(0);
  expect(shapeOf(0.75, 3)).toBeCloseTo(1, 9);
  expect(shapeOf(1 - Math.exp(-3), 3)).toBe(Infinity);
  expect(shapeOf(0.99, 3)).toBe(Infinity);
  expect(shapeOf(0, 3)).toBe(0);
  fc.assert(
    fc.property(
      fc.double({ min: -3, max: 4, noNaN: true }),
      fc.double({ min: -5, max: 3, noNaN: true }),
      (logMean, logShape) => {
        const [mean, shape] = [Math.exp(logMean), Math.exp(logShape)];
        expect(Math.log(shapeOf(negativeBinomialReach(mean, shape), mean))).toBeCloseTo(logShape, 4);
      },
    ),
  );
});

/** The definition, computed window by window. */
const byDefinition = (
  weights: Float64Array,
  days: readonly Float64Array[],
  mask: Uint8Array,
  length: number,
) => {
  let [met, universe] = [0, 0];
  weights.forEach((w, p) => {
    if (mask[p] === 0) return;
    universe += w;
    for (let from = 0; from < 7; from++) {
      let mean = 0;
      for (let d = 0; d < length; d++) mean += days[(from + d) % 7][p];
      met += (w * (1 - Math.exp(-mean))) / 7;
    }
  });
  return met / universe;
};

test('the reach build of a week is the mean over all cyclic windows', () => {
  const random = seededRandom(3);
  const weights = Float64Array.from({ length: 40 }, () => 1 + random.next());
  const mask = someMask(random, 40, 0.6);
  const days = Array.from({ length: 7 }, () =>
    Float64Array.from({ length: 40 }, () => (random.next() < 0.3 ? random.next() : 0)),
  );
  const build = weekBuild(weights, days, mask) as BuildPoint[];
  build.forEach((point) => {
    expect(point.share).toBeCloseTo(byDefinition(weights, days, mask, point.days), 12);
    expect(point.mean / point.days).toBeCloseTo(build[6].mean / 7, 12);
  });
  expect(weekBuild(weights, days, new Uint8Array(40))).toBeNull();
});

test('r and s are recovered from a build that follows the model, and its continuation matches', () => {
  const law = (days: number): BuildPoint => {
    const mean = 0.11 * days;
    return { days, mean, share: negativeBinomialReach(mean, 0.4 * (days / 7) ** 0.35) };
  };
  const growth = reachGrowth([1, 2, 3, 4, 5, 6, 7].map(law));
  expect(growth.shape).toBeCloseTo(0.4, 9);
  expect(growth.exponent).toBeCloseTo(0.35, 9);
  expect(modelledReach(growth, 0.11 * 28, 28).growing).toBeCloseTo(law(28).share, 9);
  expect(modelledReach(growth, 0.11 * 28, 28).fixed).toBeCloseTo(negativeBinomialReach(0.11 * 28, 0.4), 9);
});

test('fixed habits give s = 0, new people every day s = 1, and no contacts no growth', () => {
  // Gamma-distributed people with the same probability every day: r is constant.
  const random = seededRandom(8);
  const rates = Float64Array.from({ length: 4000 }, () => -0.1 * Math.log(1 - random.next()));
  const weights = new Float64Array(4000).fill(1);
  const same = weekBuild(
    weights,
    Array.from({ length: 7 }, () => rates),
  ) as BuildPoint[];
  expect(reachGrowth(same).shape).toBeCloseTo(1, 0);
  expect(reachGrowth(same).exponent).toBeLessThan(0.05);
  // Every person has contacts on one day only: other days reach other people.
  const once = Array.from({ length: 7 }, (_, d) =>
    Float64Array.from({ length: 4000 }, (_v, p) => (p % 7 === d && p % 4 === 0 ? 1 : 0)),
  );
  expect(reachGrowth(weekBuild(weights, once) as BuildPoint[]).exponent).toBeGreaterThan(0.85);
  const none = reachGrowth(
    weekBuild(
      weights,
      Array.from({ length: 7 }, () => new Float64Array(4000)),
    ) ?? [],
  );
  expect(modelledReach(none, 0, 28)).toEqual({ growing: 0, fixed: 0 });
  expect(() => reachGrowth([])).toThrow(RangeError);
});

test('modelled reach rises with time and contacts, stays within the universe and above the fixed-r model', () => {
  const share = fc.double({ min: 0.001, max: 0.98, noNaN: true });
  fc.assert(
    fc.property(
      share,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 1, max: 40, noNaN: true }),
      (oneWeek, exponent, ratio) => {
        const mean = -Math.log(1 - oneWeek) * ratio;
        const growth = { windowDays: 7, shape: shapeOf(oneWeek, mean), exponent };
        expect(modelledReach(growth, mean, 7).growing).toBeCloseTo(oneWeek, 6);
        let before = 0;
        for (let days = 7; days <= 91; days += 7) {
          const { growing, fixed } = modelledReach(growth, (mean * days) / 7, days);
          expect(growing).toBeGreaterThanOrEqual(before - 1e-12);
          expect(growing).toBeGreaterThanOrEqual(fixed - 1e-12);
          expect(growing).toBeLessThanOrEqual(1);
          // No model reaches more than weeks with new people would.
          expect(growing).toBeLessThanOrEqual(1 - (1 - oneWeek) ** (days / 7) + 1e-9);
          before = growing;
        }
      },
    ),
  );
});

test('predicts four weeks from one: mean error within 2.6 points, and the truth between the bounds', () => {
  const lives = [
    { novelty: 0.6, regularity: 0.8 },
    { novelty: 0.3, regularity: 0.9 },
  ];
  for (const [i, habits] of lives.entries()) {
    const runs = fourWeeks({ persons: 1200, days: 28, side: 50, ...habits }, 36, seededRandom(738 + i));
    expect(meanAbsoluteError(runs, 'growing')).toBeLessThan(0.026);
    expect(meanAbsoluteError(runs, 'growing')).toBeLessThan(meanAbsoluteError(runs, 'fixed'));
    for (const run of runs) {
      // With a sample of 1,200 persons a plan may leave the bounds slightly.
      expect(run.truth).toBeGreaterThan(run.repeated - 0.01);
      expect(run.truth).toBeLessThan(run.anew + 0.01);
    }
  }
});
