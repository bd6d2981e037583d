/**
 * Target-audience index of a plan and overlap of two plans, from exposures Λ (expected contacts per person).
 * TA浓度 has two definitions, by people and by impressions; both are returned and never mixed.
 */
import { ratioInterval, type Interval, type SampleDesign } from './interval.ts';
import { assertMask, type PersonMask } from './reach-figures.ts';

export interface IndexReading {
  /** TA ÷ all, of what the plan delivers; null when it delivers nothing. */
  readonly share: number | null;
  /** 100 × share ÷ the TA's share of the base; null when either is null. */
  readonly tgi: number | null;
}

export interface TargetAudienceIndex {
  /** TA people ÷ people of the base population. */
  readonly baseShare: number | null;
  /** Index by people reached. */
  readonly people: IndexReading;
  /** Index by impressions. */
  readonly impressions: IndexReading;
}

const ratio = (numerator: number, denominator: number): number | null =>
  denominator > 0 ? numerator / denominator : null;

/** TGI = 100 × share in the audience ÷ share in the base; null when a share is missing or the base's is 0. */
export function tgi(shareInAudience: number | null, shareInBase: number | null): number | null {
  if (shareInAudience === null || shareInBase === null || shareInBase === 0) return null;
  return (100 * shareInAudience) / shareInBase;
}

/**
 * Share of a plan's delivery within `base` (all persons when null) that goes to `target`. `met` are the probabilities
 * of at least one contact, `chancesOfContact(contacts)`.
 */
export function targetAudienceIndex(
  weights: Float64Array,
  contacts: Float64Array,
  met: Float64Array,
  target: PersonMask,
  base: PersonMask | null = null,
): TargetAudienceIndex {
  assertMask(target, weights.length);
  assertMask(base, weights.length);
  let [people, targetPeople, reached, targetReached, impressions, targetImpressions] = [0, 0, 0, 0, 0, 0];
  for (let p = 0; p < weights.length; p++) {
    if (base !== null && base[p] === 0) continue;
    const w = weights[p];
    people += w;
    reached += w * met[p];
    impressions += w * contacts[p];
    if (target[p] === 0) continue;
    targetPeople += w;
    targetReached += w * met[p];
    targetImpressions += w * contacts[p];
  }
  const baseShare = ratio(targetPeople, people);
  const reading = (share: number | null): IndexReading => ({ share, tgi: tgi(share, baseShare) });
  return {
    baseShare,
    people: reading(ratio(targetReached, reached)),
    impressions: reading(ratio(targetImpressions, impressions)),
  };
}

/**
 * 95 % interval of the target's share of a quantity, Σ w·y of the target ÷ Σ w·y of all persons: y is the probability of a
 * contact for the share by people, the contacts for the share by impressions. Null when the denominator is 0.
 */
export function targetShareInterval(
  design: SampleDesign,
  y: Float64Array,
  target: PersonMask,
): Interval | null {
  assertMask(target, y.length);
  const ofTarget = new Float64Array(y.length);
  for (let p = 0; p < y.length; p++) if (target[p] !== 0) ofTarget[p] = y[p];
  return ratioInterval(design, ofTarget, y, null, 1);
}

/** Weighted people of `mask`, and their number of panel persons. */
export function audienceSize(
  weights: Float64Array,
  mask: PersonMask | null,
): { people: number; personsInPanel: number } {
  assertMask(mask, weights.length);
  let [people, personsInPanel] = [0, 0];
  for (let p = 0; p < weights.length; p++) {
    if (mask !== null && mask[p] === 0) continue;
    people += weights[p];
    personsInPanel++;
  }
  return { people, personsInPanel };
}

export interface PlanOverlap {
  readonly reachA: number;
  readonly reachB: number;
  readonly reachBoth: number;
  readonly reachEither: number;
  /** reachBoth ÷ reachA and ÷ reachB; null when the plan reaches nobody. */
  readonly shareOfA: number | null;
  readonly shareOfB: number | null;
}

/**
 * People reached by two plans and by both. Given a person, contacts with the two plans are independent, so
 * reachBoth = Σ w (1 − e^−a)(1 − e^−b). The plans must not share vehicles.
 */
export function planOverlap(
  weights: Float64Array,
  contactsA: Float64Array,
  contactsB: Float64Array,
  audience: PersonMask | null = null,
): PlanOverlap {
  assertMask(audience, weights.length);
  let [reachA, reachB, reachBoth] = [0, 0, 0];
  for (let p = 0; p < weights.length; p++) {
    if (audience !== null && audience[p] === 0) continue;
    const a = -Math.expm1(-contactsA[p]);
    const b = -Math.expm1(-contactsB[p]);
    reachA += weights[p] * a;
    reachB += weights[p] * b;
    reachBoth += weights[p] * a * b;
  }
  return {
    reachA,
    reachB,
    reachBoth,
    reachEither: reachA + reachB - reachBoth,
    shareOfA: ratio(reachBoth, reachA),
    shareOfB: ratio(reachBoth, reachB),
  };
}
