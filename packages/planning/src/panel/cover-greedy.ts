import type { Effort } from '../search/effort.ts';
import type { ContactIndex } from './contact-index.ts';
import type { CoverPlan } from './cover-plan.ts';
import { allowedMedia, type CoverTerms } from './cover-terms.ts';

/** Criterion that a greedy step maximises. */
export type CoverRule = 'gainPerCost' | 'gain';

/** Share of the mean weight below which a gain counts as rounding error. */
const NOISE = 1e-9;

/** Data shared by repeated greedy runs on one instance. */
export interface CoverMarket {
  readonly terms: CoverTerms;
  readonly allowed: Uint8Array;
  readonly perCost: Float64Array;
  /** Gains up to this count as 0. */
  readonly noise: number;
}

/** Prepares the terms for greedy runs on an index. */
export function coverMarket(index: ContactIndex, terms: CoverTerms): CoverMarket {
  let total = 0;
  for (const w of index.weights) total += w;
  return {
    terms,
    allowed: allowedMedia(terms),
    perCost: terms.costs.map((cost) => 1 / cost),
    noise: (NOISE * total) / Math.max(1, index.personCount),
  };
}

/** The best medium that still fits, or -1; `favour` multiplies keys, `without` marks media to skip. */
export function bestFitting(
  plan: CoverPlan,
  market: CoverMarket,
  rule: CoverRule,
  favour: Float64Array | null = null,
  without: Uint8Array | null = null,
): number {
  const { gain, taken } = plan;
  const { allowed, perCost, noise, terms } = market;
  const { costs } = terms;
  const room = terms.budget - plan.cost;
  const byCost = rule === 'gainPerCost';
  let best = -1;
  let bestKey = 0;
  for (let m = 0; m < gain.length; m++) {
    if (gain[m] <= noise || costs[m] > room || taken[m] !== 0 || allowed[m] === 0) continue;
    if (without !== null && without[m] !== 0) continue;
    let key = byCost ? gain[m] * perCost[m] : gain[m];
    if (favour !== null) key *= favour[m];
    if (key > bestKey) {
      bestKey = key;
      best = m;
    }
  }
  return best;
}

/** Adds the best medium by the rule until none fits or gains; returns the media added. */
export function fillCover(
  plan: CoverPlan,
  market: CoverMarket,
  rule: CoverRule,
  effort: Effort,
  favour: Float64Array | null = null,
  without: Uint8Array | null = null,
): number[] {
  const added: number[] = [];
  while (!effort.exhausted) {
    const m = bestFitting(plan, market, rule, favour, without);
    if (m < 0) break;
    const before = plan.pairs;
    plan.add(m);
    effort.spend(plan.pairs - before);
    added.push(m);
  }
  return added;
}

/** Media that every plan contains. */
export function requiredMedia({ required, costs }: CoverTerms): number[] {
  return required ? [...costs.keys()].filter((m) => required[m] !== 0) : [];
}
