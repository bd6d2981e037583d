import type { RandomSource } from '@ooh/measurement/random';
import type { ContactMatrix } from '../objective/contact-matrix.ts';
import type { ResponseCurve } from '../objective/curve.ts';
import { Effort } from '../search/effort.ts';
import { planState } from '../search/plan-state.ts';
import { unitIntervalQuadrature } from './quadrature.ts';

/** Contribution of one medium to a plan, in the objective's unit. */
export interface Contribution {
  readonly medium: number;
  readonly units: number;
  /** Value of the medium alone. */
  readonly alone: number;
  /** Value that the plan would lose without it. */
  readonly added: number;
  /** Shapley value: its gain averaged over all orders of adding the media. */
  readonly fair: number;
  /** Standard error of `fair`; 0 when it is computed exactly. */
  readonly standardError: number;
}

export interface Contributions {
  /** In the order of media; the fair parts sum to the plan's value. */
  readonly rows: readonly Contribution[];
  readonly value: number;
  readonly method: 'exact' | 'sampled';
  /** Orders drawn; 0 when exact. */
  readonly orders: number;
}

export interface ContributionControl {
  readonly random: RandomSource;
  /** Number of random orders where no exact formula applies, in pairs of an order and its reverse. Default 200. */
  readonly orders?: number;
  readonly shouldStop?: () => boolean;
}

/** The value to divide among the media of a plan, in either form. */
export interface DividedPlan {
  readonly matrix: ContactMatrix;
  readonly curve: ResponseCurve;
}

/** Whether a person's value is a sum of reach 1+ and uncapped contacts, for which exact shares exist. */
function hasExactShares(curve: ResponseCurve): boolean {
  if (curve.form === 'passage') return curve.k === 1;
  const reachIsOnce = curve.reachWeight === 0 || curve.k === 1;
  const contactsAreLinear = curve.contactWeight === 0 || curve.cap === 0;
  return reachIsOnce && contactsAreLinear;
}

/**
 * Divides the value of a plan among its media. Exact for reach 1+ and uncapped contacts (see `exactShares`),
 * otherwise from randomly drawn orders with their standard error.
 * @param units whole units per medium
 */
export function contributionsOf(
  plan: DividedPlan,
  units: ArrayLike<number>,
  control: ContributionControl,
): Contributions {
  const { matrix, curve } = plan;
  const media = Array.from({ length: matrix.mediaCount }, (_, m) => m).filter((m) => units[m] > 0);
  const empty = planState(matrix, curve, new Effort(Infinity));
  const alone = media.map((m) => empty.gainTo(m, units[m]));
  for (const m of media) empty.moveTo(m, units[m]);
  const value = media.length === 0 ? 0 : empty.value();
  const added = media.map((m) => 0 - empty.gainTo(m, 0));
  const isExact = hasExactShares(curve);
  const fair = isExact
    ? { ...exactShares(plan, media, units), orders: 0 }
    : sampledShares(plan, media, units, control);
  const rows = media.map((medium, i) => ({
    medium,
    units: units[medium],
    alone: alone[i],
    added: added[i],
    fair: fair.mean[i],
    standardError: fair.standardError[i],
  }));
  return { rows, value, method: isExact ? 'exact' : 'sampled', orders: fair.orders };
}

/** More quadrature points than this change nothing visible. */
const MOST_POINTS = 32;

/**
 * Shapley values of Σ_p w_p (1 − Π_i (1 − q_pi)), q_pi = 1 − e^(−contacts of p with i): by Owen's multilinear
 * extension φ_i = Σ_p w_p q_pi ∫₀¹ Π_{j≠i} (1 − t q_pj) dt, a polynomial that Gauss–Legendre integrates exactly
 * (for up to 64 media per person). For whole passages q is 1 and the integral 1 / number of media that reach p.
 * Uncapped contacts are additive, so each medium gets its own.
 */
