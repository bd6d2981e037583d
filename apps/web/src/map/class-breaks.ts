export const breakMethods = ['quantile', 'equal'] as const;
export type BreakMethod = (typeof breakMethods)[number];
export const breakMethodNames: Readonly<Record<BreakMethod, string>> = { quantile: '分位数', equal: '等距' };

/** Classes of a numeric legend: class i holds values from `lows[i]` (included) to the next low. */
export interface ClassBreaks {
  readonly lows: readonly number[];
  readonly high: number;
}

/**
 * At most `classes` classes over the values. Quantile: each class holds about as many values; equal: each
 * class spans as much. Classes that would be empty or of equal bounds are merged. No value: no class.
 */
export function classBreaks(values: readonly number[], classes: number, method: BreakMethod): ClassBreaks {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length === 0) return { lows: [], high: Number.NaN };
  const low = sorted[0];
  const high = sorted[sorted.length - 1];
  const lows: number[] = [low];
  for (let i = 1; i < classes; i += 1) {
    const next =
      method === 'quantile'
        ? sorted[Math.min(sorted.length - 1, Math.floor((i * sorted.length) / classes))]
        : low + ((high - low) * i) / classes;
    if (next > lows[lows.length - 1]) lows.push(next);
  }
  return { lows, high };
}

/** Index of the class that holds the value; −1 for a missing value or no classes. */
export function classOf(value: number | null, { lows }: ClassBreaks): number {
  if (value === null || lows.length === 0) return -1;
  let index = 0;
  while (index + 1 < lows.length && value >= lows[index + 1]) index += 1;
  return index;
}

/** Spreads n classes over a palette so that few classes still use its whole range. */
export function spreadPalette(palette: readonly string[], classes: number): string[] {
  if (classes <= 1) return palette.slice(-1);
  return Array.from(
    { length: classes },
    (_, i) => palette[Math.round((i * (palette.length - 1)) / (classes - 1))],
  );
}
