import type { CoreMedia } from './core-media.ts';
import type { JointPart } from './part.ts';

/** Maximum columns v of a step. */
const MOST_PAIR_SHARES = 4e7;

/** What no plan that matters contains, and pairs that the money does not buy. */
export interface ExcludedBefore {
  /** By open medium: not 0 where it is excluded. */
  readonly medium: Uint8Array;
  /** By place of a pair: not 0 where it is excluded or too expensive. */
  readonly pair: Uint8Array;
  /** Whether a triple a < b < c of ranks, all of whose pairs have columns, is excluded. */
  readonly hasTriple: (a: number, b: number, c: number) => boolean;
}

/** Lists of a step: media of the instance, ascending; null where absent. */
export interface StepLists {
  readonly core: readonly number[] | null;
  readonly triples: readonly number[] | null;
}

/** The columns of a step. Media are ranks among the core media unless called open. */
export class StepColumns {
  readonly part: JointPart;
  readonly media: CoreMedia;
  readonly excluded: ExcludedBefore;
  /** By rank: not 0 where a medium is in the step's lists, whether or not it is excluded. */
  readonly listedCore: Uint8Array;
  readonly listedTriples: Uint8Array;
  /** Media with columns for their pairs and for their triples, ascending, and by rank whether a medium is among them. */
  readonly core: Int32Array;
  readonly triples: Int32Array;
  readonly inCore: Uint8Array;
  readonly inTriples: Uint8Array;

  /** By person: not 0 where the allowed media cannot serve the person. */
  readonly dropped: Uint8Array;
  /** By person: not 0 where three different media are needed. */
  readonly plain: Uint8Array;
  /** Core media of person p, with columns e where several contacts are needed: coreStart[p] <= i < coreStart[p + 1]. */
  readonly coreStart: Uint32Array;
  readonly coreMedium: Int32Array;
  readonly coreAmount: Int32Array;
  /** Which of these, as places i, have columns for their triples. */
  readonly tripleStart: Uint32Array;
  readonly triplePlace: Int32Array;
  /** Open media of person p outside the core. */
  readonly outsideStart: Uint32Array;
  readonly outsideMedium: Int32Array;
  readonly outsideAmount: Int32Array;
  /** Pairs of triple media of person p, the first media first, have columns v from pairShareStart[p] on. */
  readonly pairShareStart: Uint32Array;

  private readonly mostCore: Int32Array;
  private readonly mostTriples: Int32Array;

  constructor(part: JointPart, media: CoreMedia, excluded: ExcludedBefore, lists: StepLists) {
    this.part = part;
    this.media = media;
    this.excluded = excluded;
    const every = new Uint8Array(media.open.length).fill(1);
    this.listedCore = lists.core === null ? every : this.listed(lists.core);
    this.listedTriples = lists.triples === null ? this.listedCore : this.listed(lists.triples);
    const allowed = (listed: Uint8Array) =>
      listed.map((is, rank) => (is !== 0 && excluded.medium[media.open[rank]] === 0 ? 1 : 0));
    this.inCore = allowed(this.listedCore);
    this.inTriples = allowed(this.listedTriples);
    const ranksOf = (has: Uint8Array) => Int32Array.from([...has.keys()].filter((rank) => has[rank] !== 0));
    this.core = ranksOf(this.inCore);
    this.triples = ranksOf(this.inTriples);

    const { count, medium } = part.persons;
    this.dropped = new Uint8Array(count);
    this.plain = new Uint8Array(count);
    this.coreStart = new Uint32Array(count + 1);
    this.coreMedium = new Int32Array(medium.length);
    this.coreAmount = new Int32Array(medium.length);
    this.tripleStart = new Uint32Array(count + 1);
    this.triplePlace = new Int32Array(medium.length);
    this.outsideStart = new Uint32Array(count + 1);
    this.outsideMedium = new Int32Array(medium.length);
    this.outsideAmount = new Int32Array(medium.length);
    this.pairShareStart = new Uint32Array(count + 1);
    this.mostCore = new Int32Array(count).fill(-1);
    this.mostTriples = new Int32Array(count).fill(-1);
    this.layOutPersons();
  }

  private listed(list: readonly number[]): Uint8Array {
    const is = new Uint8Array(this.media.open.length);
    for (const m of list) if (this.part.openOf[m] >= 0) is[this.media.rankOf[this.part.openOf[m]]] = 1;
    return is;
  }