function exactShares(
  { matrix, curve }: DividedPlan,
  media: readonly number[],
  units: ArrayLike<number>,
): { mean: number[]; standardError: number[] } {
  const isPassage = curve.form === 'passage';
  const reachWeight = isPassage ? 1 : curve.reachWeight;
  const contactWeight = isPassage ? 0 : curve.contactWeight;
  const shares = media.map(() => 0);
  const { start, owner, met } = meetingsByPerson(matrix, media, units, isPassage);
  media.forEach((m, i) => {
    if (contactWeight === 0) return;
    for (let e = matrix.rowStart[m]; e < matrix.rowStart[m + 1]; e++)
      shares[i] +=
        contactWeight * units[m] * matrix.scale[m] * matrix.amounts[e] * matrix.weights[matrix.persons[e]];
  });
  if (reachWeight === 0) return { mean: shares, standardError: media.map(() => 0) };
  for (let p = 0; p < matrix.personCount; p++) {
    const count = start[p + 1] - start[p];
    if (count === 0 || matrix.weights[p] === 0) continue;
    const worth = reachWeight * matrix.weights[p];
    if (isPassage) {
      for (let e = start[p]; e < start[p + 1]; e++) shares[owner[e]] += worth / count;
      continue;
    }
    const { nodes, weights } = unitIntervalQuadrature(Math.min(MOST_POINTS, Math.ceil(count / 2)));
    for (let g = 0; g < nodes.length; g++) {
      const t = nodes[g];
      let missed = 1;
      for (let e = start[p]; e < start[p + 1]; e++) missed *= 1 - t * met[e];
      for (let e = start[p]; e < start[p + 1]; e++)
        shares[owner[e]] += worth * weights[g] * met[e] * (missed / (1 - t * met[e]));
    }
  }
  return { mean: shares, standardError: media.map(() => 0) };
}

/** The plan's pairs by person: the media that reach the person (index into `media`), with the probabilities. */
function meetingsByPerson(
  matrix: ContactMatrix,
  media: readonly number[],
  units: ArrayLike<number>,
  isPassage: boolean,
): { start: Uint32Array; owner: Uint32Array; met: Float64Array } {
  const start = new Uint32Array(matrix.personCount + 1);
  const { rowStart, persons } = matrix;
  for (const m of media) for (let e = rowStart[m]; e < rowStart[m + 1]; e++) start[persons[e] + 1]++;
  for (let p = 0; p < matrix.personCount; p++) start[p + 1] += start[p];
  const at = start.slice();
  const owner = new Uint32Array(start[matrix.personCount]);
  const met = new Float64Array(owner.length);
  media.forEach((m, i) => {
    const factor = units[m] * matrix.scale[m];
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const to = at[persons[e]]++;
      owner[to] = i;
      met[to] = isPassage ? 1 : -Math.expm1(-factor * matrix.amounts[e]);
    }
  });
  return { start, owner, met };
}

/**
 * Shapley values from random orders (Castro, Gómez, Tejada 2009), an order and its reverse form one sample;
 * the gains of every order sum to the plan's value, so the estimates do too.
 */
function sampledShares(
  { matrix, curve }: DividedPlan,
  media: readonly number[],
  units: ArrayLike<number>,
  { random, orders = 200, shouldStop }: ContributionControl,
): { mean: number[]; standardError: number[]; orders: number } {
  const state = planState(matrix, curve, new Effort(Infinity));
  const sum = media.map(() => 0);
  const squares = media.map(() => 0);
  const order = [...media.keys()];
  let pairs = 0;
  for (; pairs < Math.max(2, Math.ceil(orders / 2)); pairs++) {
    if (pairs >= 2 && shouldStop?.()) break;
    for (let i = order.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    const gains = media.map(() => 0);
    for (const sequence of [order, order.toReversed()]) {
      for (const i of sequence) {
        gains[i] += state.gainTo(media[i], units[media[i]]) / 2;
        state.moveTo(media[i], units[media[i]]);
      }
      for (const m of media) state.moveTo(m, 0);
    }
    gains.forEach((gain, i) => {
      sum[i] += gain;
      squares[i] += gain * gain;
    });
  }
  const mean = sum.map((total) => total / pairs);
  const standardError = squares.map((total, i) =>
    Math.sqrt(Math.max(0, total / pairs - mean[i] * mean[i]) / Math.max(1, pairs - 1)),
  );
  return { mean, standardError, orders: 2 * pairs };
}
