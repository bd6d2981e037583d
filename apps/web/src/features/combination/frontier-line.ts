/** A point of the budget–reach curve. */
interface CurvePoint {
  readonly budgetFen: number;
  readonly share: number | null;
  readonly boundShare: number | null;
}

/** A share read off the curve; between two computed budgets it is interpolated. */
export interface Reading {
  readonly share: number;
  readonly isBetween: boolean;
}

/** Reads a budget off the curve, which begins at nothing for nothing; null beyond its end. */
export function readCurve(points: readonly CurvePoint[], budgetFen: number): Reading | null {
  const known = [
    { budgetFen: 0, share: 0 },
    ...points.flatMap(({ budgetFen: fen, share }) => (share === null ? [] : [{ budgetFen: fen, share }])),
  ];
  const next = known.findIndex((point) => point.budgetFen >= budgetFen);
  if (next < 0) return null;
  const to = known[next];
  if (to.budgetFen === budgetFen) return { share: to.share, isBetween: false };
  const from = known[next - 1];
  const part = (budgetFen - from.budgetFen) / (to.budgetFen - from.budgetFen);
  return { share: from.share + part * (to.share - from.share), isBetween: true };
}
