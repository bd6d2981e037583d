import type { Exclusions } from './exclusions.ts';
import type { JointNeeds } from './needs.ts';

/** The media of a step. Columns of media are numbered from 0 in ascending order of the media. */
export interface StepMedia {
  /** Allowed media of the problem, ascending: the media of the columns. */
  readonly media: Int32Array;
  /** Column by medium of the problem, or -1. */
  readonly columnOf: Int32Array;
  /** Price by column. */
  readonly price: Float64Array;
  readonly budget: number;
  /** Columns of the media with pairs (the core), and of those with triples, ascending. */
  readonly core: Int32Array;
  readonly inTriples: Int32Array;
  /** Positions in `core` and `inTriples` by column, or -1. */
  readonly corePosition: Int32Array;
  readonly triplePosition: Int32Array;
}

/** The persons whom the allowed media can serve, with their allowed media. */
export interface StepPersons {
  readonly count: number;
  readonly name: Int32Array;
  readonly need: Int32Array;
  readonly weight: Float64Array;
  /** Entries of person p: [start[p], start[p + 1]), media ascending. */
  readonly start: Uint32Array;
  /** Column of the medium. */
  readonly medium: Int32Array;
  readonly amount: Int32Array;
  /** Number of media in the core and in triples. */
  readonly inCore: Int32Array;
  readonly inTriples: Int32Array;
  /** Whether three media once each are needed and suffice. */
  readonly isPlain: Uint8Array;
  /** Upper bounds of the media of a plan among those in the core and in triples. */
  readonly mostInCore: Int32Array;
  readonly mostInTriples: Int32Array;
}

function positions(columns: Int32Array, size: number): Int32Array {
  const found = new Int32Array(size).fill(-1);
  columns.forEach((x, i) => (found[x] = i));
  return found;
}

/**
 * The allowed media of a step.
 * @param core media with pairs; null for all that are allowed
 * @param triples media with triples; null for the core
 */
export function stepMedia(
  needs: JointNeeds,
  exclusions: Exclusions,
  core: readonly number[] | null,
  triples: readonly number[] | null,
): StepMedia {
  const media = needs.open.filter((a) => !exclusions.hasMedium(a));
  const columnOf = positions(media, needs.mediaCount);
  const columns = (chosen: readonly number[]) =>
    Int32Array.from(new Set(chosen), (a) => columnOf[a] ?? -1)
      .filter((x) => x >= 0)
      .sort();
  const inCore = core === null ? Int32Array.from(media.keys()) : columns(core);
  const corePosition = positions(inCore, media.length);
  const inTriples = triples === null ? inCore : columns(triples).filter((x) => corePosition[x] >= 0);
  return {
    media,
    columnOf,
    price: Float64Array.from(media, (a) => needs.price[a]),
    budget: needs.budget,
    core: inCore,
    inTriples,
    corePosition,
    triplePosition: positions(inTriples, media.length),
  };
}

/** The persons whom the allowed media can bring to what they need. */
export function stepPersons(needs: JointNeeds, media: StepMedia): StepPersons {
  const size = needs.name.length;
  const kept = new Int32Array(size);
  const start = new Uint32Array(size + 1);
  const medium = new Int32Array(needs.medium.length);
  const amount = new Int32Array(needs.medium.length);
  let count = 0;
  for (let p = 0; p < size; p++) {
    let end = start[count];
    let sum = 0;
    for (let e = needs.start[p]; e < needs.start[p + 1]; e++) {
      const x = media.columnOf[needs.medium[e]];
      if (x < 0) continue;
      medium[end] = x;
      amount[end++] = needs.amount[e];
      sum += needs.amount[e];
    }
    if (sum < needs.need[p]) continue;
    kept[count] = p;
    start[++count] = end;
  }
  const persons = kept.subarray(0, count);
  const lists = {
    count,
    name: persons.map((p) => needs.name[p]),
    need: persons.map((p) => needs.need[p]),
    weight: Float64Array.from(persons, (p) => needs.weight[p]),
    start: start.subarray(0, count + 1),
    medium: medium.subarray(0, start[count]),
    amount: amount.subarray(0, start[count]),
  };
  return { ...lists, ...mediaOfPlans(lists, media) };
}

type Lists = Pick<StepPersons, 'count' | 'need' | 'start' | 'medium' | 'amount'>;

function mediaOfPlans({ count, need, start, medium, amount }: Lists, media: StepMedia) {
  const found = {
    inCore: new Int32Array(count),
    inTriples: new Int32Array(count),
    isPlain: new Uint8Array(count),
    mostInCore: new Int32Array(count),
    mostInTriples: new Int32Array(count),
  };
  let greatest = 0;
  for (let p = 0; p < count; p++) greatest = Math.max(greatest, start[p + 1] - start[p]);
  const prices = new Float64Array(greatest);
  const bought = (p: number, position: Int32Array): { size: number; most: number } => {
    let size = 0;
    for (let e = start[p]; e < start[p + 1]; e++)
      if (position[medium[e]] >= 0) prices[size++] = media.price[medium[e]];
    return { size, most: mostBought(prices.subarray(0, size), media.budget) };
  };
  for (let p = 0; p < count; p++) {
    const core = bought(p, media.corePosition);
    found.inCore[p] = core.size;
    found.mostInCore[p] = Math.min(core.size, Math.max(need[p] + 1, core.most));
    const triples = media.inTriples === media.core ? core : bought(p, media.triplePosition);
    found.inTriples[p] = triples.size;
    found.mostInTriples[p] = Math.min(triples.size, Math.max(4, triples.most));
    found.isPlain[p] = Number(need[p] === 3 && amount.subarray(start[p], start[p + 1]).every((n) => n === 1));
  }
  return found;
}

/** Number of media that the money buys when the cheapest are bought; sorts the prices. */
function mostBought(prices: Float64Array, budget: number): number {
  let sum = 0;
  for (const price of prices) sum += price;
  if (sum <= budget) return prices.length;
  prices.sort();
  let left = budget;
  let most = 0;
  while (most < prices.length && prices[most] <= left) left -= prices[most++];
  return most;
}
