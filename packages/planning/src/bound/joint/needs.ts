import type { Domain } from '../../constraint/constraint-row.ts';
import { rowsByPerson } from '../../objective/rows-by-person.ts';
import type { SelectionProblem } from '../../search/selection-problem.ts';

/**
 * What the persons of a part of a problem still need from the media that are neither certain nor out. Persons with
 * equal needs are one person (a class) with the sum of their weights, named by the first of them.
 */
export interface JointNeeds {
  /** Media of the problem. */
  readonly mediaCount: number;
  /** Price by medium, in whole units. */
  readonly price: Float64Array;
  /** Whole units that the certain media leave, above 0. */
  readonly budget: number;
  /** Weight of the persons whom the certain media serve. */
  readonly base: number;
  /** Weight of all classes. */
  readonly totalWeight: number;
  /** Media that may be bought, ascending. */
  readonly open: Int32Array;
  /** First person of each class, ascending. */
  readonly name: Int32Array;
  /** Passages that a class lacks, from 1. */
  readonly need: Int32Array;
  readonly weight: Float64Array;
  /** Entries of class p: [start[p], start[p + 1]), media ascending. */
  readonly start: Uint32Array;
  readonly medium: Int32Array;
  /** Passages at the medium, at most what the class lacks. */
  readonly amount: Int32Array;
}

/** Number of certain passages, or the media of a part. */
interface Part {
  readonly k: number;
  readonly budget: number;
  readonly isCertain: Uint8Array;
  readonly isOpen: Uint8Array;
}

function partOf({ price, curve, rows, budgetRow }: SelectionProblem, { lo, hi }: Domain): Part | null {
  if (curve.form !== 'passage' || curve.k < 2 || hi.some((most) => most > 1)) return null;
  let budget = rows[budgetRow].bound;
  lo.forEach((least, m) => {
    if (least > 0) budget -= price[m];
  });
  if (!(budget > 0)) return null;
  return {
    k: curve.k,
    budget,
    isCertain: Uint8Array.from(lo, (least) => Number(least > 0)),
    isOpen: Uint8Array.from(hi, (most, m) => Number(most > 0 && lo[m] <= 0 && price[m] <= budget)),
  };
}

/** Classes found so far: open addressing by what they need. */
class Classes {
  readonly name: Int32Array;
  readonly need: Int32Array;
  readonly weight: Float64Array;
  readonly start: Uint32Array;
  readonly medium: Int32Array;
  readonly amount: Int32Array;
  count = 0;
  private readonly slots: Int32Array;

  constructor(personCount: number, entryCount: number) {
    this.name = new Int32Array(personCount);
    this.need = new Int32Array(personCount);
    this.weight = new Float64Array(personCount);
    this.start = new Uint32Array(personCount + 1);
    this.medium = new Int32Array(entryCount);
    this.amount = new Int32Array(entryCount);
    let size = 16;
    while (size < 2 * personCount) size *= 2;
    this.slots = new Int32Array(size).fill(-1);
  }

  /** Adds a person whose entries were written from start[count] to `end`. */
  add(person: number, need: number, weight: number, end: number): void {
    const { slots } = this;
    let slot = this.hash(need, end) & (slots.length - 1);
    for (; slots[slot] >= 0; slot = (slot + 1) & (slots.length - 1)) {
      if (!this.isEqual(slots[slot], need, end)) continue;
      this.weight[slots[slot]] += weight;
      return;
    }
    slots[slot] = this.count;
    this.name[this.count] = person;
    this.need[this.count] = need;
    this.weight[this.count] = weight;
    this.start[++this.count] = end;
  }

  private hash(need: number, end: number): number {
    let h = need;
    for (let e = this.start[this.count]; e < end; e++)
      h = Math.imul(h ^ (this.medium[e] * 31 + this.amount[e]), 0x9e3779b1) ^ (h >>> 15);
    return h ^ (h >>> 16);
  }

  private isEqual(p: number, need: number, end: number): boolean {
    const from = this.start[this.count];
    const at = this.start[p];
    if (this.need[p] !== need || this.start[p + 1] - at !== end - from) return false;
    for (let e = from; e < end; e++) {
      const known = at + e - from;
      if (this.medium[known] !== this.medium[e] || this.amount[known] !== this.amount[e]) return false;
    }
    return true;
  }
}

/**
 * The needs in a part of a problem of fixed units, or null where joint proofs do not apply: for other curves than
 * passages with k >= 2, for media that can be bought more than once, and where no money is left.
 */
export function jointNeeds(problem: SelectionProblem, domain: Domain): JointNeeds | null {
  const part = partOf(problem, domain);
  if (part === null) return null;
  const { k, isCertain, isOpen } = part;
  const { weights, personCount, mediaCount, amounts, scale } = problem.matrix;
  const { start, medium, pair } = rowsByPerson(problem.matrix);
  const passages = (e: number) => Math.min(k, amounts[pair[e]] * scale[medium[e]]);
  const found = new Classes(personCount, medium.length);
  let base = 0;
  for (let p = 0; p < personCount; p++) {
    if (!(weights[p] > 0)) continue;
    let need = k;
    for (let e = start[p]; e < start[p + 1]; e++) if (isCertain[medium[e]]) need -= passages(e);
    if (need <= 0) {
      base += weights[p];
      continue;
    }
    let end = found.start[found.count];
    let sum = 0;
    for (let e = start[p]; e < start[p + 1]; e++) {
      if (!isOpen[medium[e]]) continue;
      const n = Math.min(need, passages(e));
      if (n <= 0) continue;
      found.medium[end] = medium[e];
      found.amount[end++] = n;
      sum += n;
    }
    if (sum >= need) found.add(p, need, weights[p], end);
  }
  return {
    mediaCount,
    price: problem.price,
    budget: part.budget,
    base,
    ...classesOf(found),
    open: Int32Array.from(isOpen.keys()).filter((m) => isOpen[m] > 0),
  };
}

function classesOf(found: Classes) {
  const { count } = found;
  const weight = found.weight.slice(0, count);
  const size = found.start[count];
  return {
    totalWeight: weight.reduce((sum, w) => sum + w, 0),
    name: found.name.slice(0, count),
    need: found.need.slice(0, count),
    weight,
    start: found.start.slice(0, count + 1),
    medium: found.medium.slice(0, size),
    amount: found.amount.slice(0, size),
  };
}
