import { expect, test } from 'vitest';
import { contactRates } from './contact-rates.ts';
import { contactSensitivity, scalingFactors, shareAtScale, shareRange } from './contact-sensitivity.ts';
import { seededRandom } from './random.ts';
import { evaluateExposure, exposure } from './rate-reach.ts';
import { DEFAULT_VISIBILITY, FORM_VISIBILITY, type Visibility } from './visibility.ts';
import type { Visits } from './visit-index.ts';

const persons = 60;
const random = seededRandom(11);
const weights = Float64Array.from({ length: persons }, () => 500 + 1000 * random.next());
const rows = Array.from({ length: 240 }, () => ({
  person: random.below(persons),
  cell: random.below(4),
  hour: random.below(24),
  dayMask: 1 + random.below(127),
  minutes: 5 + random.below(40),
  outdoors: 1,
}));
const column = <Name extends keyof (typeof rows)[number]>(name: Name) => rows.map((row) => row[name]);
const visits = {
  person: Uint32Array.from(column('person')),
  cell: Uint32Array.from(column('cell')),
  hour: Uint8Array.from(column('hour')),
  dayMask: Uint8Array.from(column('dayMask')),
  minutes: Float32Array.from(column('minutes')),
  outdoors: Uint8Array.from(column('outdoors')),
} satisfies Visits;

/** Expected contacts of every person with ten vehicles for a week, with other assumptions. */
function meansWith(visibility: Visibility): Float64Array {
  const store = contactRates({
    weights,
    visits,
    cellCount: 4,
    cellSquareMeters: 105_000,
    routes: [
      {
        cells: Uint32Array.of(0, 1, 2),
        forwardMeters: Float64Array.of(200, 300, 150),
        backwardMeters: Float64Array.of(200, 300, 150),
        firstHour: 6,
        lastHour: 22,
        speedKmh: 18,
        layoverHours: 0.15,
      },
    ],
    media: [{ route: 0, form: FORM_VISIBILITY['full-wrap'] }],
    visibility,
  });
  return exposure(store, [{ medium: 0, vehicles: 10, days: 7 }]);
}

test('the share at an end of a range is that of contacts computed anew with it', () => {
  const universe = weights.reduce((sum, weight) => sum + weight, 0);
  const found = contactSensitivity(weights, meansWith(DEFAULT_VISIBILITY));
  expect(found.map(({ factor }) => factor)).toEqual(scalingFactors);
  for (const { factor, value, low, high, shareAtLow, shareAtHigh } of found) {
    expect(value).toBe(DEFAULT_VISIBILITY[factor]);
    for (const [end, share] of [
      [low, shareAtLow],
      [high, shareAtHigh],
    ] as const) {
      const anew = evaluateExposure(weights, meansWith({ ...DEFAULT_VISIBILITY, [factor]: end }));
      expect(share, `${factor} ${end}`).toBeCloseTo(anew.reachAtLeast[1] / universe, 6);
    }
    expect(shareAtLow).toBeLessThanOrEqual(shareAtHigh);
  }
});

test('without contacts nobody is reached, of nobody no share, and more contacts reach more', () => {
  expect(shareAtScale(weights, new Float64Array(persons), 3)).toBe(0);
  expect(shareAtScale(new Float64Array(2), Float64Array.of(1, 2), 1)).toBe(0);
  expect(shareAtScale(Float64Array.of(1, 3), Float64Array.of(Infinity, 0), 1)).toBe(0.25);
  expect(shareAtScale(Float64Array.of(1), Float64Array.of(Math.LN2), 2)).toBeCloseTo(0.75, 12);
});

test('of moving media alone the range is that of their calibration; faces have their own', () => {
  const moving = meansWith(DEFAULT_VISIBILITY);
  const [calibration] = contactSensitivity(weights, moving);
  const ofLines = shareRange(weights, moving, moving);
  expect(ofLines.low).toBeCloseTo(calibration.shareAtLow, 12);
  expect(ofLines.high).toBeCloseTo(calibration.shareAtHigh, 12);
  const ofFaces = shareRange(weights, moving, new Float64Array(persons));
  expect(ofFaces.low).toBeCloseTo(shareAtScale(weights, moving, 0.5), 12);
  expect(ofFaces.high).toBeCloseTo(shareAtScale(weights, moving, 2), 12);
  expect(shareRange(weights, new Float64Array(persons), new Float64Array(persons))).toEqual({
    low: 0,
    high: 0,
  });
});
