/**
 * Hold-out correction of optimised plans. A plan chosen for its reach on a panel also fits that panel's sampling noise,
 * so its reach there is overestimated. The panel is halved within strata, a plan is chosen on each half, and both
 * are measured on both halves. Optimism of a choice on half the panel is
 *
 *   O = ½ [(R_A(x_A) − R_B(x_A)) + (R_B(x_B) − R_A(x_B))] = ½ [D_A − D_B],   D = R(x_A) − R(x_B)
 *
 * a difference of paired differences, so its own error is small. A choice on the whole panel, twice as large,
 * has an optimism of at most O/√2 (noise falls with the root of the persons; less where one plan is clearly best).
 */
import { normalInterval, signedRatioInterval, within, type Interval, type SampleDesign } from './interval.ts';
import type { RandomSource } from './random.ts';
import { assertMask, type PersonMask } from './reach-figures.ts';

/** Two halves of the audience, each with half of every stratum (an odd person at random), from a seed. */
export function splitHalves(
  strata: SampleDesign['strata'],
  audience: PersonMask | null,
  random: RandomSource,
): [Uint8Array, Uint8Array] {
  assertMask(audience, strata.length);
  const byStratum = new Map<number, number[]>();
  for (let p = 0; p < strata.length; p++) {
    if (audience !== null && audience[p] === 0) continue;
    const members = byStratum.get(strata[p]);
    if (members) members.push(p);
    else byStratum.set(strata[p], [p]);
  }
  const halves: [Uint8Array, Uint8Array] = [new Uint8Array(strata.length), new Uint8Array(strata.length)];
  for (const members of byStratum.values()) {
    for (let i = members.length - 1; i > 0; i--) {
      const other = random.below(i + 1);
      [members[i], members[other]] = [members[other], members[i]];
    }
    const first = random.below(2);
    members.forEach((p, i) => void (halves[(i + first) & 1][p] = 1));
  }
  return halves;
}

export interface HoldOut {
  /** Share reached by the plan on the panel it was chosen on. */
  readonly apparent: number;
  /** Optimism of the choice on this panel, in shares; 0 where the halves show none. */
  readonly optimism: number;
  /** apparent − optimism. */
  readonly corrected: Interval;
}

/**
 * Corrects the share that a plan chosen on the whole panel reaches. `chosen` are its exposures Λ, `onHalves`
 * those of the plans chosen with the same method on each half (for all persons). Null when a half is empty.
 */
export function holdOutCorrection(
  design: SampleDesign,
  chosen: Float64Array,
  onHalves: readonly [Float64Array, Float64Array],
  halves: readonly [PersonMask, PersonMask],
): HoldOut | null {
  const all = halves[0].map((belongs, p) => belongs | halves[1][p]);
  const met = (contacts: Float64Array): Float64Array =>
    contacts.map((mean) => (mean === 0 ? 0 : -Math.expm1(-mean)));
  const [metA, metB] = [met(onHalves[0]), met(onHalves[1])];
  const difference = metA.map((share, p) => share - metB[p]);
  const whole = signedRatioInterval(design, met(chosen), null, all);
  const onA = signedRatioInterval(design, difference, null, halves[0]);
  const onB = signedRatioInterval(design, difference, null, halves[1]);
  if (whole === null || onA === null || onB === null) return null;
  const optimism = Math.max(0, (onA.estimate - onB.estimate) / 2 / Math.SQRT2);
  // The two errors are added as if independent.
  const optimismError = Math.hypot(onA.standardError, onB.standardError) / 2 / Math.SQRT2;
  const standardError = Math.hypot(whole.standardError, optimismError);
  const estimate = Math.max(0, whole.estimate - optimism);
  return {
    apparent: whole.estimate,
    optimism,
    corrected: within(normalInterval(estimate, standardError), 0, 1),
  };
}
