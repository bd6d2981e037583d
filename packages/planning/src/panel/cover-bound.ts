import type { ContactIndex } from './contact-index.ts';
import { LEVELS, levelsMet, type CoverSmoothing } from './cover-relaxation.ts';
import type { CoverTerms } from './cover-terms.ts';

/**
 * The linear majorant of a plan's value at a relaxed plan, on the whole panel: no plan within the terms has a value of
 * more than `base` + Σ of the slopes of its media. Docs: selection.md §3, passages with low = 0.
 */
export interface CoverMajorant {
  readonly levels: Int32Array;
  readonly smoothing: CoverSmoothing;
  readonly base: number;
  readonly slopes: Float64Array;
}

/**
 * A person's λ up to this is taken as 0, which is also valid: it skips the many persons whom the relaxed plan reaches
 * several times. The bound changes by less than this share for each medium of a plan that reaches such a person.
 */
const NEGLIGIBLE = 2e-11;

/**
 * One pass over all persons and their media. Persons whose allowed media cannot give them k passages have
 * value 0 in any plan.
 * @param met levels met by each person at the relaxed plan, where they are known
 */
export function coverMajorant(
  index: ContactIndex,
  terms: CoverTerms,
  allowed: Uint8Array,
  levels: Int32Array,
  smoothing: CoverSmoothing,
  met: Int32Array = levelsMet(index, levels),
): CoverMajorant {
  const { personCount, personStart, media, mediaAmounts, weights } = index;
  const { k } = terms;
  let most = 0;
  for (let p = 0; p < personCount; p++) if (met[p] > most) most = met[p];
  const share = new Float64Array(most + 1);
  for (let l = 0; l <= most; l++)
    share[l] = 1 / (1 + Math.exp((l / (LEVELS * k) - smoothing.knee) / smoothing.width));
  const everyone = k === 1 && allowed.every((x) => x !== 0);
  const slopes = new Float64Array(index.mediaCount);
  let base = 0;
  for (let p = 0; p < personCount; p++) {
    const begin = personStart[p];
    const end = personStart[p + 1];
    if (begin === end || weights[p] === 0) continue;
    if (!everyone && !canReach(begin, end, media, mediaAmounts, allowed, k)) continue;
    const lambda = share[met[p]];
    if (lambda <= NEGLIGIBLE) {
      base += weights[p];
      continue;
    }
    base += weights[p] * (1 - lambda);
    const slope = (weights[p] * lambda) / k;
    if (mediaAmounts) for (let i = begin; i < end; i++) slopes[media[i]] += slope * mediaAmounts[i];
    else for (let i = begin; i < end; i++) slopes[media[i]] += slope;
  }
  return { levels, smoothing, base, slopes };
}

function canReach(
  begin: number,
  end: number,
  media: Uint32Array,
  amounts: Uint8Array | null,
  allowed: Uint8Array,
  k: number,
): boolean {
  let most = 0;
  for (let i = begin; i < end && most < k; i++) if (allowed[media[i]] !== 0) most += amounts ? amounts[i] : 1;
  return most >= k;
}

/** Maximum of the slopes under a price of money, without the value of the budget. */
export function pricedWorth(
  slopes: Float64Array,
  terms: CoverTerms,
  allowed: Uint8Array,
  price: number,
): number {
  let sum = price * terms.budget;
  for (let m = 0; m < slopes.length; m++) {
    const profit = slopes[m] - price * terms.costs[m];
    if (terms.required?.[m] || (allowed[m] !== 0 && profit > 0)) sum += profit;
  }
  return sum;
}

/**
 * The price at which `pricedWorth` is least: that of the medium at which the budget is exhausted when media are bought by
 * slope per cost (fractional knapsack); 0 when the budget pays for all.
 */
export function bestPrice(slopes: Float64Array, terms: CoverTerms, allowed: Uint8Array): number {
  const { costs, required } = terms;
  let left = terms.budget;
  const ratio = new Float64Array(slopes.length);
  const order: number[] = [];
  for (let m = 0; m < slopes.length; m++) {
    if (required?.[m]) left -= costs[m];
    else if (allowed[m] !== 0 && slopes[m] > 0) {
      ratio[m] = slopes[m] / costs[m];
      order.push(m);
    }
  }
  order.sort((a, b) => ratio[b] - ratio[a] || a - b);
  for (const m of order) {
    left -= costs[m];
    if (left < 0) return ratio[m];
  }
  return 0;
}
