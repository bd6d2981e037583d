import type { PassageInstance } from '../passage-instance.ts';
import type { Box } from './checked-case.ts';

/** Maximum person-medium pairs that the checker visits. */
const MOST_PAIRS = 2e10;
/** Maximum plans that are enumerated, and person-medium pairs that this may visit. */
const FEW_PLANS = 20_000;
const FEW_PAIRS = 2e8;
/** Maximum media of a plan in the pruned search, where plans are too many to enumerate. */
const MOST_MEDIA = 64;
/** Tolerance of sums of the same weights, as a share of the ceiling. */
const ROUNDING = 1e-9;

/** The plans of a box within a budget; money in whole multiples. */
export interface TriedPlans {
  readonly instance: PassageInstance;
  readonly k: number;
  readonly box: Box;
  readonly prices: readonly number[];
  readonly budget: number;
}

interface Contact {
  readonly p: number;
  readonly n: number;
}

/** The people whom a plan of the box can bring to k passages, by medium and by person, and their maximum value. */
interface Field {
  readonly k: number;
  readonly weights: Float64Array;
  readonly prices: readonly number[];
  readonly byMedium: readonly (readonly Contact[])[];
  readonly byPerson: readonly (readonly { readonly m: number; readonly n: number }[])[];
}

/**
 * Shows by enumeration that no plan of the box exceeds the ceiling, and returns the ceiling; throws
 * RangeError where one does or where there are too many plans. Where they are few, every plan is evaluated
 * directly from the definition. Otherwise a person who lacks d passages in a plan
 * gets them from a larger one only if Σ min(n, d) / d over the media added is 1 or more, so these shares of
 * weights bound what is added. For people whom the plan does not reach at all, a medium's share is at most what its
 * best pairs and triples allow.
 * @param isAllowed whether a plan keeps every limit
 * @param fewPlans up to this number all plans are evaluated directly
 */
export function refuteBetterPlans(
  plans: TriedPlans,
  ceiling: unknown,
  isAllowed: (units: readonly number[]) => boolean,
  fewPlans = FEW_PLANS,
): number {
  if (typeof ceiling !== 'number' || !Number.isFinite(ceiling))
    throw new RangeError('证明树中 tried 应为有限的数');
  const { box, prices, budget } = plans;
  const units = box.from.map((v) => Math.max(0, v));
  const money = budget - units.reduce((sum, v, m) => sum + v * prices[m], 0);
  if (money < 0) return ceiling;
  const candidates = [...units.keys()].filter((m) => units[m] === 0 && box.to[m] > 0 && prices[m] <= money);
  const claim = { ceiling, units, isAllowed };
  if (triedOneByOne(plans, claim, candidates, money, fewPlans)) return ceiling;
  const most = maxBought(candidates, prices, money);
  if (most > MOST_MEDIA) throw new RangeError('证明树中 tried 的部分方案过多，无法逐一核对');
  new Refutation(fieldOf(plans), { ...claim, most }).include(candidates, money);
  return ceiling;
}

/** Number of media that the money buys when the cheapest are bought. */
function maxBought(media: readonly number[], prices: readonly number[], money: number): number {
  const rising = Float64Array.from(media, (m) => prices[m]).sort();
  let left = money;
  let bought = 0;
  while (bought < rising.length && rising[bought] <= left) left -= rising[bought++];
  return bought;
}

interface Claim {
  readonly ceiling: number;
  /** The current plan. */
  readonly units: number[];
  readonly isAllowed: (units: readonly number[]) => boolean;
}

function refuse(ceiling: number, worth: number): never {
  throw new RangeError(`证明树称 ${ceiling} 为上界，实际有价值 ${worth} 的方案`);
}

const isAbove = (worth: number, ceiling: number) => worth > ceiling + ROUNDING * Math.abs(ceiling);

