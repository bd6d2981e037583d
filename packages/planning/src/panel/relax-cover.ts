import type { Effort } from '../search/effort.ts';
import { bestPrice, coverMajorant, pricedWorth, type CoverMajorant } from './cover-bound.ts';
import type { ContactIndex } from './contact-index.ts';
import type { CoverMarket } from './cover-greedy.ts';
import { CLEAR, CoverRelaxation, LEVELS, type CoverMoney, type CoverSmoothing } from './cover-relaxation.ts';
import type { SurveyedIndex } from './sampled-greedy.ts';

/** A majorant with the price of money that gives the lowest bound. */
export interface PricedMajorant extends CoverMajorant {
  readonly price: number;
  /** Upper bound of every plan within the terms. */
  readonly bound: number;
}

interface Stage {
  readonly width: number;
  readonly sweeps: number;
}

/** Decreasing widths of the smoothing for a small panel. */
const LONG_DESCENT: readonly Stage[] = [
  { width: 0.3, sweeps: 3 },
  { width: 0.2, sweeps: 3 },
  { width: 0.13, sweeps: 3 },
  { width: 0.09, sweeps: 4 },
  { width: 0.065, sweeps: 4 },
  { width: 0.045, sweeps: 4 },
  { width: 0.03, sweeps: 4 },
];

/** Widths in the small sample of a large panel. */
const DESCENT: readonly Stage[] = [
  { width: 0.25, sweeps: 3 },
  { width: 0.15, sweeps: 3 },
  { width: 0.09, sweeps: 3 },
  { width: 0.055, sweeps: 3 },
  { width: 0.035, sweeps: 4 },
];

/** Widths that continue in the large sample, and the last ones, with only the media near the price. */
const SURVEYED: Stage & { readonly clear: number } = { width: 0.045, sweeps: 3, clear: 0.3 };
const ENDING = { width: 0.04, clear: 0.03 } as const;

/**
 * The bound that a relaxed plan proves on the whole panel.
 * @param met levels met by each person, where they are known
 */
export function boundAt(
  { index }: SurveyedIndex,
  market: CoverMarket,
  levels: Int32Array,
  smoothing: CoverSmoothing,
  effort: Effort,
  met?: Int32Array,
): PricedMajorant {
  const { terms, allowed } = market;
  const majorant = coverMajorant(index, terms, allowed, levels.slice(), smoothing, met);
  effort.spend(index.media.length);
  const price = bestPrice(majorant.slopes, terms, allowed);
  const bound = majorant.base + pricedWorth(majorant.slopes, terms, allowed, price);
  return { ...majorant, price, bound };
}

/** Levels that represent a plan of whole media. */
export function levelsOf(mediaCount: number, media: Iterable<number>): Int32Array {
  const levels = new Int32Array(mediaCount);
  for (const m of media) levels[m] = LEVELS;
  return levels;
}

/**
 * Relaxes starting from a plan: with decreasing smoothing, on a large panel first in the small sample, then in the
 * large one. The bound is always that of the whole panel; returns the best one found.
 * @param say called with the best bound so far after each step
 * @param endings final sweeps over a whole large panel: one is fast, more tighten the bound
 */
export function relaxCover(
  surveyed: SurveyedIndex,
  market: CoverMarket,
  media: Iterable<number>,
  effort: Effort,
  say: (bound: number) => void,
  endings = 1,
): PricedMajorant {
  const { index, survey, glance } = surveyed;
  const plan = levelsOf(index.mediaCount, media);
  const first = glance ? { ...surveyed, index: glance } : surveyed;
  const begin = boundAt(first, market, plan, { knee: 0.5, width: 0.2 }, effort);
  let best: PricedMajorant | null = glance ? null : begin;
  const offer = (levels: Int32Array, smoothing: CoverSmoothing, met?: Int32Array): PricedMajorant => {
    const now = boundAt(surveyed, market, levels, smoothing, effort, met);
    if (best === null || now.bound < best.bound) best = now;
    say(best.bound);
    return best;
  };
  const money: CoverMoney = { budget: market.terms.budget, minPrice: 0 };
  const relaxation = new CoverRelaxation(glance ?? index, market, money, {
    levels: plan,
    price: begin.price,
  });
  for (const [i, { width, sweeps }] of (glance ? DESCENT : LONG_DESCENT).entries()) {
    if (effort.exhausted) break;
    relaxation.settle({ knee: 1, width });
    for (let n = 0; n < sweeps && !effort.exhausted; n++)
      relaxation.sweep(n > 0 || i % 2 !== 0 ? CLEAR : Infinity, effort);
    if (!glance && i > 2) offer(relaxation.levels, { knee: 1, width });
  }
  if (!survey || effort.exhausted) return best ?? offer(plan, { knee: 0.5, width: 0.2 });
  const closer = carriedOver(relaxation, survey, market, money);
  closer.settle({ knee: 1, width: SURVEYED.width });
  for (let n = 0; n < SURVEYED.sweeps && !effort.exhausted; n++)
    closer.sweep(n > 0 ? CLEAR : SURVEYED.clear, effort);
  const whole = carriedOver(closer, index, market, money);
  const smoothing = { knee: 1, width: ENDING.width };
  whole.settle(smoothing);
  for (let n = 0; n < endings && !effort.exhausted; n++) whole.sweep(ENDING.clear, effort);
  return offer(whole.levels, smoothing, whole.levelsOfPersons);
}

/** The same relaxed plan on a larger sample. */
function carriedOver(
  { levels, price, resting }: CoverRelaxation,
  index: ContactIndex,
  market: CoverMarket,
  money: CoverMoney,
): CoverRelaxation {
  const closer = new CoverRelaxation(index, market, money, { levels, price });
  closer.restAs(resting);
  return closer;
}
