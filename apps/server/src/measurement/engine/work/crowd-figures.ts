import { certain } from '@ooh/contract/core/certain';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { effectiveSample, normalQuantile95, ratioInterval, totalInterval } from '@ooh/measurement/interval';
import { audienceMask } from '../audience-mask.ts';
import type { CityModel } from '../city-model.ts';
import { estimateOf, type Estimate } from '../../../disclosure/estimate.ts';

/** How many people an audience is, with its share of the universe. */
export interface CrowdSize {
  readonly universe: number;
  readonly panelPersons: number;
  /** Panel persons outside the audience. */
  readonly otherPersons: number;
  readonly persons: Estimate;
  readonly share: Estimate;
}

/** Whom a group has: 1 or 0 for every person, or the chance of belonging. */
export type Membership = Uint8Array | Float64Array;

/** Size of a group; panel persons who belong with a chance are their expected number, rounded down. */
export function sizeOfMask(model: CityModel, mask: Membership): CrowdSize {
  const design = { weights: model.store.weights, strata: model.strata };
  const inside = new Float64Array(mask);
  const panelPersons = inside.reduce((sum, one) => sum + one, 0);
  return {
    universe: model.store.weights.reduce((sum, weight) => sum + weight, 0),
    panelPersons: Math.floor(panelPersons),
    otherPersons: Math.floor(mask.length - panelPersons),
    persons: estimateOf(totalInterval(design, inside)),
    share: estimateOf(certain(ratioInterval(design, inside, null, null, 1), 'share of all people')),
  };
}

export function crowdSize(model: CityModel, audience: TargetAudience): CrowdSize {
  return sizeOfMask(model, audienceMask(model.labels, audience));
}

/** Number of panel persons, all people that they stand for, and those of the person who stands for most. */
export function panelWeights({ store: { weights } }: CityModel) {
  const [universe, heaviest] = weights.reduce(([sum, most], one) => [sum + one, Math.max(most, one)], [0, 0]);
  return { panelPersons: weights.length, universe, heaviest };
}

interface LabelShare {
  readonly labelId: number;
  readonly share: number;
  readonly panelPersons: number;
}

/** Cache of the shares of all persons, the base of every portrait, constant for a model. */
const sharesKept = new WeakMap<CityModel, LabelShare[]>();

/** Share of every label among all people. */
export function labelShares(model: CityModel): readonly LabelShare[] {
  const kept = sharesKept.get(model);
  if (kept !== undefined) return kept;
  const shares = countLabels(model);
  sharesKept.set(model, shares);
  return shares;
}

function countLabels(model: CityModel): LabelShare[] {
  const { weights } = model.store;
  const universe = weights.reduce((sum, weight) => sum + weight, 0);
  return [...model.labels.bits].map(([labelId, bits]) => {
    let [people, panelPersons] = [0, 0];
    for (let p = 0; p < weights.length; p++) {
      if (((bits[p >> 3] >> (p & 7)) & 1) === 0) continue;
      people += weights[p];
      panelPersons++;
    }
    return { labelId, share: people / universe, panelPersons };
  });
}

export interface LabelPortrait {
  readonly labelId: number;
  /** Share of the label among the audience; null when the audience is nobody. */
  readonly share: Estimate | null;
  readonly baseShare: number;
  /** Panel persons of the audience, and of all persons, who have the label. */
  readonly panelPersons: number;
  readonly basePersons: number;
}

/**
 * The portrait of the people of a mask: every label's share against its share in the city. Intervals of shares are
 * Wilson's over the people's effective sample, which is within rounding of the stratified ones and reads
 * every person once.
 */
export function portraitOfMask(model: CityModel, mask: Membership): LabelPortrait[] {
  const { weights } = model.store;
  const members: number[] = [];
  for (let p = 0; p < mask.length; p++) if (mask[p] > 0) members.push(p);
  const counted = weights.map((weight, p) => weight * mask[p]);
  const sample = effectiveSample(counted);
  const people = members.reduce((sum, p) => sum + counted[p], 0);
  const base = new Map(labelShares(model).map((label) => [label.labelId, label]));
  return [...model.labels.bits].map(([labelId, bits]) => {
    let [carrying, panelPersons] = [0, 0];
    for (const p of members) {
      if (((bits[p >> 3] >> (p & 7)) & 1) === 0) continue;
      carrying += counted[p];
      panelPersons += mask[p];
    }
    const share = people > 0 ? wilson(carrying / people, sample) : null;
    const { share: baseShare, panelPersons: basePersons } = certain(
      base.get(labelId),
      'city share of the label',
      labelId,
    );
    return { labelId, share, baseShare, panelPersons: Math.floor(panelPersons), basePersons };
  });
}

export function crowdPortrait(model: CityModel, audience: TargetAudience): LabelPortrait[] {
  return portraitOfMask(model, audienceMask(model.labels, audience));
}

/** Wilson's 95 % interval of a share observed on `n` independent persons. */
export function wilson(share: number, n: number): Estimate {
  const z = normalQuantile95;
  const scale = 1 + (z * z) / n;
  const centre = (share + (z * z) / (2 * n)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return { value: share, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