function fieldOf({ instance, k, box, prices }: TriedPlans): Field {
  const { personCount, mediaCount, rowStart, persons, passages, weights } = instance;
  const total: number[] = Array.from({ length: personCount }, () => 0);
  const usable = Array.from({ length: mediaCount }, (_, m) => m).filter((m) => box.to[m] > 0);
  for (const m of usable)
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) total[persons[e]] += Math.min(k, passages[e]);
  const byMedium: Contact[][] = Array.from({ length: mediaCount }, () => []);
  const byPerson: { m: number; n: number }[][] = total.map(() => []);
  for (const m of usable)
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const p = persons[e];
      if (total[p] < k || !(weights[p] > 0)) continue;
      byMedium[m].push({ p, n: Math.min(k, passages[e]) });
      byPerson[p].push({ m, n: Math.min(k, passages[e]) });
    }
  return { k, weights, prices, byMedium, byPerson };
}

/** Evaluates every plan of the current media and any affordable candidates; false where there are too many. */
function triedOneByOne(
  { instance, k, prices }: TriedPlans,
  { ceiling, units, isAllowed }: Claim,
  candidates: readonly number[],
  money: number,
  fewPlans: number,
): boolean {
  const plans: number[][] = [];
  const held = [...units.keys()].filter((m) => units[m] > 0);
  const gather = (plan: number[], from: number, left: number): boolean => {
    if (plans.push(plan) > fewPlans) return false;
    for (let i = from; i < candidates.length; i++) {
      const m = candidates[i];
      if (prices[m] <= left && !gather([...plan, m], i + 1, left - prices[m])) return false;
    }
    return true;
  };
  if (!gather(held, 0, money)) return false;
  const { rowStart, persons, passages, weights, personCount } = instance;
  const pairsOf = (plan: readonly number[]) =>
    plan.reduce((sum, m) => sum + rowStart[m + 1] - rowStart[m], personCount);
  if (plans.reduce((sum, plan) => sum + pairsOf(plan), 0) > FEW_PAIRS) return false;
  for (const plan of plans) {
    const met = new Float64Array(personCount);
    for (const m of plan) for (let e = rowStart[m]; e < rowStart[m + 1]; e++) met[persons[e]] += passages[e];
    const worth = met.reduce((sum, n, p) => (n >= k ? sum + weights[p] : sum), 0);
    if (!isAbove(worth, ceiling)) continue;
    const chosen = new Set(plan);
    if (isAllowed(units.map((_, m) => Number(chosen.has(m))))) refuse(ceiling, worth);
  }
  return true;
}

/** A depth-first search for a plan above the ceiling; every sum is recomputed for every plan. */
class Refutation {
  private readonly field: Field;
  /** Maximum number of media that the money buys. */
  private readonly claim: Claim & { readonly most: number };
  private readonly passages: Int32Array;
  /** By number of media bought and medium: maximum gain from people whom nothing else reaches yet. */
  private readonly limits: readonly (readonly number[])[];
  private pairs = 0;

  constructor(field: Field, claim: Claim & { readonly most: number }) {
    this.field = field;
    this.claim = claim;
    this.passages = new Int32Array(field.byPerson.length);
    claim.units.forEach((v, m) => v > 0 && this.buy(m, 1));
    this.limits = field.byMedium.map((own, a) => shareLimits(field, own, a, claim.most));
  }

  private buy(m: number, times: 1 | -1): void {
    this.claim.units[m] = times > 0 ? 1 : 0;
    for (const { p, n } of this.field.byMedium[m]) this.passages[p] += times * n;
  }

  /** Visits every plan of the current media and any of the candidates. */
  include(candidates: readonly number[], money: number): void {
    const { field, claim, passages } = this;
    const worth = passages.reduce((sum, n, p) => (n >= field.k ? sum + field.weights[p] : sum), 0);
    if (isAbove(worth, claim.ceiling) && claim.isAllowed(claim.units)) refuse(claim.ceiling, worth);
    const room = claim.ceiling + ROUNDING * Math.abs(claim.ceiling) - worth;
    const paid = candidates.filter((m) => field.prices[m] <= money);
    const buys = maxBought(paid, field.prices, money);
    const open = paid.map((m) => ({ m, price: field.prices[m], more: this.mostOf(m, buys) }));
    // Media without gain come last: they are needed only to meet a floor.
    const ratio = ({ more, price }: { more: number; price: number }) => (more > 0 ? more / price : 0);
    if (buys > 1) open.sort((x, y) => (ratio(x) === ratio(y) ? 0 : ratio(y) - ratio(x)));
    else open.sort((x, y) => y.more - x.more);
    for (let i = 0; i < open.length; i++) {
      if (most(open, i, buys, money) <= room) return;
      const rest = open.slice(i + 1).map(({ m }) => m);
      this.buy(open[i].m, 1);
      this.include(rest, money - open[i].price);
      this.buy(open[i].m, -1);
    }
  }

