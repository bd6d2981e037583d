/**
 * Reach and frequency in passage form: person p passes medium m `counts` whole times in the measured
 * window, and each passage is a contact with the probability of the pair, independently. So a person's
 * contacts are Poisson-binomial: reach 1 − Π(1−p)^n, N+ by convolving one binomial per medium. Exact.
 */
import {
  assertMask,
  assertMaxFrequency,
  reachFigures,
  type PersonMask,
  type ReachFigures,
} from './reach-figures.ts';
import type { EvaluateOptions } from './rate-reach.ts';

/** Passages of one city, one row per medium; persons ascend within a row. Immutable once built. */
export interface PassageStore {
  readonly personCount: number;
  readonly weights: Float64Array;
  readonly mediaCount: number;
  /** Length mediaCount + 1. */
  readonly rowStart: Uint32Array;
  readonly persons: Uint32Array;
  /** Whole passages in the measured window, ≥ 1. */
  readonly counts: Uint16Array | Uint32Array;
  /** Probability that a passage is a visible contact, 0 < p ≤ 1. */
  readonly probabilities: Float32Array | Float64Array;
}

/** A medium booked for `repeats` whole measured windows (default 1). */
export interface PassageLine {
  readonly medium: number;
  readonly repeats?: number;
}

/**
 * P(B = 0), …, P(B = top − 1) and P(B ≥ j) for j = 0 … top, of a binomial B(n, p).
 * (1−p)^n may underflow only where every class below `top` is 0.
 */
export function binomialInto(n: number, p: number, equal: Float64Array, atLeast: Float64Array): void {
  const top = atLeast.length - 1;
  equal.fill(0);
  atLeast.fill(0);
  if (p >= 1) {
    if (n < top) equal[n] = 1;
    for (let j = 0; j <= Math.min(n, top); j++) atLeast[j] = 1;
    return;
  }
  const odds = p / (1 - p);
  let term = Math.exp(n * Math.log1p(-p));
  if (term === 0) {
    atLeast.fill(1, 0, Math.min(n, top) + 1);
    return;
  }
  let beyond = 0;
  for (let i = 0; i <= n; i++) {
    if (i < top) equal[i] = term;
    else beyond += term;
    if (i >= top && term < beyond * 1e-17) break;
    term = (term * (n - i) * odds) / (i + 1);
  }
  let sum = Math.min(1, beyond);
  atLeast[top] = sum;
  for (let j = top - 1; j >= 0; j--) {
    sum += equal[j];
    atLeast[j] = Math.min(1, sum);
  }
}

const assertLine = (store: PassageStore, { medium, repeats = 1 }: PassageLine): void => {
  if (!Number.isInteger(medium) || medium < 0 || medium >= store.mediaCount) {
    throw new RangeError(`medium ${medium} is not in a store of ${store.mediaCount}`);
  }
  if (!(Number.isInteger(repeats) && repeats >= 0)) {
    throw new RangeError(`repeats ${repeats} is not a whole number`);
  }
};

/** Adds B(n, p) to the class probabilities of one person, stored at `offset` in `classes`. */
const convolve = (
  classes: Float64Array,
  offset: number,
  top: number,
  equal: Float64Array,
  atLeast: Float64Array,
): void => {
  let open = classes[offset + top];
  for (let j = 0; j < top; j++) open += classes[offset + j] * atLeast[top - j];
  classes[offset + top] = open;
  for (let j = top - 1; j >= 0; j--) {
    let sum = 0;
    for (let i = 0; i <= j; i++) sum += classes[offset + j - i] * equal[i];
    classes[offset + j] = sum;
  }
};

/**
 * Exact figures of a plan in passage form. Memory: 8·(maxFrequency + 1) bytes per person.
 * Throws RangeError on an unknown medium or invalid repeats.
 */
export function evaluatePassages(
  store: PassageStore,
  lines: readonly PassageLine[],
  options: EvaluateOptions = {},
): ReachFigures {
  const { audience = null, maxFrequency: top = 10 } = options;
  assertMaxFrequency(top);
  assertMask(audience, store.personCount);
  const width = top + 1;
  const classes = new Float64Array(store.personCount * width);
  for (let p = 0; p < store.personCount; p++) classes[p * width] = 1;
  const contacts = new Float64Array(store.personCount);
  const equal = new Float64Array(width);
  const atLeast = new Float64Array(width);
  for (const line of lines) {
    assertLine(store, line);
    const repeats = line.repeats ?? 1;
    if (repeats === 0) continue;
    for (let e = store.rowStart[line.medium]; e < store.rowStart[line.medium + 1]; e++) {
      const person = store.persons[e];
      if (audience !== null && audience[person] === 0) continue;
      const n = store.counts[e] * repeats;
      contacts[person] += n * store.probabilities[e];
      binomialInto(n, store.probabilities[e], equal, atLeast);
      convolve(classes, person * width, top, equal, atLeast);
    }
  }
  return sumClasses(store.weights, classes, contacts, width, audience);
}

function sumClasses(
  weights: Float64Array,
  classes: Float64Array,
  contacts: Float64Array,
  width: number,
  audience: PersonMask | null,
): ReachFigures {
  const distribution = new Float64Array(width);
  let [universe, squaredWeights, impressions, personsInPanel, personsExposed] = [0, 0, 0, 0, 0];
  for (let p = 0; p < weights.length; p++) {
    if (audience !== null && audience[p] === 0) continue;
    const w = weights[p];
    universe += w;
    squaredWeights += w * w;
    personsInPanel++;
    if (contacts[p] > 0) personsExposed++;
    impressions += w * contacts[p];
    for (let n = 0; n < width; n++) distribution[n] += w * classes[p * width + n];
  }
  return reachFigures({
    universe,
    squaredWeights,
    personsInPanel,
    personsExposed,
    impressions,
    distribution,
  });
}
