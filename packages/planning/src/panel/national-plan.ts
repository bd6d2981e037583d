import { limitWithin } from './national-terms.ts';
import type { CityWorkspace } from './city-workspace.ts';
import type { CityBound, CityDraft, CityOffer } from './city-plan.ts';
import type { CoverSmoothing } from './cover-relaxation.ts';
import type { CityAccount } from './national-terms.ts';

export interface NationalControl {
  readonly seed?: number;
  /** Maximum number of passes over all pairs. Default 12. */
  readonly passes?: number;
  readonly onProgress?: (
    phase: 'greedy' | 'relaxation' | 'neighbourhood' | 'proof',
    fraction: number,
  ) => void;
  /** Checked between steps; true ends the search with the current plan. */
  readonly shouldStop?: () => boolean;
}

export interface NationalPlan {
  /** Media of the panel, ascending. */
  readonly media: number[];
  readonly cost: number;
  readonly value: number;
  readonly bound: number;
  readonly levels: Int32Array;
  /** Price of the national budget, then of each city's own budget, in the order of cities that have one. */
  readonly prices: number[];
  readonly smoothing: CoverSmoothing;
  /** Cost and reach by city. */
  readonly cities: readonly { readonly cost: number; readonly value: number }[];
}

const DESCENT: readonly { readonly width: number; readonly sweeps: number }[] = [
  { width: 0.2, sweeps: 3 },
  { width: 0.12, sweeps: 3 },
  { width: 0.08, sweeps: 4 },
  { width: 0.05, sweeps: 4 },
  { width: 0.035, sweeps: 4 },
  { width: 0.025, sweeps: 4 },
];

/** Default number of passes over all pairs in the search of whole media. */
const USUAL_PASSES = 12;

/**
 * Plans all cities under one budget. People belong to one city, so reach is a sum over cities, and only the
 * budget connects them: with a price on money every city is planned separately. The price is adjusted until the relaxed
 * cities spend the budget; the spend of each is then its share, for which it searches a plan of whole media; the
 * rest goes to the best offers of all cities. The bounds of the cities at one price add up to that of the whole.
 */
export async function planNational(
  workspace: CityWorkspace,
  accounts: readonly CityAccount[],
  given: number,
  control: NationalControl = {},
): Promise<NationalPlan> {
  const budget = limitWithin(given, Float64Array.from(accounts.flatMap(({ costs }) => [...costs])));
  const stopped = () => control.shouldStop?.() ?? false;
  control.onProgress?.('greedy', 0);
  const trails = await workspace.ask('greedyTrail', () => ({}));
  const mustSpend = accounts.reduce(
    (sum, { costs, required }) => sum + costs.reduce((own, cost, m) => own + (required[m] ? cost : 0), 0),
    0,
  );
  let price = priceOfTrails(trails, budget - mustSpend);
  let answer: PriceAnswer | null = null;
  let spent: number[] = [];
  let smoothing: CoverSmoothing = { knee: 1, width: DESCENT[0].width };
  for (const [i, { width, sweeps }] of DESCENT.entries()) {
    if (i > 0 && stopped()) break;
    control.onProgress?.('relaxation', i / DESCENT.length);
    smoothing = { knee: 1, width };
    const asked = { price, smoothing, sweeps };
    spent = await workspace.ask('relaxAt', () => asked);
    const now = { price, spent: spent.reduce((sum, x) => sum + x, 0) };
    if (i === DESCENT.length - 1) break;
    price = nextPrice(answer, now, budget);
    answer = now;
  }
  const last = smoothing;
  const bounds = await workspace.ask('bound', () => ({ smoothing: last }));
  const priced = combinedBound(bounds, accounts, budget);
  control.onProgress?.('neighbourhood', 0);
  const shares = sharesOf(spent, accounts, budget);
  const passes = stopped() ? 0 : (control.passes ?? USUAL_PASSES);
  const room = budget / 50;
  const seed = control.seed ?? 1;
  const drafts = await workspace.ask('planWithin', (c) => ({
    budget: shares[c],
    price: priced.price,
    smoothing: last,
    passes,
    room,
    seed: seed + c,
  }));
  control.onProgress?.('proof', 0);
  const refused = refusedOffers(drafts, budget);
  const plans = await workspace.ask('conclude', (c) => ({ refused: refused[c] }));
  const levels = new Int32Array(accounts.reduce((sum, { media }) => sum + media.length, 0));
  const media: number[] = [];
  accounts.forEach((account, c) => {
    bounds[c].levels.forEach((level, m) => (levels[account.media[m]] = level));
    for (const m of plans[c].media) media.push(account.media[m]);
  });
  media.sort((a, b) => a - b);
  const value = plans.reduce((sum, plan) => sum + plan.value, 0);
  return {
    media,
    cost: plans.reduce((sum, plan) => sum + plan.cost, 0),
    value,
    bound: Math.max(value, priced.bound),
    levels,
    prices: [priced.price, ...priced.cityPrices],
    smoothing: last,
    cities: plans.map(({ cost, value }) => ({ cost, value })),
  };
}

interface PriceAnswer {
  readonly price: number;
  readonly spent: number;
}

/** Gain per cost at which the money is exhausted when the cities' greedy steps are bought by gain per cost. */
function priceOfTrails(trails: readonly (readonly CityOffer[])[], budget: number): number {
  const steps = trails.flat().sort((a, b) => b.gain / b.cost - a.gain / a.cost);
  let left = budget;
  for (const { gain, cost } of steps) {
    left -= cost;
    if (left < 0) return gain / cost;
  }
  return 0;
}

