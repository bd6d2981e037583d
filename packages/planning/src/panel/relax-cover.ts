import type { Effort } from '../search/effort.ts';
import { bestPrice, coverMajorant, pricedWorth, type CoverMajorant } from './cover-bound.ts';
import type { CoverMarket } from './cover-greedy.ts';
import { CoverRelaxation, LEVELS, type CoverMoney, type CoverSmoothing } from './cover-relaxation.ts';
import type { SurveyedIndex } from './sampled-greedy.ts';

/** A majorant with the price of money at which it bounds least. */
export interface PricedMajorant extends CoverMajorant {
  readonly price: number;
  /** No plan within the terms is worth more. */
  readonly bound: number;
}

/** Widths of the smoothing on the way down, with so many sweeps each. */
const DESCENT: readonly { readonly width: number; readonly sweeps: number }[] = [
  { width: 0.3, sweeps: 3 },
  { width: 0.2, sweeps: 3 },
  { width: 0.13, sweeps: 3 },
  { width: 0.09, sweeps: 4 },
  { width: 0.065, sweeps: 4 },
  { width: 0.045, sweeps: 4 },
  { width: 0.03, sweeps: 4 },
];

/** Widths of the sweeps on the whole panel that follow where the descent was made on a sample. */
const REFINEMENT: readonly number[] = [0.065, 0.045, 0.035];

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
 * Relaxes from a plan: narrower and narrower smoothing on the sample, then, where there is one, a few sweeps
 * of the whole panel over the media near the price. Returns the best bound met.
 * @param say told the best bound so far after each step
 */
export function relaxCover(
  surveyed: SurveyedIndex,
  market: CoverMarket,
  media: Iterable<number>,
  effort: Effort,
  say: (bound: number) => void,
): PricedMajorant {
  const { index, survey } = surveyed;
  let best = boundAt(surveyed, market, levelsOf(index.mediaCount, media), { knee: 0.5, width: 0.2 }, effort);
  const offer = (relaxation: CoverRelaxation, width: number): PricedMajorant => {
    const now = boundAt(surveyed, market, relaxation.levels, { knee: 1, width }, effort);
    if (now.bound < best.bound) best = now;
    say(best.bound);
    return now;
  };
  say(best.bound);
  const money: CoverMoney = { budget: market.terms.budget, leastPrice: 0 };
  const start = { levels: best.levels, price: best.price };
  const relaxation = new CoverRelaxation(survey ?? index, market, money, start);
  for (const [i, { width, sweeps }] of DESCENT.entries()) {
    if (effort.exhausted) break;
    relaxation.settle({ knee: 1, width });
    for (let n = 0; n < sweeps && !effort.exhausted; n++) relaxation.sweep(n > 0, effort);
    if (survey === null && i > 2) offer(relaxation, width);
  }
  if (survey === null || effort.exhausted) return best;
  let at = offer(relaxation, DESCENT[DESCENT.length - 1].width);
  const whole = new CoverRelaxation(index, market, money, {
    levels: relaxation.levels,
    price: relaxation.price,
  });
  for (const width of REFINEMENT) {
    if (effort.exhausted) break;
    whole.restTo(farFromPrice(market, at));
    whole.settle({ knee: 1, width });
    whole.sweep(true, effort);
    at = offer(whole, width);
  }
  return best;
}

/** Media whose place (wholly in or wholly out) the slopes leave no doubt about. */
function farFromPrice({ terms }: CoverMarket, at: PricedMajorant): Uint8Array {
  return Uint8Array.from(at.slopes, (slope, m) => {
    const charge = at.price * terms.costs[m];
    const level = at.levels[m];
    return Number((level === 0 && slope < 0.97 * charge) || (level === LEVELS && slope > 1.03 * charge));
  });
}
