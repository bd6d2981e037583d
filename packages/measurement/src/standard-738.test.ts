import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { opportunitiesToSee, STANDARD_738_READINGS, standard738 } from './standard-738.ts';

const example = {
  adSeconds: 15,
  shareOfTime: 0.2,
  thresholdSeconds: 1,
  flow: { people: 10_000, exposureSeconds: 45 },
  dwell: { people: 200, exposureSeconds: 600 },
};

test('computes the three readings of the standard for 45 seconds of view and shows of 15', () => {
  const read = Object.fromEntries(
    STANDARD_738_READINGS.map(({ reading, thresholdSeconds }) => [
      reading,
      opportunitiesToSee(45, 15, thresholdSeconds).toFixed(3),
    ]),
  );
  expect(read).toEqual({ formula: '3.867', figure: '3.667', text: '3.933' });
});

test('computes flow and dwell: 58/15 shows at a fifth of the time, 10 minutes as two impressions', () => {
  const result = standard738(example);
  expect(result.perPerson).toBeCloseTo(58 / 75, 12);
  expect(result.flowImpressions).toBeCloseTo(7733.333, 3);
  expect(result.dwellImpressions).toBe(400);
  expect(result.totalImpressions).toBeCloseTo(8133.333, 3);
  expect(result.isCapped).toBe(false);
});

test('a passer-by counts at most once, and a short view counts one show', () => {
  const whole = standard738({ ...example, shareOfTime: 0.5 });
  expect([whole.perPerson, whole.isCapped, whole.flowImpressions]).toEqual([1, true, 10_000]);
  const glance = standard738({ ...example, flow: { people: 100, exposureSeconds: 1.5 } });
  expect([glance.opportunities, glance.isShorterThanThreshold]).toEqual([1, true]);
});

/** Shows run without a pause; a view begins at any moment of one. Counts shows with at least τ seconds in view. */
const countedShows = (exposure: number, ad: number, threshold: number, begin: number): number => {
  let counted = 0;
  for (let show = 0; show * ad < begin + exposure; show++) {
    const seen = Math.min(begin + exposure, (show + 1) * ad) - Math.max(begin, show * ad);
    if (seen >= threshold) counted++;
  }
  return counted;
};

test('the general form is the mean number of shows with τ seconds in view, over all moments of arrival', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 40 }),
      fc.integer({ min: 0, max: 200 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (ad, more, part) => {
        const threshold = ad * part;
        const exposure = 2 * threshold + more;
        const steps = 4000;
        let sum = 0;
        for (let i = 0; i < steps; i++)
          sum += countedShows(exposure, ad, threshold, (ad * (i + 0.5)) / steps);
        expect(Math.abs(sum / steps - opportunitiesToSee(exposure, ad, threshold))).toBeLessThan(3 / steps);
      },
    ),
    { numRuns: 40 },
  );
});

test('counting whole seconds from k equals τ = k − ½, which explains the standard’s figure and text', () => {
  for (const [seconds, threshold] of [
    [3, 2.5],
    [1, 0.5],
  ]) {
    let sum = 0;
    for (let begin = 0; begin < 15; begin++) sum += countedShows(45, 15, seconds, begin);
    expect(sum / 15).toBeCloseTo(opportunitiesToSee(45, 15, threshold), 12);
  }
});

test('impressions rise with people, time and share and fall with the threshold', () => {
  const seconds = fc.double({ min: 0, max: 600, noNaN: true });
  const input = fc.record({
    adSeconds: fc.double({ min: 5, max: 60, noNaN: true }),
    shareOfTime: fc.double({ min: 0, max: 1, noNaN: true }),
    thresholdSeconds: fc.double({ min: 0, max: 5, noNaN: true }),
    flow: fc.record({ people: fc.nat(1e6), exposureSeconds: seconds }),
    dwell: fc.record({ people: fc.nat(1e6), exposureSeconds: seconds }),
  });
  fc.assert(
    fc.property(input, (given) => {
      const { totalImpressions, flowImpressions } = standard738(given);
      expect(flowImpressions).toBeLessThanOrEqual(given.flow.people);
      const longer = { ...given.flow, exposureSeconds: given.flow.exposureSeconds + 1 };
      expect(standard738({ ...given, flow: longer }).totalImpressions).toBeGreaterThanOrEqual(
        totalImpressions,
      );
      const laxer = standard738({ ...given, thresholdSeconds: given.thresholdSeconds / 2 });
      expect(laxer.totalImpressions).toBeGreaterThanOrEqual(totalImpressions);
    }),
  );
});

test('impossible values are refused', () => {
  expect(() => standard738({ ...example, adSeconds: 0 })).toThrow(RangeError);
  expect(() => standard738({ ...example, thresholdSeconds: 16 })).toThrow(RangeError);
  expect(() => standard738({ ...example, shareOfTime: 1.2 })).toThrow(RangeError);
  expect(() => standard738({ ...example, flow: { people: -1, exposureSeconds: 3 } })).toThrow(RangeError);
  expect(() => standard738({ ...example, dwell: { people: 1, exposureSeconds: Number.NaN } })).toThrow(
    RangeError,
  );
});
