/** Rows of several kinds that take turns, each kind in its own order: what cannot be compared is not ranked. */
export function inTurn<Row>(rows: readonly Row[], kindOf: (row: Row) => string): Row[] {
  const kinds = [...Map.groupBy(rows, kindOf).values()];
  const longest = Math.max(0, ...kinds.map((own) => own.length));
  return Array.from({ length: longest }, (_, rank) =>
    kinds.flatMap((own) => own.slice(rank, rank + 1)),
  ).flat();
}
