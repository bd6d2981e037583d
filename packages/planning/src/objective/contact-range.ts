import type { Domain } from '../constraint/constraint-row.ts';
import type { ContactMatrix } from './contact-matrix.ts';

/** Minimum and maximum contacts of each person over all allowed plans. */
export interface ContactRange {
  readonly low: Float64Array;
  readonly high: Float64Array;
}

/**
 * The range over the box [lo, hi] under one budget: a person's contacts above the minimum are at most all
 * the remaining vehicles, and at most the remaining money times the best contacts per fen the person has.
 */
export function contactRange(
  matrix: ContactMatrix,
  domain: Domain,
  { price, linePrice }: { readonly price: Float64Array; readonly linePrice: Float64Array },
  budget: number,
): ContactRange {
  const { rowStart, persons, amounts, scale, personCount } = matrix;
  const low = new Float64Array(personCount);
  const high = new Float64Array(personCount);
  const perFen = new Float64Array(personCount);
  let left = budget;
  for (let m = 0; m < matrix.mediaCount; m++) {
    const { lo, hi } = domain;
    left -= lo[m] > 0 ? lo[m] * price[m] + linePrice[m] : 0;
    if (hi[m] === 0) continue;
    const spare = (hi[m] - lo[m]) * scale[m];
    const sure = lo[m] * scale[m];
    const rate = spare > 0 ? (price[m] > 0 ? scale[m] / price[m] : Infinity) : 0;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const p = persons[e];
      low[p] += sure * amounts[e];
      high[p] += spare * amounts[e];
      if (rate * amounts[e] > perFen[p]) perFen[p] = rate * amounts[e];
    }
  }
  for (let p = 0; p < personCount; p++) {
    const affordable = perFen[p] === 0 ? 0 : Math.max(0, left) * perFen[p];
    high[p] = low[p] + Math.min(high[p], affordable >= 0 ? affordable : Infinity) * (1 + 1e-9);
  }
  return { low, high };
}
