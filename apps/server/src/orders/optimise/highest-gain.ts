/** A part of an order that can be bought from not at all to twice. */
export interface ShiftablePart {
  /** What it costs in the order as it is. */
  readonly fen: number;
  /** How much of it is bought now, 0–2. */
  readonly factor: number;
  /** Reach that once more of it would add at the present slope. */
  readonly slope: number;
}

/**
 * An upper bound of the reach that any other split of at most `budgetFen` adds. Reach is concave in what is bought, so
 * it lies below its tangent here; the most on the tangent is a fractional knapsack, solved exactly by reach per yuan.
 */
export function highestGain(parts: readonly ShiftablePart[], budgetFen: number): number {
  const now = parts.reduce((sum, part) => sum + part.factor * part.slope, 0);
  let left = budgetFen;
  let most = 0;
  const byYield = parts.toSorted((a, b) => b.slope * a.fen - a.slope * b.fen);
  for (const { fen, slope } of byYield) {
    const factor = fen > 0 ? Math.min(2, left / fen) : 2;
    most += factor * slope;
    left -= factor * fen;
  }
  return Math.max(0, most - now);
}
