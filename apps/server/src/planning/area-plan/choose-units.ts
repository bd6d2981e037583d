/** Input of the selection for a unit. */
export interface ChoosableUnit {
  /** Units of one place reach mostly the same people. */
  readonly placeId: string;
  /** TA people of the place; 0 where they may not be described. */
  readonly heat: number;
  /** One face over the flight, the whole invoice; null where it cannot be bought. */
  readonly costFen: number | null;
}

/**
 * One face each of the units that bring most TA people for their money, within a budget. The k-th unit of a place
 * counts for 1/k of its people. A heuristic without a certificate: areas count people present, not contacts.
 * Returns positions in `units`, ascending. Cost: one sort.
 */
export function chooseUnits(units: readonly ChoosableUnit[], budgetFen: number): number[] {
  const byPlace = Map.groupBy(
    units.flatMap((unit, index) =>
      unit.costFen === null || unit.heat <= 0 ? [] : [{ index, ...unit, costFen: unit.costFen }],
    ),
    (unit) => unit.placeId,
  );
  const offers = [...byPlace.values()].flatMap((place) =>
    place
      .toSorted((a, b) => a.costFen - b.costFen || a.index - b.index)
      .map((unit, rank) => ({ ...unit, worth: unit.heat / (rank + 1) / Math.max(1, unit.costFen) })),
  );
  offers.sort((a, b) => b.worth - a.worth || a.index - b.index);
  let left = budgetFen;
  const chosen: number[] = [];
  for (const { index, costFen } of offers) {
    if (costFen > left) continue;
    left -= costFen;
    chosen.push(index);
  }
  return chosen.toSorted((a, b) => a - b);
}