/**
 * The next price to try: spend is modelled as a power of the price, with the exponent that the last two
 * results show (−1 at first), limited to a range in which changes of the smoothing cannot distort it.
 */
function nextPrice(before: PriceAnswer | null, now: PriceAnswer, budget: number): number {
  if (now.price === 0) return now.spent > budget ? Number.MIN_VALUE : 0;
  if (now.spent <= 0) return now.price / 2;
  let exponent = -1;
  if (before && before.spent > 0 && Math.abs(Math.log(before.price / now.price)) > 1e-3) {
    const seen = Math.log(before.spent / now.spent) / Math.log(before.price / now.price);
    exponent = Math.min(-0.4, Math.max(-4, seen));
  }
  const factor = (budget / now.spent) ** (1 / exponent);
  return now.price * Math.min(2, Math.max(0.5, factor));
}

/** The spend of the relaxed cities, scaled to the budget; none above its own budget. */
function sharesOf(spent: readonly number[], accounts: readonly CityAccount[], budget: number): number[] {
  const total = spent.reduce((sum, x) => sum + x, 0);
  const factor = total > 0 ? budget / total : 0;
  const most = (c: number) => Math.min(accounts[c].budget, budget);
  const shares = spent.map((x, c) => Math.min(most(c), x * factor));
  const required = accounts.map(({ costs, required: must }) =>
    costs.reduce((sum, cost, m) => sum + (must[m] ? cost : 0), 0),
  );
  const lifted = shares.map((share, c) => Math.max(share, required[c]));
  const over = lifted.reduce((sum, x) => sum + x, 0) - budget;
  if (over <= 0) return lifted;
  const spare = lifted.map((share, c) => share - required[c]);
  const whole = spare.reduce((sum, x) => sum + x, 0);
  return lifted.map((share, c) => share - (spare[c] / whole) * Math.min(over, whole));
}

/** Offers that exceed the remaining money, by city, the last one first. */
function refusedOffers(drafts: readonly CityDraft[], budget: number): number[][] {
  let left = budget - drafts.reduce((sum, draft) => sum + draft.cost, 0);
  const taken = drafts.map(() => 0);
  const open = new Set(drafts.keys());
  while (open.size > 0) {
    let best = -1;
    let bestRatio = 0;
    for (const c of open) {
      const offer = drafts[c].offers[taken[c]];
      if (!offer || offer.cost > left) open.delete(c);
      else if (offer.gain / offer.cost > bestRatio) {
        best = c;
        bestRatio = offer.gain / offer.cost;
      }
    }
    if (best < 0) break;
    left -= drafts[best].offers[taken[best]].cost;
    taken[best]++;
  }
  return drafts.map(({ offers }, c) =>
    offers
      .slice(taken[c])
      .map(({ medium }) => medium)
      .reverse(),
  );
}

/** Cost of a city's purchases at a price, with whole media. */
function boughtAt({ slopes }: CityBound, { costs, required, allowed }: CityAccount, price: number): number {
  let cost = 0;
  for (let m = 0; m < costs.length; m++)
    if (required[m] || (allowed[m] && slopes[m] > price * costs[m])) cost += costs[m];
  return cost;
}

/** The least price from `from` up at which the city keeps its own budget. */
function ownPrice(bound: CityBound, account: CityAccount, from: number): number {
  if (account.budget === Infinity || boughtAt(bound, account, from) <= account.budget) return from;
  const ratios = [...account.costs.keys()]
    .filter((m) => account.allowed[m] && !account.required[m] && bound.slopes[m] > from * account.costs[m])
    .map((m) => bound.slopes[m] / account.costs[m])
    .sort((a, b) => a - b);
  let [low, high] = [0, ratios.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (boughtAt(bound, account, ratios[middle]) <= account.budget) high = middle;
    else low = middle + 1;
  }
  return ratios[low] ?? from;
}

interface CombinedBound {
  readonly bound: number;
  readonly price: number;
  /** For cities with their own budget: their price above the national one. */
  readonly cityPrices: number[];
}

/** The cities' majorants together, at the national price that minimises the sum. */
function combinedBound(
  bounds: readonly CityBound[],
  accounts: readonly CityAccount[],
  budget: number,
): CombinedBound {
  const spentAt = (price: number) =>
    bounds.reduce((sum, bound, c) => {
      const own = ownPrice(bound, accounts[c], price);
      // Where a city's own budget binds, the city spends it completely, including fractions of media.
      return sum + (own > price ? accounts[c].budget : boughtAt(bound, accounts[c], price));
    }, 0);
  let [low, high] = [0, 0];
  if (spentAt(0) > budget) {
    high = 1e-12;
    while (spentAt(high) > budget && high < 1e300) high *= 4;
    for (let i = 0; i < 60 && high - low > 1e-13 * high; i++) {
      const middle = (low + high) / 2;
      if (spentAt(middle) > budget) low = middle;
      else high = middle;
    }
  }
  const price = high;
  let bound = price * budget;
  const cityPrices: number[] = [];
  bounds.forEach((part, c) => {
    const account = accounts[c];
    const own = ownPrice(part, account, price);
    if (account.budget < Infinity) {
      cityPrices.push(own - price);
      bound += (own - price) * account.budget;
    }
    bound += part.base;
    for (let m = 0; m < account.costs.length; m++) {
      const profit = part.slopes[m] - own * account.costs[m];
      if (account.required[m] || (account.allowed[m] && profit > 0)) bound += profit;
    }
  });
  return { bound, price, cityPrices };
}
