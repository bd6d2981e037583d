import type { CoreMedia } from './core-media.ts';
import type { JointPart } from './part.ts';
import type { StepColumns } from './step-columns.ts';
import type { StepCosts } from './step-costs.ts';
import type { TripleCosts } from './triple-costs.ts';

/** Maximum numbers of triples and of their pairs that are kept of all steps. */
const MOST_KEPT = 6e7;

/** A step's reduced costs of triples and their parts, for triples that are looked up after it. */
interface TripleRule {
  readonly costs: TripleCosts;
  /** By rank: at most 0. */
  readonly media: Float64Array;
  /** By pair of places among the step's triple media: at most 0. */
  readonly pairs: Float64Array;
  /** A triple is excluded where its reduced costs add up to this or less. */
  readonly limit: number;
}

/** Media, pairs and triples that no plan above the ceiling contains, as far as the steps before show. */
export class Exclusions {
  /** By open medium: 1 where it is excluded. */
  readonly medium: Uint8Array;
  /** By place of a pair: 1 where it is excluded or too expensive. */
  readonly pair: Uint8Array;
  private readonly rules: TripleRule[] = [];
  private kept = 0;

  constructor({ price, budget }: JointPart, { open, pairCount, pairsOf }: CoreMedia) {
    this.medium = new Uint8Array(price.length);
    this.pair = new Uint8Array(pairCount);
    for (let a = 0; a < open.length; a++)
      for (let b = a + 1; b < open.length; b++)
        if (price[open[a]] + price[open[b]] > budget) this.pair[pairsOf[a] + b] = 1;
  }

  /** Whether a triple a < b < c with columns for its pairs was excluded by a step that had a column for it. */
  hasTriple(a: number, b: number, c: number): boolean {
    return this.rules.some(({ costs, media, pairs, limit }) => {
      const ab = costs.pair(a, b);
      const ac = costs.pair(a, c);
      const bc = costs.pair(b, c);
      if (ab < 0 || ac < 0 || bc < 0) return false;
      const parts = media[a] + media[b] + media[c] + pairs[ab] + pairs[ac] + pairs[bc];
      return parts <= limit || parts + Math.min(0, costs.cost(a, b, c)) <= limit;
    });
  }

  /**
   * Excludes what a step's reduced costs allow.
   * @param mediumCosts by open medium, at most 0
   * @param limit an exclusion's reduced costs add up to this or less
   * @throws RangeError where too much would have to be kept
   */
  exclude(columns: StepColumns, costs: StepCosts, mediumCosts: Float64Array, limit: number): void {
    const { media, core, triples } = columns;
    const ofRank = Float64Array.from(media.open, (place) => mediumCosts[place]);
    this.kept += costs.triples.pairCount + costs.triples.size;
    if (this.kept > MOST_KEPT) throw new RangeError('joint 各步的 triples 过多，超出核对的限度');
    const pairs = new Float64Array(costs.triples.pairCount);
    for (let i = 0; i < core.length; i++)
      for (let j = i + 1; j < core.length; j++) {
        const place = media.pairsOf[core[i]] + core[j];
        if (this.pair[place] !== 0) continue;
        const cost = Math.min(0, costs.pair[place]);
        const kept = costs.triples.pair(core[i], core[j]);
        if (kept >= 0) pairs[kept] = cost;
        if (cost + ofRank[core[i]] + ofRank[core[j]] <= limit) this.pair[place] = 1;
      }
    mediumCosts.forEach((cost, place) => {
      if (cost <= limit) this.medium[place] = 1;
    });
    if (triples.length >= 3) this.rules.push({ costs: costs.triples, media: ofRank, pairs, limit });
  }
}
