import type { PanelEvaluator } from '@ooh/measurement/panel/panel-evaluator';
import type { Effort } from '../search/effort.ts';
import { MaxHeap } from '../search/max-heap.ts';
import { requiredMedia, type CoverMarket, type CoverRule } from './cover-greedy.ts';
import type { GreedyCover } from './sampled-greedy.ts';

/** Gains by bits: an evaluator over the panel of an index with the same media, used exclusively. */
export interface CoverCounter {
  readonly evaluator: PanelEvaluator;
  /** Reach of each medium on its own. */
  readonly alone: Float64Array;
  /** Persons in the rows of each medium. */
  readonly sizes: Uint32Array;
}

/** Counters of a panel and, if it is large, of a systematic sample of its persons. */
export interface CounterPair {
  readonly whole: CoverCounter;
  readonly glance: CoverCounter | null;
}

/** Stale media whose gains are counted per batch. */
const BATCH = 4;

/** Number of leading media of the sample whose gain is counted in the whole panel at each step. */
const FINALISTS = 16;

/** Criterion of greedy, and its remaining money. */
interface Purse {
  readonly market: CoverMarket;
  readonly rule: CoverRule;
  readonly effort: Effort;
  room: number;
}

/**
 * Gains of media for k = 1 under a growing plan. They only decrease, so a medium is recounted only when its last
 * known gain leads (CELF). Ties go to the medium that comes first.
 */
class LazyGains {
  readonly counter: CoverCounter;
  private readonly purse: Purse;
  private readonly gain: Float64Array;
  /** Length of the plan when each gain was counted. */
  private readonly countedAt: Uint32Array;
  private readonly heap = new MaxHeap();
  private taken = 0;
  private readonly stale = new Uint32Array(BATCH);
  private readonly fresh = new Float64Array(BATCH);

  constructor(counter: CoverCounter, purse: Purse) {
    this.counter = counter;
    this.purse = purse;
    this.gain = counter.alone.slice();
    this.countedAt = new Uint32Array(this.gain.length);
    counter.evaluator.startCover(1);
    const { allowed, terms } = purse.market;
    for (let m = 0; m < this.gain.length; m++) if (allowed[m] !== 0 && !terms.required?.[m]) this.offer(m);
  }

  key(m: number, gain: number): number {
    return this.purse.rule === 'gainPerCost' ? gain * this.purse.market.perCost[m] : gain;
  }

  offer(m: number): void {
    if (this.gain[m] > this.purse.market.noise) this.heap.push(m, this.key(m, this.gain[m]));
  }

  serve(m: number): void {
    this.counter.evaluator.serve(m);
    this.taken++;
  }

  gainOf(m: number): number {
    return this.gain[m];
  }

  /** Takes the affordable medium with the greatest current gain from the queue, or -1. */
  lead(): number {
    const { heap, countedAt, stale, purse } = this;
    while (heap.size > 0 && !purse.effort.exhausted) {
      let count = 0;
      let known = -1;
      while (count < BATCH && heap.size > 0 && known < 0) {
        const m = heap.pop();
        if (purse.market.terms.costs[m] > purse.room) continue;
        if (countedAt[m] === this.taken) known = m;
        else stale[count++] = m;
      }
      if (count === 0) return known;
      if (known >= 0) this.offer(known);
      this.recount(stale.subarray(0, count));
      for (let i = 0; i < count; i++) this.offer(stale[i]);
    }
    return -1;
  }

  /** Recounts the gains of up to BATCH media. */
  recount(media: Uint32Array): void {
    const { counter, fresh, gain, countedAt, purse } = this;
    counter.evaluator.gains(media, fresh);
    for (let i = 0; i < media.length; i++) {
      gain[media[i]] = fresh[i];
      countedAt[media[i]] = this.taken;
      purse.effort.spend(counter.sizes[media[i]]);
    }
  }
}

const purseOf = (market: CoverMarket, rule: CoverRule, effort: Effort): Purse => ({
  market,
  rule,
  effort,
  room: market.terms.budget,
});

/** The exact greedy plan for k = 1 over the persons of one counter. */
export function lazyCover(
  counter: CoverCounter,
  market: CoverMarket,
  rule: CoverRule,
  effort: Effort,
): GreedyCover {
  const purse = purseOf(market, rule, effort);
  const gains = new LazyGains(counter, purse);
  const plan = new GrowingPlan(purse, [gains]);
  for (const m of requiredMedia(market.terms)) plan.take(m, counter.evaluator.gain(m));
  return finished(plan, gains);
}

/**
 * Greedy for k = 1 on a large panel: the sample proposes leading media, their gains in the whole panel decide. When the
 * sample has no more gain, the whole panel is used alone.
 */
export function ledCover(
  { whole, glance }: CounterPair,
  market: CoverMarket,
  rule: CoverRule,
  effort: Effort,
): GreedyCover {
  if (!glance) return lazyCover(whole, market, rule, effort);
  const purse = purseOf(market, rule, effort);
  const [gains, leads] = [new LazyGains(whole, purse), new LazyGains(glance, purse)];
  const plan = new GrowingPlan(purse, [gains, leads]);
  for (const m of requiredMedia(market.terms)) plan.take(m, whole.evaluator.gain(m));
  const finalists = new Uint32Array(FINALISTS);
  while (!effort.exhausted) {
    let count = 0;
    for (let m = leads.lead(); m >= 0; m = count < FINALISTS ? leads.lead() : -1) finalists[count++] = m;
    if (count === 0) break;
    for (let i = 0; i < count; i += BATCH) gains.recount(finalists.subarray(i, Math.min(count, i + BATCH)));
    let best = finalists[0];
    for (let i = 1; i < count; i++) {
      const m = finalists[i];
      if (gains.key(m, gains.gainOf(m)) > gains.key(best, gains.gainOf(best))) best = m;
    }
    for (let i = 0; i < count; i++) if (finalists[i] !== best) leads.offer(finalists[i]);
    plan.take(best, gains.gainOf(best));
  }
  return finished(plan, gains);
}

/** A plan that is extended in all counters at once. */
class GrowingPlan {
  readonly media: number[] = [];
  private readonly taken = new Set<number>();
  reached = 0;
  private readonly purse: Purse;
  private readonly counters: readonly LazyGains[];

  constructor(purse: Purse, counters: readonly LazyGains[]) {
    this.purse = purse;
    this.counters = counters;
  }

  has(m: number): boolean {
    return this.taken.has(m);
  }

  take(m: number, gain: number): void {
    for (const counter of this.counters) counter.serve(m);
    this.media.push(m);
    this.taken.add(m);
    this.reached += gain;
    this.purse.room -= this.purse.market.terms.costs[m];
  }
}

/** Continues with the gains of the whole panel until nothing fits or gains. */
function finished(plan: GrowingPlan, gains: LazyGains): GreedyCover {
  for (let m = gains.lead(); m >= 0; m = gains.lead()) if (!plan.has(m)) plan.take(m, gains.gainOf(m));
  return { media: plan.media, reached: plan.reached };
}
