import type { ContactIndex } from './contact-index.ts';
import type { CoverTerms } from './cover-terms.ts';

/**
 * A plan on a panel: passages of every person, and the gain of every medium. Both are updated exactly
 * with every move: when a person's passages change, the gains of that person's media are corrected.
 */
export class CoverPlan {
  readonly index: ContactIndex;
  readonly k: number;
  /** Passages of each person, up to 65,535. */
  readonly passages: Uint16Array;
  readonly taken: Uint8Array;
  /** Gain of each medium outside the plan; meaningless for media inside. */
  readonly gain: Float64Array;
  /** Weighted people with k passages. */
  reached = 0;
  cost = 0;
  /** Pairs visited so far. */
  pairs = 0;
  /** score[c]: value of c passages, c <= k. */
  private readonly score: Float64Array;
  private readonly media: Set<number>;
  private readonly costs: Float64Array;

  /**
   * @param towards the value of a person with c < k passages is towards · c / k, and 1 from k on. With 0 it is
   * the true value; a positive share credits media for people with fewer than k passages (k >= 2).
   */
  constructor(index: ContactIndex, terms: CoverTerms, towards: number, media: Iterable<number>) {
    const { k } = terms;
    this.index = index;
    this.costs = terms.costs;
    this.k = k;
    this.passages = new Uint16Array(index.personCount);
    this.taken = new Uint8Array(index.mediaCount);
    this.gain = new Float64Array(index.mediaCount);
    this.score = Float64Array.from({ length: k + 1 }, (_, c) => (c === k ? 1 : (towards * c) / k));
    this.media = new Set();
    for (const m of media) this.place(m);
    this.takeInventory();
  }

  /** Media of the plan in the order of addition. */
  get members(): number[] {
    return [...this.media];
  }

  /** Adds a medium without updating gains. */
  private place(m: number): void {
    const { rowStart, persons, amounts } = this.index;
    this.taken[m] = 1;
    this.media.add(m);
    this.cost += this.costs[m];
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) this.passages[persons[e]] += amounts ? amounts[e] : 1;
    this.pairs += rowStart[m + 1] - rowStart[m];
  }

  /** Recomputes all gains and the reach from the passages. */
  private takeInventory(): void {
    const { index, k, passages } = this;
    this.gain.fill(0);
    this.reached = 0;
    for (let p = 0; p < index.personCount; p++) {
      if (passages[p] >= k) this.reached += index.weights[p];
      else this.shift(p, k, passages[p]);
    }
  }

  /** Updates the gains of a person's media after the person's count changed, at most k. */
  private shift(p: number, from: number, to: number): void {
    const { index, gain, score, k } = this;
    const { personStart, media, mediaAmounts } = index;
    const weight = index.weights[p];
    if (weight === 0) return;
    const begin = personStart[p];
    const end = personStart[p + 1];
    this.pairs += end - begin;
    if (!mediaAmounts) {
      const before = from < k ? score[from + 1] - score[from] : 0;
      const after = to < k ? score[to + 1] - score[to] : 0;
      const change = weight * (after - before);
      if (change !== 0) for (let i = begin; i < end; i++) gain[media[i]] += change;
      return;
    }
    const base = score[from] - score[to];
    for (let i = begin; i < end; i++) {
      const n = mediaAmounts[i];
      gain[media[i]] += weight * (score[Math.min(k, to + n)] - score[Math.min(k, from + n)] + base);
    }
  }

  add(m: number): void {
    const { rowStart, persons, amounts, weights } = this.index;
    const { passages, k } = this;
    this.taken[m] = 1;
    this.media.add(m);
    this.cost += this.costs[m];
    const end = rowStart[m + 1];
    for (let e = rowStart[m]; e < end; e++) {
      const p = persons[e];
      const before = passages[p];
      const after = before + (amounts ? amounts[e] : 1);
      passages[p] = after;
      if (before >= k) continue;
      if (after >= k) this.reached += weights[p];
      this.shift(p, before, Math.min(k, after));
    }
    this.pairs += end - rowStart[m];
  }

  remove(m: number): void {
    const { rowStart, persons, amounts, weights } = this.index;
    const { passages, k } = this;
    this.taken[m] = 0;
    this.media.delete(m);
    this.cost -= this.costs[m];
    const end = rowStart[m + 1];
    for (let e = rowStart[m]; e < end; e++) {
      const p = persons[e];
      const before = passages[p];
      const after = before - (amounts ? amounts[e] : 1);
      passages[p] = after;
      if (after >= k) continue;
      if (before >= k) this.reached -= weights[p];
      this.shift(p, Math.min(k, before), after);
    }
    this.pairs += end - rowStart[m];
  }

  /** Reach lost without medium m. */
  loss(m: number): number {
    const { rowStart, persons, amounts, weights } = this.index;
    const { passages, k } = this;
    let sum = 0;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const p = persons[e];
      const now = passages[p];
      if (now >= k && now - (amounts ? amounts[e] : 1) < k) sum += weights[p];
    }
    this.pairs += rowStart[m + 1] - rowStart[m];
    return sum;
  }
}

/** Weighted people with at least k passages of the media, recounted. */
export function coverValue(index: ContactIndex, k: number, media: Iterable<number>): number {
  const passages = new Uint16Array(index.personCount);
  const { rowStart, persons, amounts, weights } = index;
  for (const m of media)
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) passages[persons[e]] += amounts ? amounts[e] : 1;
  let value = 0;
  for (let p = 0; p < passages.length; p++) if (passages[p] >= k) value += weights[p];
  return value;
}