  /** Maximum gain through m of a plan that buys medium m and the given number in total. */
  private mostOf(m: number, buys: number): number {
    const { field, passages } = this;
    const own = field.byMedium[m];
    this.pairs += own.length;
    if (this.pairs > MOST_PAIRS) throw new RangeError('证明树中 tried 的部分超出核对的限度');
    let begun = 0;
    let untouched = 0;
    for (const { p, n } of own) {
      const lacks = field.k - passages[p];
      if (lacks <= 0) continue;
      const part = n >= lacks ? 1 : buys > 1 ? n / lacks : 0;
      if (passages[p] === 0) untouched += part * field.weights[p];
      else begun += part * field.weights[p];
    }
    return begun + Math.min(untouched, this.limits[m][Math.min(buys, this.claim.most)]);
  }
}

/** The maximum gain of fractions of the media from an index on for the money, or of one medium if only one fits. */
function most(
  open: readonly { readonly price: number; readonly more: number }[],
  from: number,
  buys: number,
  money: number,
): number {
  if (buys <= 1) return open[from].more;
  let sum = 0;
  let left = money;
  for (let i = from; i < open.length; i++) {
    const { price, more } = open[i];
    if (price > left) return sum + more * (left / price);
    sum += more;
    left -= price;
  }
  return sum;
}

/**
 * Shares of medium a by the total number of media. Its own share for a person is n / k; of this, another medium b has
 * min(n, d) / d where d is missing besides a, and a third min(n, d′) / d′ of that where d′ is missing
 * besides both, so a pair is bounded by its best third media, and a by its best pairs.
 */
function shareLimits(field: Field, own: readonly Contact[], a: number, most: number): number[] {
  const { k, weights, byPerson } = field;
  const withOther = new Map<number, { all: number; sure: number; thirds: Map<number, number> }>();
  let alone = 0;
  let all = 0;
  for (const { p, n } of own) {
    all += (weights[p] * n) / k;
    if (n >= k) alone += weights[p];
    const lacks = k - n;
    if (lacks <= 0) continue;
    for (const second of byPerson[p]) {
      if (second.m === a) continue;
      const share = ((weights[p] * n) / k) * Math.min(1, second.n / lacks);
      const entry = withOther.get(second.m) ?? { all: 0, sure: 0, thirds: new Map<number, number>() };
      withOther.set(second.m, entry);
      entry.all += share;
      if (second.n >= lacks) {
        entry.sure += share;
        continue;
      }
      for (const third of byPerson[p]) {
        if (third.m === a || third.m === second.m) continue;
        const part = share * Math.min(1, third.n / (lacks - second.n));
        entry.thirds.set(third.m, (entry.thirds.get(third.m) ?? 0) + part);
      }
    }
  }
  const falling = (list: Iterable<number>) => [...list].sort((x, y) => y - x);
  const pairs = [...withOther.values()].map((pair) => ({ ...pair, parts: falling(pair.thirds.values()) }));
  const sumOf = (list: readonly number[], count: number) =>
    list.slice(0, count).reduce((sum, x) => sum + x, 0);
  return Array.from({ length: most + 1 }, (_, media) => {
    if (media === 0) return 0;
    if (media === 1) return alone;
    const best = falling(pairs.map((pair) => Math.min(pair.all, pair.sure + sumOf(pair.parts, media - 2))));
    return Math.min(all, alone + sumOf(best, media - 1));
  });
}
