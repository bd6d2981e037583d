export interface HistogramBar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Known values in equal classes from 0 to the greatest; none without values. */
export function histogramOf(values: readonly (number | null)[], classes: number): HistogramBar[] {
  const known = values.flatMap((value) => (value === null ? [] : [value]));
  const most = known.reduce((a, b) => Math.max(a, b), 0);
  if (most === 0) return [];
  const width = most / classes;
  return Array.from({ length: classes }, (_, at) => ({
    from: at * width,
    to: (at + 1) * width,
    count: known.filter((value) => Math.min(classes - 1, Math.floor((value / most) * classes)) === at).length,
  }));
}
