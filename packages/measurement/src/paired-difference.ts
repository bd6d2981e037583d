/**
 * The difference of two plans on the same panel. Sampling affects both plans alike, so the
 * variance is that of the persons' differences, not the sum of two variances: plans that share most of their
 * lines can be distinguished with far fewer persons than two separate intervals would need.
 */
import { signedRatioInterval, signedTotalInterval, type Interval, type SampleDesign } from './interval.ts';
import { poissonAtLeast } from './poisson.ts';
import { assertMask, type PersonMask } from './reach-figures.ts';

export interface PairedDifference {
  /** People reached by the second plan minus those by the first. */
  readonly reach: Interval;
  /** The same in shares of the universe, −1 … 1. */
  readonly reachShare: Interval;
  readonly impressions: Interval;
  /** Panel persons of the audience whose contacts differ. */
  readonly personsChanged: number;
}

/** By person: chance of a contact and contacts with the second plan minus those with the first. */
function differences(first: Float64Array, second: Float64Array, audience: PersonMask | null) {
  assertMask(audience, first.length);
  if (first.length !== second.length) throw new RangeError(`${first.length} and ${second.length} persons`);
  const met = new Float64Array(first.length);
  const contacts = new Float64Array(first.length);
  let personsChanged = 0;
  for (let p = 0; p < first.length; p++) {
    if (audience !== null && audience[p] === 0) continue;
    contacts[p] = second[p] - first[p];
    if (contacts[p] === 0) continue;
    // e^−a − e^−b without cancellation where both are small.
    met[p] = -Math.exp(-first[p]) * Math.expm1(-contacts[p]);
    personsChanged++;
  }
  return { met, contacts, personsChanged };
}

function shareOf(design: SampleDesign, met: Float64Array, audience: PersonMask | null): Interval {
  const share = signedRatioInterval(design, met, null, audience);
  if (share === null) throw new RangeError('an audience of nobody has no interval');
  return share;
}

/**
 * The share of the audience with at least so many contacts, second plan minus first, on the same persons: with one it is
 * the difference in reach. Throws RangeError when the audience is empty.
 */
export function contactShareDifference(
  design: SampleDesign,
  first: Float64Array,
  second: Float64Array,
  leastContacts: number,
  audience: PersonMask | null = null,
): { readonly share: Interval; readonly personsChanged: number } {
  const { met, personsChanged } = differences(first, second, audience);
  if (leastContacts === 1) return { share: shareOf(design, met, audience), personsChanged };
  const enough = met.map((_, p) =>
    first[p] === second[p] || (audience !== null && audience[p] === 0)
      ? 0
      : poissonAtLeast(second[p], leastContacts) - poissonAtLeast(first[p], leastContacts),
  );
  return { share: shareOf(design, enough, audience), personsChanged };
}

/** The difference in reach alone, as `pairedDifference` has it. */
export function reachShareDifference(
  design: SampleDesign,
  first: Float64Array,
  second: Float64Array,
  audience: PersonMask | null = null,
): Pick<PairedDifference, 'reachShare' | 'personsChanged'> {
  const { met, personsChanged } = differences(first, second, audience);
  return { reachShare: shareOf(design, met, audience), personsChanged };
}

/**
 * Second plan minus first, from their exposures Λ (expected contacts a person), with 95 % intervals. Throws
 * RangeError when the audience is empty.
 */
export function pairedDifference(
  design: SampleDesign,
  first: Float64Array,
  second: Float64Array,
  audience: PersonMask | null = null,
): PairedDifference {
  const { met, contacts, personsChanged } = differences(first, second, audience);
  return {
    reachShare: shareOf(design, met, audience),
    reach: signedTotalInterval(design, met, audience),
    impressions: signedTotalInterval(design, contacts, audience),
    personsChanged,
  };
}
