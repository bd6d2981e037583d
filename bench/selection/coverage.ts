import type { PassageInstance } from '@ooh/planning/passage-instance';

/** A growing selection with the passages of all persons, for the compared methods. */
export class Coverage {
  readonly media: number[] = [];
  cost = 0;
  value = 0;
  private readonly passages: Int32Array;
  private readonly instance: PassageInstance;
  private readonly k: number;

  constructor(instance: PassageInstance, k: number) {
    this.instance = instance;
    this.k = k;
    this.passages = new Int32Array(instance.personCount);
  }

  /**
   * What medium m adds: for k = 1 people reached; for more, passages that still count, over k, as long as
   * no single medium gives a person k passages (min(n, k) / k, the usual surrogate).
   */
  gain(m: number): number {
    const { rowStart, persons, passages, weights } = this.instance;
    const { k } = this;
    let sum = 0;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const now = this.passages[persons[e]];
      if (now < k) sum += weights[persons[e]] * (Math.min(k, now + passages[e]) - now);
    }
    return sum / k;
  }

  add(m: number): void {
    const { rowStart, persons, passages, weights, costs } = this.instance;
    this.media.push(m);
    this.cost += costs[m];
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const p = persons[e];
      const before = this.passages[p];
      this.passages[p] += passages[e];
      if (before < this.k && this.passages[p] >= this.k) this.value += weights[p];
    }
  }
}

/** The selection of the given media. */
export function coverageOf(instance: PassageInstance, k: number, media: Iterable<number>): Coverage {
  const coverage = new Coverage(instance, k);
  for (const m of media) coverage.add(m);
  return coverage;
}
