/** Two days, both or none. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

/** The period with one of its days changed: a missing day becomes the other one, and the earlier stands first. */
export function withDay({ from, to }: Period, change: Period): Period {
  const day = 'from' in change ? change.from : change.to;
  if (day === undefined) return { from: undefined, to: undefined };
  const [first, last] = 'from' in change ? [day, to ?? day] : [from ?? day, day];
  return first <= last ? { from: first, to: last } : { from: last, to: first };
}
