import type { Effort } from '../search/effort.ts';
import { bestPrice, coverMajorant, pricedWorth, type CoverMajorant } from './cover-bound.ts';
import type { CoverMarket } from './cover-greedy.ts';
import { CLEAR, CoverRelaxation, LEVELS, type CoverMoney, type CoverSmoothing } from './cover-relaxation.ts';
import type { SurveyedIndex } from './sampled-greedy.ts';

/** A majorant with the price of money at which it bounds least. */
export interface PricedMajorant extends CoverMajorant {
  readonly price: number;
  /** No plan within the terms is worth more. */
  readonly bound: number;
}

interface Stage {
  readonly width: number;
  readonly sweeps: number;
}

/** Widths of the smoothing on the way down. */
const DESCENT: readonly Stage[] = [
  { width: 0.3, sweeps: 3 },
  { width: 0.2, sweeps: 3 },
  { width: 0.13, sweeps: 3 },
  { width: 0.09, sweeps: 3 },
  { width: 0.065, sweeps: 4 },
  { width: 0.045, sweeps: 4 },
  { width: 0.03, sweeps: 4 },
];

/** What follows on a large panel where the descent was made in the small sample. */
const REFINEMENT: readonly (Stage & { readonly on: 'survey' | 'panel'; readonly clear: number })[] = [
  { on: 'survey', width: 0.045, sweeps: 4, clear: 0.3 },
  { on: 'panel', width: 0.04, sweeps: 2, clear: 0.03 },
];

/** The bound that a relaxed plan proves on the whole panel. */
export function boundAt(
  { index }: SurveyedIndex,
  market: CoverMarket,
  levels: Int32Array,
  smoothing: CoverSmoothing,
  effort: Effort,
): PricedMajorant {
  const { terms, allowed } = market;
  const majorant = coverMajorant(index, terms, allowed, levels.slice(), smoothing);
  effort.spend(index.media.length);
  const price = bestPrice(majorant.slopes, terms, allowed);
  const bound = majorant.base + pricedWorth(majorant.slopes, terms, allowed, price);
  return { ...majorant, price, bound };
}

/** Levels of a plan of whole media. */
export function levelsOf(mediaCount: number, media: Iterable<number>): Int32Array {
  const levels = new Int32Array(mediaCount);
  for (const m of media) levels[m] = LEVELS;
  return levels;
}

/**
 * Relaxes from a plan: narrower and narrower smoothing, on a large panel first in the small sample, then in the
 * large one. The bound is always that of the whole panel; returns the best one met.
 * @param say told the best bound so far after each step
 */
export function relaxCover(
  surveyed: SurveyedIndex,
  market: CoverMarket,
  media: Iterable<number>,
  effort: Effort,
  say: (bound: number) => void,
): PricedMajorant {
  const { index, survey, glance } = surveyed;
  const plan = levelsOf(index.mediaCount, media);
  const first = glance ? { ...surveyed, index: glance } : surveyed;
  const begin = boundAt(first, market, plan, { knee: 0.5, width: 0.2 }, effort);
  let best: PricedMajorant | null = glance ? null : begin;
  const offer = (levels: Int32Array, smoothing: CoverSmoothing): PricedMajorant => {
    const now = boundAt(surveyed, market, levels, smoothing, effort);
    if (best === null || now.bound < best.bound) best = now;
    say(best.bound);
    return best;
  };
  const money: CoverMoney = { budget: market.terms.budget, leastPrice: 0 };
  const relaxation = new CoverRelaxation(glance ?? index, market, money, {
    levels: plan,
    price: begin.price,
  });
  for (const [i, { width, sweeps }] of DESCENT.entries()) {
    if (effort.exhausted) break;
    relaxation.settle({ knee: 1, width });
    for (let n = 0; n < sweeps && !effort.exhausted; n++)
      relaxation.sweep(n > 0 || i % 3 !== 0 ? CLEAR : Infinity, effort);
    if (!glance && i > 2) offer(relaxation.levels, { knee: 1, width });
  }
  if (!survey || effort.exhausted) return best ?? offer(plan, { knee: 0.5, width: 0.2 });
  let closer = relaxation;
  for (const { on, width, sweeps, clear } of REFINEMENT) {
    if (effort.exhausted) break;
    const { levels, price, resting } = closer;
    closer = new CoverRelaxation(on === 'survey' ? survey : index, market, money, { levels, price });
    closer.restAs(resting);
    closer.settle({ knee: 1, width });
    for (let n = 0; n < sweeps && !effort.exhausted; n++)
      closer.sweep(n > 0 ? Math.min(clear, CLEAR) : clear, effort);
  }
  return offer(closer.levels, { knee: 1, width: REFINEMENT[REFINEMENT.length - 1].width });
}