  private layOutPersons(): void {
    const { need, start, medium, amount, count } = this.part.persons;
    const { coreStart, tripleStart, outsideStart, pairShareStart, excluded } = this;
    for (let p = 0; p < count; p++) {
      let met = 0;
      let isPlain = need[p] === 3;
      for (let i = start[p]; i < start[p + 1]; i++) {
        if (excluded.medium[medium[i]] !== 0) continue;
        met += amount[i];
        isPlain &&= amount[i] === 1;
      }
      this.dropped[p] = Number(met < need[p]);
      this.plain[p] = Number(isPlain && met >= need[p]);
      coreStart[p + 1] = coreStart[p];
      tripleStart[p + 1] = tripleStart[p];
      outsideStart[p + 1] = outsideStart[p];
      if (met >= need[p]) this.layOutMedia(p);
      const own = tripleStart[p + 1] - tripleStart[p];
      const shares = this.plain[p] !== 0 && own >= 3 ? (own * (own - 1)) / 2 : 0;
      if (pairShareStart[p] + shares > MOST_PAIR_SHARES)
        throw new RangeError('joint 中每人的媒体对过多，超出核对的限度');
      pairShareStart[p + 1] = pairShareStart[p] + shares;
    }
  }

  private layOutMedia(p: number): void {
    const { start, medium, amount } = this.part.persons;
    const { coreStart, tripleStart, outsideStart } = this;
    for (let i = start[p]; i < start[p + 1]; i++) {
      if (this.excluded.medium[medium[i]] !== 0) continue;
      const rank = this.media.rankOf[medium[i]];
      if (rank < 0 || this.inCore[rank] === 0) {
        this.outsideMedium[outsideStart[p + 1]] = medium[i];
        this.outsideAmount[outsideStart[p + 1]++] = amount[i];
        continue;
      }
      if (this.inTriples[rank] !== 0) this.triplePlace[tripleStart[p + 1]++] = coreStart[p + 1];
      this.coreMedium[coreStart[p + 1]] = rank;
      this.coreAmount[coreStart[p + 1]++] = amount[i];
    }
  }

  /** Whether person p has columns v. */
  hasPairShares(p: number): boolean {
    return this.pairShareStart[p + 1] > this.pairShareStart[p];
  }

  hasOutside(p: number): boolean {
    return this.outsideStart[p + 1] > this.outsideStart[p];
  }

  /** Number of core media of person p. */
  coreCount(p: number): number {
    return this.coreStart[p + 1] - this.coreStart[p];
  }

  tripleCount(p: number): number {
    return this.tripleStart[p + 1] - this.tripleStart[p];
  }

  price(rank: number): number {
    return this.part.price[this.media.open[rank]];
  }

  /** Whether the money buys both, or all three. */
  areAffordable(a: number, b: number, c?: number): boolean {
    return this.price(a) + this.price(b) + (c === undefined ? 0 : this.price(c)) <= this.part.budget;
  }

  /** Place of the pair of two different media; -1 where it has no column. */
  pairPlace(a: number, b: number): number {
    const { inCore, media, excluded } = this;
    if (inCore[a] === 0 || inCore[b] === 0) return -1;
    const place = a < b ? media.pairsOf[a] + b : media.pairsOf[b] + a;
    return excluded.pair[place] === 0 ? place : -1;
  }

  /** Most core media of person p that a plan contains: m̄, at least one more than are needed if there are as many. */
  mostOfCore(p: number): number {
    if (this.mostCore[p] < 0) {
      const ranks = this.coreMedium.subarray(this.coreStart[p], this.coreStart[p + 1]);
      const floor = this.part.persons.need[p] + 1;
      this.mostCore[p] = Math.min(ranks.length, Math.max(floor, this.bought(ranks)));
    }
    return this.mostCore[p];
  }

  /** Most triple media of person p that a plan contains: l̄, at least four if there are as many. */
  mostOfTriples(p: number): number {
    if (this.mostTriples[p] < 0) {
      const places = this.triplePlace.subarray(this.tripleStart[p], this.tripleStart[p + 1]);
      const ranks = places.map((place) => this.coreMedium[place]);
      this.mostTriples[p] = Math.min(ranks.length, Math.max(4, this.bought(ranks)));
    }
    return this.mostTriples[p];
  }

  /** Number of media that the money buys when the cheapest are bought. */
  private bought(ranks: Int32Array): number {
    const prices = Float64Array.from(ranks, (rank) => this.price(rank)).sort();
    let left = this.part.budget;
    let count = 0;
    while (count < prices.length && prices[count] <= left) left -= prices[count++];
    return count;
  }
}
