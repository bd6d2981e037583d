import type { Effort } from '../search/effort.ts';
import type { ContactIndex } from './contact-index.ts';
import { fillCover, requiredMedia, type CoverMarket, type CoverRule } from './cover-greedy.ts';
import type { CounterPair } from './lazy-cover.ts';
import { CoverPlan, coverValue } from './cover-plan.ts';

/** Number of leading media of the small sample whose gain is counted in the large one at each step. */
const FINALISTS = 6;

/** Once at most this share of the people is not yet reached, the whole large sample is counted at every step. */
const EXACT_SHARE = 0.05;

/** A large panel with two systematic samples of its persons. */
export interface SurveyedIndex {
  readonly index: ContactIndex;
  /** Both null where the panel is small enough to be used completely; the survey is the larger sample. */
  readonly survey: ContactIndex | null;
  readonly glance: ContactIndex | null;
  /** Counts gains by bits when the persons come from a panel store. */
  readonly counters: CounterPair | null;
}

export interface GreedyCover {
  readonly media: number[];
  /** Weighted people with k passages. */
  readonly reached: number;
}

/**
 * Greedy with the gains of all media known at every step. On a large panel the small sample proposes leading media
 * and the gains in the large one decide; towards the end, when few people are left in the small one, the
 * large one does both. On a small panel every step is the exact greedy one. For k >= 2 a person with fewer than k
 * passages counts in proportion, so that gains decrease as plans grow.
 */
export function sampledGreedy(
  { index, survey, glance }: SurveyedIndex,
  market: CoverMarket,
  rule: CoverRule,
  effort: Effort,
): GreedyCover {
  const required = requiredMedia(market.terms);
  if (!survey || !glance) return greedyFrom(index, market, rule, effort, required);
  const lead = new CoverPlan(glance, market.terms, 1, required);
  const evaluate = new Tally(survey, market.terms.k);
  for (const m of required) evaluate.take(m);
  let media: readonly number[] | null = null;
  while (media === null && !effort.exhausted) {
    if (evaluate.open <= EXACT_SHARE * survey.personCount) {
      media = greedyFrom(survey, market, rule, effort, lead.members).media;
      break;
    }
    const before = evaluate.pairs + lead.pairs;
    const m = decide(lead, evaluate, market, rule);
    if (m < 0) break;
    lead.add(m);
    evaluate.take(m);
    effort.spend(evaluate.pairs + lead.pairs - before);
  }
  media ??= lead.members;
  return { media: [...media], reached: coverValue(index, market.terms.k, media) };
}

/** Greedy with the gains of all persons, starting from the given media. */
export function greedyFrom(
  index: ContactIndex,
  market: CoverMarket,
  rule: CoverRule,
  effort: Effort,
  media: readonly number[],
): GreedyCover {
  const plan = new CoverPlan(index, market.terms, 1, media);
  effort.spend(plan.pairs);
  fillCover(plan, market, rule, effort);
  return { media: plan.members, reached: plan.reached };
}

/** The medium to take next, or -1. */
function decide(lead: CoverPlan, evaluate: Tally, market: CoverMarket, rule: CoverRule): number {
  const { gain, taken } = lead;
  const { allowed, perCost, noise, terms } = market;
  const room = terms.budget - lead.cost;
  const byCost = rule === 'gainPerCost';
  const leaders: number[] = [];
  const keys: number[] = [];
  for (let m = 0; m < gain.length; m++) {
    if (gain[m] <= noise || taken[m] !== 0 || allowed[m] === 0 || terms.costs[m] > room) continue;
    const key = byCost ? gain[m] * perCost[m] : gain[m];
    if (leaders.length === FINALISTS && key <= keys[FINALISTS - 1]) continue;
    let at = leaders.length < FINALISTS ? leaders.length : FINALISTS - 1;
    while (at > 0 && keys[at - 1] < key) {
      keys[at] = keys[at - 1];
      leaders[at] = leaders[at - 1];
      at--;
    }
    keys[at] = key;
    leaders[at] = m;
  }
  let best = -1;
  let bestKey = -1;
  for (const m of leaders) {
    const gained = evaluate.gainOf(m);
    const key = byCost ? gained * perCost[m] : gained;
    if (key > bestKey) {
      bestKey = key;
      best = m;
    }
  }
  return best;
}

/** Passages of all persons under a growing plan. */
class Tally {
  /** People without k passages. */
  open: number;
  pairs = 0;
  private readonly index: ContactIndex;
  private readonly k: number;
  private readonly passages: Uint16Array;
  /** Value of one more passage: weight ÷ k, 0 for persons with k passages. */
  private readonly left: Float64Array;

  constructor(index: ContactIndex, k: number) {
    this.index = index;
    this.k = k;
    this.open = index.personCount;
    this.passages = new Uint16Array(index.personCount);
    this.left = index.weights.map((w) => w / k);
  }

  /** Gain of a medium; without branches on persons, which would be mispredicted. */
  gainOf(m: number): number {
    const { rowStart, persons, amounts } = this.index;
    const { passages, left, k } = this;
    const end = rowStart[m + 1];
    this.pairs += end - rowStart[m];
    let sum = 0;
    if (amounts) {
      for (let e = rowStart[m]; e < end; e++)
        sum += left[persons[e]] * Math.min(k - passages[persons[e]], amounts[e]);
      return sum;
    }
    let other = 0;
    let e = rowStart[m];
    for (; e + 1 < end; e += 2) {
      sum += left[persons[e]];
      other += left[persons[e + 1]];
    }
    return e < end ? sum + other + left[persons[e]] : sum + other;
  }

  take(m: number): void {
    const { rowStart, persons, amounts } = this.index;
    const { passages, left, k } = this;
    const end = rowStart[m + 1];
    this.pairs += end - rowStart[m];
    let met = 0;
    for (let e = rowStart[m]; e < end; e++) {
      const p = persons[e];
      const before = passages[p];
      const after = before + (amounts ? amounts[e] : 1);
      passages[p] = after;
      const done = Number(after >= k);
      left[p] *= 1 - done;
      met += done & Number(before < k);
    }
    this.open -= met;
  }
}
