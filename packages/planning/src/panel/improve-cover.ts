import type { Effort } from '../search/effort.ts';
import type { ContactIndex } from './contact-index.ts';
import { fillCover, requiredMedia, type CoverMarket } from './cover-greedy.ts';
import { CoverPlan } from './cover-plan.ts';
import { LEVELS } from './cover-relaxation.ts';
import { exchangeRound, neighbourhoodRounds } from './cover-search.ts';

/** Share of a person's value credited to media before the person has k passages (k >= 2). */
const TOWARDS = 0.3;

/** Results of a relaxation that guide the search. */
export interface CoverGuidance {
  readonly levels: Int32Array;
  readonly slopes: Float64Array;
  readonly price: number;
}

export interface ImprovedCover {
  readonly media: number[];
  readonly reached: number;
}

/** A plan of given media in which people below k passages have partial value. */
export function searchedPlan(index: ContactIndex, market: CoverMarket, media: Iterable<number>): CoverPlan {
  return new CoverPlan(index, market.terms, market.terms.k === 1 ? 0 : TOWARDS, media);
}

/**
 * Improves on a plan: exchanges from it and from the rounded relaxation, then large-neighbourhood search from
 * the better of the two, until the effort limit, no further gain, or `enough` people are reached.
 * @param onBetter called with the reach whenever the best plan improves
 */
export function improveCover(
  index: ContactIndex,
  market: CoverMarket,
  start: ImprovedCover,
  guidance: CoverGuidance,
  effort: Effort,
  random: () => number,
  enough: number,
  onBetter: (reached: number) => void,
): ImprovedCover {
  let best = start;
  const offer = (plan: CoverPlan) => {
    if (plan.reached < best.reached) return;
    const better = plan.reached > best.reached;
    best = { media: plan.members, reached: plan.reached };
    if (better) onBetter(best.reached);
  };
  let leader: CoverPlan | null = null;
  for (const from of ['start', 'relaxation'] as const) {
    if (effort.exhausted || best.reached >= enough) return best;
    const plan =
      from === 'start'
        ? searchedPlan(index, market, start.media)
        : roundedPlan(index, market, guidance, effort);
    for (let round = 0; round < 3 && exchangeRound({ plan, market, effort }); round++) offer(plan);
    offer(plan);
    if (leader === null || plan.reached > leader.reached) leader = plan;
  }
  if (leader === null || effort.exhausted || best.reached >= enough) return best;
  const plan = leader;
  const patience = 60 + 10 * best.media.length;
  neighbourhoodRounds({ plan, market, effort }, guidance.levels, random, patience, () => {
    offer(plan);
    return best.reached < enough;
  });
  return best;
}

/** Media of the relaxed plan in descending share while they fit and gain, then filled greedily. */
export function roundedPlan(
  index: ContactIndex,
  market: CoverMarket,
  { levels, slopes, price }: CoverGuidance,
  effort: Effort,
): CoverPlan {
  const { terms, allowed, noise } = market;
  const plan = searchedPlan(index, market, requiredMedia(terms));
  const profit = (m: number) => slopes[m] / Math.max(terms.costs[m] * price, Number.MIN_VALUE);
  const order = [...levels.keys()]
    .filter((m) => levels[m] >= LEVELS / 2 && allowed[m] !== 0)
    .sort((a, b) => levels[b] - levels[a] || profit(b) - profit(a) || a - b);
  for (const m of order) {
    if (plan.taken[m] !== 0 || plan.cost + terms.costs[m] > terms.budget || plan.gain[m] <= noise) continue;
    plan.add(m);
  }
  effort.spend(plan.pairs);
  fillCover(plan, market, 'gainPerCost', effort);
  return plan;
}
