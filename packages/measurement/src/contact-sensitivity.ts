/**
 * How reach depends on what is assumed of contacts. Each of these factors multiplies every contact alike, so the reach with
 * another value of it is exact from the contacts as they are: Σ w (1 − e^(−s·Λ)), s the ratio of the values.
 * Method: docs/methods/measurement.md §6.
 */
import { FACE_CONTACTS_RANGE } from './face-viewing.ts';
import { DEFAULT_VISIBILITY, VISIBILITY_NOTES, type Visibility } from './visibility.ts';

/** The calibration first: it stands for what all of them together leave open, as it is fitted to published contacts. */
export const scalingFactors = [
  'calibrationScale',
  'unobstructedShare',
  'attentionShare',
  'vehicleInServiceShare',
  'outdoorFactor',
] as const satisfies readonly (keyof Visibility)[];

export interface FactorSensitivity {
  readonly factor: (typeof scalingFactors)[number];
  /** As assumed, and the ends of its range. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Share of the universe reached with the factor at either end, the others as assumed, 0–1. */
  readonly shareAtLow: number;
  readonly shareAtHigh: number;
}

/** Share of the weights with a contact when every mean is `scale` times as large, 0–1; 0 of nobody. */
export function shareAtScale(weights: Float64Array, means: Float64Array, scale: number): number {
  let [universe, reached] = [0, 0];
  for (let p = 0; p < weights.length; p++) {
    universe += weights[p];
    reached -= weights[p] * Math.expm1(-scale * means[p]);
  }
  return universe > 0 ? reached / universe : 0;
}

/**
 * The share reached at the ends of each factor's range. `means`: expected contacts of each person; `weights`: people represented, 0
 * outside the audience.
 */
export function contactSensitivity(weights: Float64Array, means: Float64Array): FactorSensitivity[] {
  return scalingFactors.map((factor) => {
    const value = DEFAULT_VISIBILITY[factor];
    const { low, high } = VISIBILITY_NOTES[factor];
    const shareAt = (end: number) => shareAtScale(weights, means, end / value);
    return { factor, value, low, high, shareAtLow: shareAt(low), shareAtHigh: shareAt(high) };
  });
}

/** 校准区间: the share reached with the contacts of all media at the low and at the high end of what the models leave open, 0–1. */
export interface ShareRange {
  readonly low: number;
  readonly high: number;
}

/**
 * The calibration's range of media of both kinds: contacts with moving media by the range of their calibration, the rest, with
 * faces, by `FACE_CONTACTS_RANGE`, all at the same end. Of moving media alone it is the calibration's of `contactSensitivity`.
 * `means`: expected contacts of each person with all media; `moving`: with the moving ones, not more; `weights` as there.
 */
export function shareRange(weights: Float64Array, means: Float64Array, moving: Float64Array): ShareRange {
  const { calibrationScale } = DEFAULT_VISIBILITY;
  const ends = VISIBILITY_NOTES.calibrationScale;
  const contacts = new Float64Array(means.length);
  const shareAt = (end: 'low' | 'high'): number => {
    const [ofMoving, ofFaces] = [ends[end] / calibrationScale, FACE_CONTACTS_RANGE[end]];
    for (let p = 0; p < means.length; p++)
      contacts[p] = ofMoving * moving[p] + ofFaces * Math.max(0, means[p] - moving[p]);
    return shareAtScale(weights, contacts, 1);
  };
  return { low: shareAt('low'), high: shareAt('high') };
}
