/** The middle of some numbers and the ends of their middle half. */
interface MiddleHalf {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

const kept = 3;

/** Three digits: a middle of few orders is not to be traced back to one of them. */
const rounded = (value: number): number => Number(value.toPrecision(kept));

/** Quartiles by straight lines between the sorted values (the seventh method of Hyndman and Fan), null of none. */
export function middleHalf(values: readonly number[]): MiddleHalf | null {
  const sorted = values.toSorted((a, b) => a - b);
  const last = sorted.length - 1;
  if (last < 0) return null;
  const at = (share: number): number => {
    const place = share * last;
    const below = Math.floor(place);
    return sorted[below] + (place - below) * (sorted[Math.min(below + 1, last)] - sorted[below]);
  };
  return { median: rounded(at(0.5)), low: rounded(at(0.25)), high: rounded(at(0.75)) };
}
