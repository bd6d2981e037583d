import type { ConstraintRow, RowsByMedium } from './constraint-row.ts';

/** Use of every row by a plan, updated incrementally. */
export class RowUse {
  readonly used: Float64Array;
  private readonly rows: readonly ConstraintRow[];
  private readonly byMedium: RowsByMedium;

  constructor(rows: readonly ConstraintRow[], byMedium: RowsByMedium) {
    this.rows = rows;
    this.byMedium = byMedium;
    this.used = new Float64Array(rows.length);
  }

  private change(e: number, from: number, to: number): number {
    const { perVehicle, perLine } = this.byMedium;
    return perVehicle[e] * (to - from) + perLine[e] * (Number(to > 0) - Number(from > 0));
  }

  move(m: number, from: number, to: number): void {
    const { start, row } = this.byMedium;
    for (let e = start[m]; e < start[m + 1]; e++) this.used[row[e]] += this.change(e, from, to);
  }

  /** Whether the move keeps every row, or at least worsens none that is already broken. */
  allows(m: number, from: number, to: number): boolean {
    const { start, row } = this.byMedium;
    for (let e = start[m]; e < start[m + 1]; e++) {
      const change = this.change(e, from, to);
      if (change > 0 && this.used[row[e]] + change > this.rows[row[e]].bound) return false;
    }
    return true;
  }

  /** Whether the move brings a broken row nearer to its bound. */
  mends(m: number, from: number, to: number): boolean {
    const { start, row } = this.byMedium;
    for (let e = start[m]; e < start[m + 1]; e++)
      if (this.broken(row[e]) && this.change(e, from, to) < 0) return true;
    return false;
  }

  broken(r: number): boolean {
    return this.used[r] > this.rows[r].bound;
  }

  get feasible(): boolean {
    for (let r = 0; r < this.rows.length; r++) if (this.broken(r)) return false;
    return true;
  }
}
