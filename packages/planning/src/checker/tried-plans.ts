import type { PassageInstance } from '../passage-instance.ts';
import type { Box } from './checked-case.ts';

/** Person-medium pairs that are looked at before the checker gives up. */
const MOST_PAIRS = 2e10;

interface Contact {
  readonly p: number;
  readonly n: number;
}

/** The people a plan of the box can bring to k passages, by medium and by person, and the best they can give. */
interface Field {
  readonly k: number;
  readonly weights: Float64Array;
  readonly price: (m: number) => number;
  readonly byMedium: readonly (readonly Contact[])[];
  readonly byPerson: readonly (readonly { readonly m: number; readonly n: number }[])[];
}

/**
 * Shows by trying plans that none of the box is worth more than the ceiling; throws RangeError where one is or
 * where there are too many to try. A person who lacks d passages in a plan gets them from a larger one only if
 * Σ min(n, d) / d over the media added is 1 or more, so these shares of weights bound what is added. Of people
 * the plan does not meet at all, a medium's share is at most what its best pairs and triples allow.
 * @param isAllowed whether a plan keeps every limit
 */
export function refuteBetterPlans(
  instance: PassageInstance,
  k: number,
  box: Box,
  budget: number,
  ceiling: unknown,
  isAllowed: (units: readonly number[]) => boolean,
): void {
  if (typeof ceiling !== 'number' || !Number.isFinite(ceiling))
    throw new RangeError('证明树中 tried 应为有限的数');
  const field = fieldOf(instance, k, box);
  const units = box.from.map((v) => Math.max(0, v));
  const candidates = [...units.keys()].filter((m) => units[m] === 0 && box.to[m] > 0);
  const spent = units.reduce((sum, v, m) => sum + v * field.price(m), 0);
  const least = Math.min(...candidates.map(field.price));
  const most = candidates.length === 0 ? 0 : Math.floor((budget - spent) / least);
  if (!(most <= 64)) throw new RangeError('证明树中 tried 的部分方案过多，无法逐一核对');
  const search = new Refutation(field, { most, least, ceiling, units, isAllowed });
  search.include(candidates, budget - spent);
}

function fieldOf(instance: PassageInstance, k: number, box: Box): Field {
  const { personCount, mediaCount, rowStart, persons, passages, weights, costs } = instance;
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
  return { k, weights, price: (m) => costs[m], byMedium, byPerson };
}

interface Claim {
  /** Media that the money buys at most, and the price of the cheapest. */
  readonly most: number;
  readonly least: number;
  readonly ceiling: number;
  readonly units: number[];
  readonly isAllowed: (units: readonly number[]) => boolean;
}

/** A depth-first search for a plan above the ceiling; every sum is made anew at every plan. */
class Refutation {
  private readonly field: Field;
  private readonly claim: Claim;
  private readonly passages: Int32Array;
  /** Per medium, by the number of media bought: what people whom nothing else meets yet can add through it. */
  private readonly limits: readonly (readonly number[])[];
  private pairs = 0;

  constructor(field: Field, claim: Claim) {
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

  /** Every plan of the present media and any of the candidates. */
  include(candidates: readonly number[], money: number): void {
    const { field, claim, passages } = this;
    const worth = passages.reduce((sum, n, p) => (n >= field.k ? sum + field.weights[p] : sum), 0);
    const room = claim.ceiling - worth + 1e-9 * Math.max(1, claim.ceiling);
    if (room < 0 && claim.isAllowed(claim.units))
      throw new RangeError(`证明树称 ${claim.ceiling} 为上界，实际有价值 ${worth} 的方案`);
    const buys = Math.floor(money / claim.least);
    const open = candidates
      .filter((m) => field.price(m) <= money)
      .map((m) => ({ m, price: field.price(m), more: this.mostOf(m, buys) }));
    if (buys > 1) open.sort((x, y) => y.more * x.price - x.more * y.price);
    else open.sort((x, y) => y.more - x.more);
    for (let i = 0; i < open.length; i++) {
      if (most(open, i, buys, money) <= room) return;
      const rest = open.slice(i + 1).map(({ m }) => m);
      this.buy(open[i].m, 1);
      this.include(rest, money - open[i].price);
      this.buy(open[i].m, -1);
    }
  }

  /** What a plan that buys medium m and so many in all adds through m at most. */
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

/** The best that fractions of the media from one on add for the money, or one medium where one is all. */
function most(
  open: readonly { readonly price: number; readonly more: number }[],
  from: number,
  buys: number,
  money: number,
): number {
  if (buys <= 1) return open[from].more;
  let sum = 0;
  let left = money;
  for (let i = from; i < open.length && left > 0; i++) {
    const part = Math.min(1, left / open[i].price);
    sum += part * open[i].more;
    left -= part * open[i].price;
  }
  return sum;
}

/**
 * Shares of medium a by the number of media in all. Its own share in a person is n / k; another medium b has of
 * this min(n, d) / d where d is lacking besides a, and a third min(n, d′) / d′ of that where d′ is lacking
 * besides both: so a pair is bounded by its leading thirds, and a by its leading pairs.
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
