import type { Effort } from '../search/effort.ts';
import type { ContactIndex } from './contact-index.ts';
import { fillCover, requiredMedia, type CoverMarket, type CoverRule } from './cover-greedy.ts';
import { CoverPlan } from './cover-plan.ts';

/** Leading media of the sample whose gain is counted on the whole panel at each step. */
const FINALISTS = 4;

/** Once no more than this share of the people is still to be reached, everybody is counted at every step. */
const EXACT_SHARE = 0.12;

/** A panel with a spread sample of its persons, and how many persons each of these stands for. */
export interface SurveyedIndex {
  readonly index: ContactIndex;
  /** Null where the panel is small enough to be looked at whole. */
  readonly survey: ContactIndex | null;
}

/**
 * Greedy with the gains of all media at hand at every step. On a large panel the sample says which media
 * lead, their true gains decide, and towards the end, when a sample of those still to be reached would be too
 * small, everybody is counted; without a sample every step is the exact greedy one.
 * For k >= 2 a person on the way to k passages counts in proportion, which makes gains shrink as plans grow.
 */
export function sampledGreedy(
  { index, survey }: SurveyedIndex,
  market: CoverMarket,
  rule: CoverRule,
  effort: Effort,
): number[] {
  const required = requiredMedia(market.terms);
  if (!survey) return finish(index, market, rule, effort, required);
  const lead = new CoverPlan(survey, market.terms, 1, required);
  const whole = new Tally(index, market.terms.k);
  for (const m of required) whole.take(m);
  while (!effort.exhausted) {
    if (whole.open <= EXACT_SHARE * index.personCount)
      return finish(index, market, rule, effort, lead.members);
    const before = whole.pairs + lead.pairs;
    const m = decide(lead, whole, market, rule);
    if (m < 0) break;
    lead.add(m);
    whole.take(m);
    effort.spend(whole.pairs + lead.pairs - before);
  }
  return lead.members;
}

function finish(
  index: ContactIndex,
  market: CoverMarket,
  rule: CoverRule,
  effort: Effort,
  media: readonly number[],
): number[] {
  const plan = new CoverPlan(index, market.terms, 1, media);
  effort.spend(plan.pairs);
  fillCover(plan, market, rule, effort);
  return plan.members;
}

/** The medium to take next, or -1. */
function decide(lead: CoverPlan, whole: Tally, market: CoverMarket, rule: CoverRule): number {
  const { gain, taken } = lead;
  const { allowed, perCost, noise, terms } = market;
  const room = terms.budget + 1e-6 - lead.cost;
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
    const gained = whole.gainOf(m);
    const key = byCost ? gained * perCost[m] : gained;
    if (key > bestKey) {
      bestKey = key;
      best = m;
    }
  }
  return best;
}

/** Passages of everybody under a growing plan. */
class Tally {
  /** People without k passages. */
  open: number;
  pairs = 0;
  private readonly index: ContactIndex;
  private readonly k: number;
  private readonly passages: Uint16Array;
  /** Worth of one passage more: the k-th part of the weight, 0 for those who have k. */
  private readonly left: Float64Array;

  constructor(index: ContactIndex, k: number) {
    this.index = index;
    this.k = k;
    this.open = index.personCount;
    this.passages = new Uint16Array(index.personCount);
    this.left = index.weights.map((w) => w / k);
  }

  /** Gain of a medium; without branches on persons, which no processor could foretell. */
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
