import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { ratioInterval, totalInterval } from '@ooh/measurement/interval';
import { audienceMask } from '../../crowd/audience-mask.ts';
import { maskOfLabel } from '../../crowd/label-bits.ts';
import type { CityModel } from '../city-model.ts';
import { estimateOf, type Estimate } from './estimate.ts';

/** How many people an audience is, with its share of the universe. */
export interface CrowdSize {
  readonly universe: number;
  readonly panelPersons: number;
  /** Panel persons outside the audience. */
  readonly otherPersons: number;
  readonly persons: Estimate;
  readonly share: Estimate;
}

const ones = (count: number) => new Float64Array(count).fill(1);

/** Size of the people of a mask. */
export function sizeOfMask(model: CityModel, mask: Uint8Array): CrowdSize {
  const design = { weights: model.store.weights, strata: model.strata };
  const inside = Float64Array.from(mask);
  const panelPersons = mask.reduce((sum: number, one) => sum + one, 0);
  return {
    universe: model.store.weights.reduce((sum, weight) => sum + weight, 0),
    panelPersons,
    otherPersons: mask.length - panelPersons,
    persons: estimateOf(totalInterval(design, inside)),
    share: estimateOf(ratioInterval(design, inside, ones(mask.length), null, 1)!),
  };
}

export function crowdSize(model: CityModel, audience: TargetAudience): CrowdSize {
  return sizeOfMask(model, audienceMask(model.labels, audience));
}

/** Share of every label among everybody: people who carry it ÷ people. */
export function labelShares(model: CityModel): { labelId: number; share: number }[] {
  const { weights } = model.store;
  const universe = weights.reduce((sum, weight) => sum + weight, 0);
  return [...model.labels.bits.keys()].map((labelId) => {
    const mask = maskOfLabel(model.labels, labelId);
    let people = 0;
    for (let p = 0; p < mask.length; p++) if (mask[p] === 1) people += weights[p]!;
    return { labelId, share: people / universe };
  });
}

export interface LabelPortrait {
  readonly labelId: number;
  /** Share of the label among the audience; null when the audience is nobody. */
  readonly share: Estimate | null;
  readonly baseShare: number;
  /** Panel persons of the audience who carry the label. */
  readonly panelPersons: number;
}

/** The portrait of an audience: every label's share against its share in the city. */
export function crowdPortrait(model: CityModel, audience: TargetAudience): LabelPortrait[] {
  const design = { weights: model.store.weights, strata: model.strata };
  const mask = audienceMask(model.labels, audience);
  const base = new Map(labelShares(model).map(({ labelId, share }) => [labelId, share]));
  return [...model.labels.bits.keys()].map((labelId) => {
    const label = maskOfLabel(model.labels, labelId);
    const share = ratioInterval(design, Float64Array.from(label), null, mask, 1);
    const panelPersons = label.reduce((sum, one, p) => sum + (one & mask[p]!), 0);
    return { labelId, share: share && estimateOf(share), baseShare: base.get(labelId)!, panelPersons };
  });
}
