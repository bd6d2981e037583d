import { seededRandom } from '@ooh/measurement/random';
import { Effort } from '../search/effort.ts';
import { contactIndex, type ContactIndex, type ContactRows } from './contact-index.ts';
import { coverMajorant } from './cover-bound.ts';
import { bestFitting, coverMarket, requiredMedia, type CoverMarket } from './cover-greedy.ts';
import { CoverPlan, coverValue } from './cover-plan.ts';
import { CLEAR, CoverRelaxation, type CoverSmoothing } from './cover-relaxation.ts';
import type { CoverTerms } from './cover-terms.ts';
import { improveCover, searchedPlan } from './improve-cover.ts';
import { levelsOf } from './relax-cover.ts';

/** The next medium that a city would buy, with cost and gain. */
export interface CityOffer {
  readonly medium: number;
  readonly cost: number;
  readonly gain: number;
}

/** The city's part of a bound: value of any of its plans <= base + Σ slopes of its media. */
export interface CityBound {
  readonly base: number;
  readonly slopes: Float64Array;
  readonly levels: Int32Array;
}

/** The city's plan within a budget, and its next purchases with more money, in order. */
export interface CityDraft {
  readonly media: number[];
  readonly cost: number;
  readonly value: number;
  readonly offers: readonly CityOffer[];
}

/** Search parameters of a city's plan of whole media. */
export interface CityErrand {
  readonly budget: number;
  /** National price of money. */
  readonly price: number;
  readonly smoothing: CoverSmoothing;
  /** Maximum number of passes over the pairs of the city. */
  readonly passes: number;
  /** Money beyond the plan's cost for which offers are requested. */
  readonly room: number;
  readonly seed: number;
}

/**
 * The planning of one city in steps, driven by the national plan. Only prices, budgets and figures of
 * media are exchanged, so cities may be planned in different threads. Media are numbered within the city.
 */
export class CityPlan {
  private readonly index: ContactIndex;
  private readonly terms: CoverTerms;
  private readonly market: CoverMarket;
  private trail: readonly CityOffer[] = [];
  private relaxation: CoverRelaxation | null = null;
  private draft: CoverPlan | null = null;

  /** @param terms budget is the city's own, or the national one where it has none */
  constructor(rows: ContactRows, terms: CoverTerms) {
    this.index = contactIndex(rows);
    this.terms = terms;
    this.market = coverMarket(this.index, terms);
  }

  /** The greedy plan by gain per cost, in the order of buying, after the required media. */
  greedyTrail(): readonly CityOffer[] {
    const plan = new CoverPlan(this.index, this.terms, 1, requiredMedia(this.terms));
    this.trail = this.offersOf(plan, this.market);
    return this.trail;
  }

  private offersOf(plan: CoverPlan, market: CoverMarket): CityOffer[] {
    const offers: CityOffer[] = [];
    for (;;) {
      const medium = bestFitting(plan, market, 'gainPerCost');
      if (medium < 0) return offers;
      const gain = plan.gain[medium];
      plan.add(medium);
      offers.push({ medium, cost: market.terms.costs[medium], gain });
    }
  }

  /** Sweeps at a national price of money; returns the cost of the relaxed plan. Starts from the greedy plan. */
  relaxAt(price: number, smoothing: CoverSmoothing, sweeps: number): number {
    const { terms } = this;
    const money = { budget: terms.budget, minPrice: price };
    this.relaxation ??= new CoverRelaxation(this.index, this.market, money, {
      levels: levelsOf(this.index.mediaCount, this.boughtAt(price)),
      price,
    });
    this.relaxation.answerTo(money);
    this.relaxation.settle(smoothing);
    const effort = new Effort(Infinity);
    for (let n = 0; n < sweeps; n++) this.relaxation.sweep(n > 0 ? CLEAR : Infinity, effort);
    return this.relaxation.spent;
  }

  /** Required media and those that greedy buys before its gain per cost falls below the price. */
  private boughtAt(price: number): number[] {
    const end = this.trail.findIndex(({ gain, cost }) => gain < price * cost);
    const bought = end < 0 ? this.trail : this.trail.slice(0, end);
    return [...requiredMedia(this.terms), ...bought.map(({ medium }) => medium)];
  }

  /** The city's part of the bound at the relaxed plan. */
  bound(smoothing: CoverSmoothing): CityBound {
    const levels = this.relaxation?.levels ?? levelsOf(this.index.mediaCount, this.boughtAt(0));
    const { base, slopes } = coverMajorant(this.index, this.terms, this.market.allowed, levels, smoothing);
    return { base, slopes, levels: levels.slice() };
  }

  /** The best plan found within a budget, with its next purchases. */
  planWithin({ budget, price, smoothing, passes, room, seed }: CityErrand): CityDraft {
    const { index, terms } = this;
    const market = { ...this.market, terms: { ...terms, budget: Math.min(budget, terms.budget) } };
    const effort = new Effort(passes * index.media.length);
    const media = requiredMedia(terms);
    let cost = media.reduce((sum, m) => sum + terms.costs[m], 0);
    for (const { medium, cost: own } of this.trail) {
      if (cost + own > market.terms.budget) continue;
      media.push(medium);
      cost += own;
    }
    const start = { media, reached: coverValue(index, terms.k, media) };
    const guidance = { ...this.bound(smoothing), price };
    const random = seededRandom(seed).next;
    const found = improveCover(index, market, start, guidance, effort, random, Infinity, () => {});
    this.draft = searchedPlan(index, market, found.media);
    const drafted = this.figures(this.draft);
    const wider = {
      ...this.market,
      terms: { ...terms, budget: Math.min(this.draft.cost + room, terms.budget) },
    };
    return { ...drafted, offers: this.offersOf(this.draft, wider) };
  }

  private figures(plan: CoverPlan): Omit<CityDraft, 'offers'> {
    const media = plan.members.sort((a, b) => a - b);
    const cost = media.reduce((sum, m) => sum + this.terms.costs[m], 0);
    return { media, cost, value: coverValue(this.index, this.terms.k, media) };
  }

  /** Removes the offers that were not accepted from the draft and returns the city's plan. */
  conclude(refused: readonly number[]): Omit<CityDraft, 'offers'> {
    const plan = this.draft as CoverPlan;
    for (const m of refused) plan.remove(m);
    return this.figures(plan);
  }
}
