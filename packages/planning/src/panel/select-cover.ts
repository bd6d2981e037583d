import { seededRandom } from '@ooh/measurement/random';
import { Effort } from '../search/effort.ts';
import type { SelectionControl, SelectionPhase } from '../search/select-plan.ts';
import { thinnedIndex, type ContactIndex } from './contact-index.ts';
import { coverMarket, fillCover, requiredMedia, type CoverMarket } from './cover-greedy.ts';
import { CoverPlan, coverValue } from './cover-plan.ts';
import { LEVELS } from './cover-relaxation.ts';
import { exchangeRound, neighbourhoodRounds } from './cover-search.ts';
import type { CoverTerms } from './cover-terms.ts';
import { relaxCover, type PricedMajorant } from './relax-cover.ts';
import { sampledGreedy, type SurveyedIndex } from './sampled-greedy.ts';

/** Panels of more pairs are looked at through a sample first. */
const SURVEY_FROM_PAIRS = 6_000_000;
/** Pairs that the sample shall have. */
const SURVEY_PAIRS = 3_500_000;

/** Share of its worth that a person on the way to k passages lends to the media that the search weighs (k >= 2). */
const TOWARDS = 0.3;

/** Passes over all pairs that a search without an own limit may make, and the pairs it may visit at least. */
const USUAL_PASSES = 40;
const USUAL_PAIRS = 4e8;

/** A panel made ready for any number of selections. */
export function surveyedIndex(index: ContactIndex): SurveyedIndex {
  const pairs = index.media.length;
  if (pairs <= SURVEY_FROM_PAIRS) return { index, survey: null };
  const stride = Math.ceil(pairs / SURVEY_PAIRS);
  return { index, survey: thinnedIndex(index, stride, stride >> 1) };
}

export interface SelectedCover {
  /** Ascending. */
  readonly media: number[];
  readonly cost: number;
  readonly value: number;
  /** What proves the bound; null when the search was stopped before there was one. */
  readonly proof: PricedMajorant;
  readonly pairs: number;
}

/** The better of the two greedy plans, with its value. */
export function greedyCover(
  surveyed: SurveyedIndex,
  market: CoverMarket,
  effort: Effort,
): { media: number[]; value: number } {
  let best = { media: requiredMedia(market.terms), value: -1 };
  for (const rule of ['gainPerCost', 'gain'] as const) {
    const media = sampledGreedy(surveyed, market, rule, effort);
    const value = coverValue(surveyed.index, market.terms.k, media);
    if (value > best.value) best = { media, value };
  }
  return best;
}

/**
 * Selects media so that many people pass k of them, with a proved bound. Anytime: stopped from outside it
 * returns the best plan so far and a true bound; otherwise it depends on input and seed alone.
 */
export function selectCover(
  surveyed: SurveyedIndex,
  terms: CoverTerms,
  control: SelectionControl = {},
): SelectedCover {
  const { index } = surveyed;
  const usual = Math.max(USUAL_PAIRS, USUAL_PASSES * index.media.length);
  const effort = new Effort(control.pairLimit ?? usual, control.shouldStop);
  const market = coverMarket(index, terms);
  const target = control.targetGap ?? 0.002;
  let bound = Infinity;
  const start = greedyCover(surveyed, market, effort);
  let value = start.value;
  const say = (phase: SelectionPhase, fraction: number) =>
    control.onProgress?.(phase, fraction, value, bound);
  say('greedy', 0.1);
  const proof = relaxCover(surveyed, market, start.media, effort.share(0.6), (now) => {
    bound = now;
    say('relaxation', 0.3);
  });
  const towards = terms.k === 1 ? 0 : TOWARDS;
  const plan = new CoverPlan(index, terms, towards, start.media);
  let best = start.media;
  const rounded = effort.exhausted ? null : roundedPlan(index, market, proof, towards, effort);
  for (const candidate of rounded ? [plan, rounded] : [plan]) {
    if (effort.exhausted || bound - value <= target * bound) break;
    const trial = { plan: candidate, market, effort };
    for (let round = 0; round < 3 && exchangeRound(trial); round++) say('localSearch', 0.5);
    if (candidate.reached <= value) continue;
    value = candidate.reached;
    best = candidate.members;
  }
  const leader = rounded && rounded.reached > plan.reached ? rounded : plan;
  if (!effort.exhausted && bound - value > target * bound) {
    say('neighbourhood', 0.6);
    const random = seededRandom(control.seed ?? 1).next;
    const patience = 60 + 10 * best.length;
    neighbourhoodRounds({ plan: leader, market, effort }, proof.levels, random, patience, () => {
      value = Math.max(value, leader.reached);
      say('neighbourhood', 0.6);
    });
  }
  if (leader.reached >= value) best = leader.members;
  const media = best.sort((a, b) => a - b);
  value = coverValue(index, terms.k, media);
  say('proof', 1);
  const cost = media.reduce((sum, m) => sum + terms.costs[m], 0);
  return { media, cost, value, proof, pairs: effort.pairs };
}

/** Media of the relaxed plan from the fullest down while they fit and gain, then filled. */
function roundedPlan(
  index: ContactIndex,
  market: CoverMarket,
  { levels, slopes, price }: PricedMajorant,
  towards: number,
  effort: Effort,
): CoverPlan {
  const { terms, allowed, noise } = market;
  const plan = new CoverPlan(index, terms, towards, requiredMedia(terms));
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
