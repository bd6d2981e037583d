/**
 * Counts the person-medium pairs a search has visited. The limit in pairs makes a run reproducible;
 * `shouldStop` (a deadline or a cancellation of the caller) may end it earlier.
 */
export class Effort {
  pairs = 0;
  readonly limit: number;
  private readonly shouldStop: () => boolean;
  private readonly whole: Effort | null;
  private stopped = false;

  constructor(limit: number, shouldStop: () => boolean = () => false, whole: Effort | null = null) {
    this.limit = limit;
    this.shouldStop = shouldStop;
    this.whole = whole;
  }

  spend(pairs: number): void {
    this.pairs += pairs;
    this.whole?.spend(pairs);
  }

  get exhausted(): boolean {
    if (!this.stopped) this.stopped = this.pairs >= this.limit || this.shouldStop();
    return this.stopped;
  }

  /** A share of the remaining effort, so that one phase cannot starve the next; the overall stop still applies. */
  share(fraction: number): Effort {
    return new Effort(Math.max(0, this.limit - this.pairs) * fraction, () => this.exhausted, this);
  }
}
