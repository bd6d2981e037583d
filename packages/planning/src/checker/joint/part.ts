import type { PassageInstance } from '../../passage-instance.ts';
import type { TriedPlans } from '../tried-plans.ts';
import { roundedDown, roundedUp } from './fraction.ts';

/**
 * The plans of a box as a choice among its open media (in the box, not certainly in the plan, affordable) for the money
 * that the certain ones leave. Media are numbered by their place among the open ones. Persons with the same needs are
 * one person with their weights added, named by the first of them.
 */
export interface JointPart {
  /** Weight of the persons whom the certain media serve. */
  readonly base: number;
  /** Money left, in whole units like `price`. */
  readonly budget: number;
  /** By open medium, ascending: its number in the instance. */
  readonly media: Int32Array;
  /** By number in the instance: its place in `media`; -1 where it is not open. */
  readonly openOf: Int32Array;
  readonly price: Float64Array;
  /** price / budget rounded down, (budget − price) / budget rounded up, in 2^-22; 0 where the budget is 0. */
  readonly share: Float64Array;
  readonly rest: Float64Array;
  readonly persons: NeedyPersons;
  /** Sum of the persons' weights. */
  readonly totalWeight: number;
  /** Sum of all sums of weights on the way: what their rounding is a share of. */
  readonly summed: number;
}

/** Person p meets open medium medium[i] amount[i] times for start[p] <= i < start[p + 1], media ascending. */
export interface NeedyPersons {
  readonly count: number;
  /** By number in the instance: the person that it names; -1 where it names none. */
  readonly named: Int32Array;
  /** Contacts needed besides the certain media; no amount is above it, and all together are not below it. */
  readonly need: Int32Array;
  readonly weight: Float64Array;
  readonly start: Uint32Array;
  readonly medium: Int32Array;
  readonly amount: Int32Array;
}

/** The part of a box; null where its certain media cost more than the budget, so that it contains no plan. */
export function jointPart({ instance, k, box, prices, budget }: TriedPlans): JointPart | null {
  const all = Array.from({ length: instance.mediaCount }, (_, m) => m);
  const certain = all.filter((m) => box.from[m] > 0);
  const left = certain.reduce((money, m) => money - prices[m], budget);
  if (!(left >= 0)) return null;
  const media = Int32Array.from(all.filter((m) => box.from[m] <= 0 && box.to[m] > 0 && prices[m] <= left));
  const openOf = new Int32Array(instance.mediaCount).fill(-1);
  media.forEach((m, place) => (openOf[m] = place));
  const price = Float64Array.from(media, (m) => prices[m]);
  const got = new Float64Array(instance.personCount);
  const { rowStart, persons, passages } = instance;
  for (const m of certain)
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) got[persons[e]] += Math.min(k, passages[e]);
  let base = 0;
  let summed = 0;
  for (let p = 0; p < instance.personCount; p++) {
    if (got[p] < k || !(instance.weights[p] > 0)) continue;
    base += instance.weights[p];
    summed += base;
  }
  const needy = needyPersons(instance, k, media, got);
  const totalWeight = needy.persons.weight.reduce((sum, weight) => sum + weight, 0);
  return {
    base,
    budget: left,
    media,
    openOf,
    price,
    share: price.map((c) => (left > 0 ? roundedDown(c, left) : 0)),
    rest: price.map((c) => (left > 0 ? roundedUp(left - c, left) : 0)),
    persons: needy.persons,
    totalWeight,
    summed: summed + needy.summed,
  };
}

/** The contacts of the persons who still need some, by person. */
function contactsByPerson(
  { personCount, rowStart, persons, passages, weights }: PassageInstance,
  k: number,
  media: Int32Array,
  got: Float64Array,
) {
  const counts = (p: number) => got[p] < k && weights[p] > 0;
  const start = new Uint32Array(personCount + 1);
  for (const m of media)
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++)
      if (passages[e] > 0 && counts(persons[e])) start[persons[e] + 1]++;
  for (let p = 0; p < personCount; p++) start[p + 1] += start[p];
  const next = start.slice();
  const medium = new Int32Array(start[personCount]);
  const amount = new Int32Array(start[personCount]);
  media.forEach((m, place) => {
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const p = persons[e];
      if (passages[e] === 0 || !counts(p)) continue;
      medium[next[p]] = place;
      amount[next[p]++] = Math.min(k - got[p], passages[e]);
    }
  });
  return { start, medium, amount };
}

/** The persons whom a plan can serve, those with equal needs, media and amounts as one. */
function needyPersons(
  instance: PassageInstance,
  k: number,
  media: Int32Array,
  got: Float64Array,
): { persons: NeedyPersons; summed: number } {
  const { start, medium, amount } = contactsByPerson(instance, k, media, got);
  const named = new Int32Array(instance.personCount).fill(-1);
  const firsts: number[] = [];
  const weight: number[] = [];
  const alike = new Map<number, number[]>();
  let summed = 0;
  const isSame = (p: number, q: number) => {
    const size = start[p + 1] - start[p];
    if (got[p] !== got[q] || size !== start[q + 1] - start[q]) return false;
    for (let i = 0; i < size; i++)
      if (medium[start[p] + i] !== medium[start[q] + i] || amount[start[p] + i] !== amount[start[q] + i])
        return false;
    return true;
  };
  for (let p = 0; p < instance.personCount; p++) {
    let met = got[p];
    let hash = got[p];
    for (let i = start[p]; i < start[p + 1]; i++) {
      met += amount[i];
      hash = Math.imul(hash ^ (medium[i] * 128 + amount[i]), 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    if (got[p] >= k || met < k) continue;
    const group = alike.get(hash) ?? [];
    const same = group.find((c) => isSame(firsts[c], p));
    if (same !== undefined) {
      weight[same] += instance.weights[p];
      summed += weight[same];
      continue;
    }
    alike.set(hash, group);
    group.push(firsts.length);
    named[p] = firsts.length;
    firsts.push(p);
    weight.push(instance.weights[p]);
  }
  const need = Int32Array.from(firsts, (p) => k - got[p]);
  const rows = firsts.map((p) => [start[p], start[p + 1]] as const);
  const ends = new Uint32Array(firsts.length + 1);
  rows.forEach(([from, to], c) => (ends[c + 1] = ends[c] + to - from));
  const gathered = (all: Int32Array) => {
    const own = new Int32Array(ends[firsts.length]);
    rows.forEach(([from, to], c) => own.set(all.subarray(from, to), ends[c]));
    return own;
  };
  const persons = {
    count: firsts.length,
    named,
    need,
    weight: Float64Array.from(weight),
    start: ends,
    medium: gathered(medium),
    amount: gathered(amount),
  };
  return { persons, summed };
}
