/**
 * The difference of two plans on the same panel. Sampling affects both plans alike, so the
 * variance is that of the persons' differences, not the sum of two variances: plans that share most of their
 * lines can be distinguished with far fewer persons than two separate intervals would need.
 */
import { signedRatioInterval, signedTotalInterval, type Interval, type SampleDesign } from './interval.ts';
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
  const reachShare = signedRatioInterval(design, met, null, audience);
  if (reachShare === null) throw new RangeError('an audience of nobody has no interval');
  return {
    reach: signedTotalInterval(design, met, audience),
    reachShare,
    impressions: signedTotalInterval(design, contacts, audience),
    personsChanged,
  };
}
