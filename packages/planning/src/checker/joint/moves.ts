import type { StepColumns } from './step-columns.ts';
import type { StepCosts } from './step-costs.ts';

/**
 * Moves positive reduced costs of all columns but x to columns that bound them, children first. Where a parent's
 * reduced cost is negative, that is filled first. Afterwards none but those of x are positive.
 */
export class Moves {
  private readonly columns: StepColumns;
  private readonly costs: StepCosts;
  /** By open medium: reduced cost per price before any move. */
  private readonly ratio: Float64Array;

  constructor(columns: StepColumns, costs: StepCosts) {
    this.columns = columns;
    this.costs = costs;
    this.ratio = costs.medium.map((cost, place) => cost / columns.part.price[place]);
  }

  /** Makes all moves and returns what the persons add to the bound. */
  total(): number {
    this.movePairShares();
    this.moveTriples();
    this.movePairs();
    this.moveShares();
    this.moveOutside();
    let total = 0;
    for (const worth of this.costs.person) {
      if (!(worth > 0)) continue;
      total += worth;
      this.costs.rounding += total;
    }
    return total;
  }

  private add(into: Float64Array, place: number, more: number): void {
    into[place] += more;
    this.costs.rounding += Math.abs(into[place]);
  }

  /** Fills a negative reduced cost with a positive one as far as that goes, and returns the rest. */
  private fill(into: Float64Array, place: number, worth: number): number {
    const hole = -into[place];
    if (!(hole > 0)) return worth;
    if (worth <= hole) {
      this.add(into, place, worth);
      return 0;
    }
    into[place] = 0;
    this.costs.rounding += worth - hole;
    return worth - hole;
  }

  private movePairShares(): void {
    const { columns, costs } = this;
    let place = 0;
    for (let p = 0; p < columns.part.persons.count; p++) {
      if (!columns.hasPairShares(p)) continue;
      const [from, to] = [columns.tripleStart[p], columns.tripleStart[p + 1]];
      for (let i = from; i < to; i++)
        for (let j = i + 1; j < to; j++) {
          const worth = costs.pairShare[place];
          if (worth > 0) {
            costs.pairShare[place] = 0;
            this.movePairShare(columns.triplePlace[i], columns.triplePlace[j], worth);
          }
          place++;
        }
    }
  }

  private movePairShare(placeA: number, placeB: number, worth: number): void {
    const { coreMedium, media } = this.columns;
    const { pair, share } = this.costs;
    const place = media.pairsOf[coreMedium[placeA]] + coreMedium[placeB];
    const rest = this.fill(share, placeB, this.fill(share, placeA, this.fill(pair, place, worth)));
    if (rest > 0) this.add(pair, place, rest);
  }

  private moveTriples(): void {
    const { costs, columns } = this;
    const { triples, pair } = costs;
    const { table } = triples;
    const { pairsOf } = columns.media;
    let count = 0;
    const places = new Float64Array(table.places);
    for (let place = 0; place < places.length; place++)
      if (table.keyAt(place) >= 0 && !table.isGone(place) && table.at(place) > 0)
        places[count++] = table.keyAt(place);
    for (const key of places.subarray(0, count).sort()) {
      const [a, b, c] = table.triple(key);
      const worth = triples.cost(a, b, c);
      // Three products, which are exact, are added and taken away.
      costs.rounding += 3 * table.at(table.find(a, b, c)) + Math.abs(worth);
      if (!(worth > 0)) continue;
      triples.clear(a, b, c);
      const first = pairsOf[a] + b;
      let rest = this.fill(pair, first, worth);
      rest = this.fill(pair, pairsOf[a] + c, rest);
      rest = this.fill(pair, pairsOf[b] + c, rest);
      if (rest > 0) this.add(pair, first, rest);
    }
  }

  private movePairs(): void {
    const { columns, costs, ratio } = this;
    const { core, media } = columns;
    for (let i = 0; i < core.length; i++)
      for (let j = i + 1; j < core.length; j++) {
        const place = media.pairsOf[core[i]] + core[j];
        const worth = costs.pair[place];
        if (!(worth > 0)) continue;
        costs.pair[place] = 0;
        const [a, b] = [media.open[core[i]], media.open[core[j]]];
        const rest = this.fill(costs.medium, b, this.fill(costs.medium, a, worth));
        if (rest > 0) this.add(costs.medium, ratio[b] < ratio[a] ? b : a, rest);
      }
  }

  private moveShares(): void {
    const { columns, costs } = this;
    for (let p = 0; p < columns.part.persons.count; p++)
      for (let place = columns.coreStart[p]; place < columns.coreStart[p + 1]; place++) {
        const worth = costs.share[place];
        if (!(worth > 0)) continue;
        costs.share[place] = 0;
        const a = columns.media.open[columns.coreMedium[place]];
        const rest = this.fill(costs.person, p, this.fill(costs.medium, a, worth));
        if (rest > 0) this.add(costs.medium, a, rest);
      }
  }

  /** These columns are sums of x, so that the whole reduced cost goes to each of them by its amount. */
  private moveOutside(): void {
    const { columns, costs } = this;
    for (let p = 0; p < columns.part.persons.count; p++) {
      const worth = costs.outside[p];
      if (!(worth > 0)) continue;
      costs.outside[p] = 0;
      for (let i = columns.outsideStart[p]; i < columns.outsideStart[p + 1]; i++) {
        const more = worth * columns.outsideAmount[i];
        costs.rounding += more;
        this.add(costs.medium, columns.outsideMedium[i], more);
      }
    }
  }
}
