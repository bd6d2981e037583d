import { coverageAlone, weightShares, weightText, type LineWeights } from '@ooh/contract/domain/line-weights';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contactWeight, countingShares, criterionScores, type LineMerit } from './criterion-scores.ts';

const weights = (over: Partial<LineWeights>): LineWeights => ({ ...coverageAlone, coverage: 0, ...over });
const merit = (over: Partial<LineMerit> = {}): LineMerit => ({
  concentration: 0.3,
  cost: 1,
  district: 0,
  rivals: 0,
  ...over,
});

test('lines score by their rank in the city; few rivals are better, and equal lines share a rank', () => {
  const scores = criterionScores([
    merit({ concentration: 0.2, rivals: 3 }),
    merit({ concentration: 0.4, rivals: 0 }),
    merit({ concentration: 0.4, rivals: 1 }),
  ]);
  expect(scores).toEqual({ concentration: [0, 0.75, 0.75], cost: null, district: null, rivals: [0, 1, 0.5] });
});

test('a contact counts for the scores by their shares; coverage counts every contact', () => {
  const scores = criterionScores([merit({ district: 0.5 }), merit({ district: 0 })]);
  const shares = countingShares(scores, weights({ coverage: 30, district: 10 }));
  expect([contactWeight(scores, shares, 0), contactWeight(scores, shares, 1)]).toEqual([1, 0.75]);
});

test('a criterion by which the lines do not differ has no part in it', () => {
  const scores = criterionScores([merit({ district: 0.5 }), merit({ district: 0 })]);
  const shares = countingShares(scores, weights({ district: 20, rivals: 60, cost: 20 }));
  expect(shares).toEqual({ coverage: 0, concentration: 0, cost: 0, district: 1, rivals: 0 });
  const alike = criterionScores([merit(), merit()]);
  const none = countingShares(alike, weights({ rivals: 50 }));
  expect([contactWeight(alike, none, 0), contactWeight(alike, none, 1)]).toEqual([1, 1]);
});

test('the text names what counts', () => {
  expect(weightText(weights({ coverage: 30, district: 10, rivals: 60 }))).toBe(
    '覆盖广度 30%、商圈 10%、竞品避让 60%',
  );
  expect(() => weightShares(weights({}))).toThrow(RangeError);
});

const anyMerit = fc.record({
  concentration: fc.double({ min: 0, max: 1, noNaN: true }),
  cost: fc.double({ min: 0, max: 10, noNaN: true }),
  district: fc.double({ min: 0, max: 1, noNaN: true }),
  rivals: fc.nat(5),
});
const anyWeights = fc
  .record({
    coverage: fc.nat(50),
    concentration: fc.nat(50),
    cost: fc.nat(50),
    district: fc.nat(50),
    rivals: fc.nat(50),
  })
  .filter((all) => Object.values(all).some((points) => points > 0));

test('weights lie between 0 and 1, do not change with the sum of the points, and never fall as a merit rises', () => {
  fc.assert(
    fc.property(
      fc.array(anyMerit, { minLength: 1, maxLength: 12 }),
      anyWeights,
      fc.nat(100),
      (merits, points, at) => {
        const scores = criterionScores(merits);
        const shares = countingShares(scores, points);
        const all = merits.map((_, line) => contactWeight(scores, shares, line));
        for (const one of all) {
          expect(one).toBeGreaterThanOrEqual(0);
          expect(one).toBeLessThanOrEqual(1 + 1e-12);
        }
        const doubled = Object.fromEntries(
          Object.entries(points).map(([key, n]) => [key, 2 * n]),
        ) as typeof points;
        const twice = countingShares(scores, doubled);
        merits.forEach((_, line) => expect(contactWeight(scores, twice, line)).toBeCloseTo(all[line], 12));
        // A line that is at least as good by everything counts for at least as much.
        const line = at % merits.length;
        const { concentration, cost, district, rivals } = merits[line];
        merits.forEach((other, o) => {
          const isNoBetter =
            other.concentration <= concentration &&
            other.cost <= cost &&
            other.district <= district &&
            other.rivals >= rivals;
          if (isNoBetter) expect(all[o]).toBeLessThanOrEqual(all[line] + 1e-12);
        });
      },
    ),
    { numRuns: 200 },
  );
});
