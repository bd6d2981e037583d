import { seededRandom } from '@ooh/measurement/random';
import { Effort } from '../search/effort.ts';
import type { SelectionControl, SelectionPhase } from '../search/select-plan.ts';
import { thinnedIndex, type ContactIndex } from './contact-index.ts';
import { coverMarket, requiredMedia, type CoverMarket } from './cover-greedy.ts';
import { coverValue } from './cover-plan.ts';
import type { CoverTerms } from './cover-terms.ts';
import { improveCover } from './improve-cover.ts';
import { lazyCover, ledCover, type CounterPair } from './lazy-cover.ts';
import { relaxCover, type PricedMajorant } from './relax-cover.ts';
import { greedyFrom, sampledGreedy, type SurveyedIndex } from './sampled-greedy.ts';

/** Panels with more pairs than this use samples first. */
const SURVEY_FROM_PAIRS = 6_000_000;
/** Target pairs of the larger and the smaller sample. */
const SURVEY_PAIRS = 13_000_000;
const GLANCE_PAIRS = 3_500_000;

/** Sweeps of the whole panel that tighten the bound of a large one. */
const ENDINGS = 4;

/** Default limit of passes over all pairs, and the minimum limit of visited pairs. */
const USUAL_PASSES = 40;
const USUAL_PAIRS = 4e8;

/** A panel prepared for any number of selections. */
export function surveyedIndex(index: ContactIndex): SurveyedIndex {
  const pairs = index.media.length;
  if (pairs <= SURVEY_FROM_PAIRS) return { index, survey: null, glance: null, counters: null };
  const sample = (wanted: number) => {
    const stride = Math.max(2, Math.ceil(pairs / wanted));
    return thinnedIndex(index, stride, stride >> 1);
  };
  return { index, survey: sample(SURVEY_PAIRS), glance: sample(GLANCE_PAIRS), counters: null };
}

export interface SelectedCover {
  /** Ascending. */
  readonly media: number[];
  readonly cost: number;
  readonly value: number;
  /** The proof of the bound. */
  readonly proof: PricedMajorant;
  readonly pairs: number;
}

/** Greedy by gain runs on a large panel if its value in the small sample is within this share. */
const NEAR_RULES = 0.98;

/** The better of the greedy plans by gain per cost and by gain, with its value. */
export function greedyCover(
  surveyed: SurveyedIndex,
  market: CoverMarket,
  effort: Effort,
): { media: number[]; value: number } {
  const { glance, counters } = surveyed;
  const { k } = market.terms;
  if (counters && k === 1) return greedyByBits(counters, market, effort);
  const byCost = sampledGreedy(surveyed, market, 'gainPerCost', effort);
  const best = { media: byCost.media, value: byCost.reached };
  if (glance) {
    const foreseen = greedyFrom(glance, market, 'gain', effort, requiredMedia(market.terms)).reached;
    if (foreseen < NEAR_RULES * coverValue(glance, k, byCost.media)) return best;
  }
  const byGain = sampledGreedy(surveyed, market, 'gain', effort);
  return byGain.reached > best.value ? { media: byGain.media, value: byGain.reached } : best;
}

/** The same with gains counted by bits. */
function greedyByBits(
  counters: CounterPair,
  market: CoverMarket,
  effort: Effort,
): { media: number[]; value: number } {
  const { glance } = counters;
  const byCost = ledCover(counters, market, 'gainPerCost', effort);
  const best = { media: byCost.media, value: byCost.reached };
  if (glance) {
    const foreseen = lazyCover(glance, market, 'gain', effort).reached;
    if (foreseen < NEAR_RULES * glance.evaluator.reach(byCost.media).weight) return best;
  }
  const byGain = ledCover(counters, market, 'gain', effort);
  return byGain.reached > best.value ? { media: byGain.media, value: byGain.reached } : best;
}

/**
 * Selects media to maximise people with at least k passages, with a proved bound. Anytime: when stopped it
 * returns the best plan so far and a valid bound; otherwise the result depends on input and seed only.
 */
export function selectCover(
  surveyed: SurveyedIndex,
  terms: CoverTerms,
  control: SelectionControl = {},
): SelectedCover {
  const { index } = surveyed;
  const usual = Math.max(USUAL_PAIRS, USUAL_PASSES * index.media.length);
  const effort = new Effort(control.pairLimit ?? usual * (control.workFactor ?? 1), control.shouldStop);
  const market = coverMarket(index, terms);
  const target = control.targetGap ?? 0.002;
  let bound = Infinity;
  const start = greedyCover(surveyed, market, effort);
  let value = start.value;
  const say = (phase: SelectionPhase, fraction: number) =>
    control.onProgress?.(phase, fraction, value, bound);
  say('greedy', 0.1);
  const tell = (now: number) => {
    bound = now;
    say('relaxation', 0.3);
  };
  const proof = relaxCover(surveyed, market, start.media, effort.share(0.6), tell, ENDINGS);
  say('neighbourhood', 0.5);
  const random = seededRandom(control.seed ?? 1).next;
  const first = { media: start.media, reached: value };
  const found = improveCover(index, market, first, proof, effort, random, bound * (1 - target), (reached) => {
    value = reached;
    say('neighbourhood', 0.5);
  });
  const media = found.media.sort((a, b) => a - b);
  value = coverValue(index, terms.k, media);
  say('proof', 1);
  const cost = media.reduce((sum, m) => sum + terms.costs[m], 0);
  return { media, cost, value, proof, pairs: effort.pairs };
}
