import { BestBuy } from './best-buy.ts';
import { limitedGains, pricesOf, resplit, splitGains, type Gains } from './most-gain.ts';
import { withRows, type OpenPlan } from './open-rows.ts';
import { mostByMoney } from './purchases.ts';

/** Maximum person-medium pairs that the search visits. */
const MOST_PAIRS = 2e10;
/** Rows tried before what is left without them is bounded anew. */
const TRIED_AT_ONCE = 4;
/** Times that the rows of a plan are limited, as long as fewer than this share of them are left each time. */
const MOST_LIMITED = 3;
const FEW_LEFT = 0.8;

export interface SearchClaim {
  readonly k: number;
  /** No plan is worth more; with its tolerance. */
  readonly ceiling: number;
  /** Called for every plan above the ceiling, by its media besides those of the first one. */
  readonly found: (media: readonly number[], worth: number) => void;
}

/** A search for plans above a ceiling, by adding rows to a plan one after another. */
export class PlanSearch {
  private readonly claim: SearchClaim;
  private readonly media: number[] = [];
  private pairs = 0;

  constructor(claim: SearchClaim) {
    this.claim = claim;
  }

  /** Visits every plan of the given one and any of its rows; throws RangeError where that is too much work. */
  visit(plan: OpenPlan): void {
    if (plan.worth > this.claim.ceiling) this.claim.found(this.media, plan.worth);
    for (let left = this.reduced(plan); left;) {
      const now: OpenPlan = left;
      const stay = new Set(now.rows);
      for (const r of byRatio(now).slice(0, TRIED_AT_ONCE)) {
        const row = now.rows[r];
        stay.delete(row);
        this.media.push(row.medium);
        this.visit(withRows(now, row, [...stay]));
        this.media.pop();
      }
      left = this.reduced(withRows(now, null, [...stay]));
    }
  }

  /** The plan with the rows that a plan above the ceiling may buy; null where there is no such plan. */
  private reduced(given: OpenPlan): OpenPlan | null {
    let plan: OpenPlan | null = given;
    for (let times = 0; times < MOST_LIMITED; times++) {
      plan = this.withBetterSplits(plan);
      plan = plan && this.withoutUseless(plan, splitGains(plan));
      if (!plan) return null;
      const before = plan.rows.length;
      const { byRow, pairs } = limitedGains(plan, this.claim.k);
      this.spend(pairs);
      const gains: Gains = { sure: splitGains(plan).sure, byRow };
      const split = this.splitBy(plan, gains, 1);
      plan = split && this.withoutUseless(plan, gains, split.split);
      if (!plan) return null;
      if (plan.rows.length >= FEW_LEFT * before) return plan;
    }
    return plan;
  }

  /** The plan with other splits where they bound it better; null where one of the two bounds meets the ceiling. */
  private withBetterSplits(plan: OpenPlan): OpenPlan | null {
    this.spend(3 * pairsOf(plan));
    const gains = splitGains(plan);
    const other = this.splitBy(plan, gains, 0.5);
    if (!other) return null;
    const excess = this.excess(other, splitGains(other));
    return excess <= 0 ? null : excess < this.excess(plan, gains) ? other : plan;
  }

  /** By how much the plan with fractions of rows may exceed the ceiling. */
  private excess(plan: OpenPlan, { sure, byRow }: Gains): number {
    const most = new BestBuy(pricesOf(plan)).inFractions(byRow, plan.money);
    return plan.worth + sure + most - this.claim.ceiling;
  }

  /** New splits by the fractions of rows bought for these gains; null where they do not exceed the ceiling. */
  private splitBy(plan: OpenPlan, { sure, byRow }: Gains, part: number): OpenPlan | null {
    const buy = new BestBuy(pricesOf(plan));
    const excess = plan.worth + sure + buy.inFractions(byRow, plan.money) - this.claim.ceiling;
    return excess <= 0 ? null : resplit(plan, buy.share, part * excess);
  }

  /** Drops the rows that no plan above the ceiling buys; null where there is no such plan. */
  private withoutUseless(plan: OpenPlan, { sure, byRow }: Gains, split = plan.split): OpenPlan | null {
    const { rows, money } = plan;
    const prices = pricesOf(plan);
    const buy = new BestBuy(prices);
    const room = this.claim.ceiling - plan.worth - sure;
    const fractions = buy.inFractions(byRow, money);
    if (fractions <= room) return null;
    const whole = mostByMoney(prices, byRow, money);
    this.spend(whole.steps);
    if (whole.at(money) <= room) return null;
    // With a row of a lower ratio, money goes off better ones; and whole rows are all that the rest buys.
    const isOpen = (price: number, r: number) =>
      fractions - Math.max(0, buy.lastRatio * price - byRow[r]) > room &&
      byRow[r] + whole.at(money - price) > room;
    const open = rows.filter(({ price }, r) => isOpen(price, r));
    if (open.length === 0) return null;
    const next = { ...plan, split };
    if (open.length === rows.length) return next;
    this.spend(pairsOf(plan));
    return withRows(next, null, open);
  }

  private spend(pairs: number): void {
    this.pairs += pairs;
    if (this.pairs > MOST_PAIRS) throw new RangeError('证明树中 tried 的部分超出核对的限度');
  }
}

const pairsOf = ({ rows }: OpenPlan) => rows.reduce((sum, { who }) => sum + who.length, 0);

/** Indices of rows, the greatest part of people per money first; those without people last: only a floor may need them. */
function byRatio(plan: OpenPlan): number[] {
  const { byRow } = splitGains({ ...plan, split: plan.split.map(() => 1) });
  const ratio = plan.rows.map(({ price }, r) => (byRow[r] > 0 ? byRow[r] / price : 0));
  return [...ratio.keys()].sort((x, y) => (ratio[x] === ratio[y] ? 0 : ratio[y] - ratio[x]));
}
