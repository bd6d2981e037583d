import type { Figure } from '@ooh/contract/domain/figure';
import type { ReactNode } from 'react';
import { missing } from '../../ui/figure/format-figure.ts';

export interface ComparisonCell {
  readonly text: string;
  /** Interval or other small print. */
  readonly note?: ReactNode;
  readonly isBest: boolean;
  /** Where the figure and its interval lie on the axis of the row, as shares of it; absent for what is exact. */
  readonly span?: Span;
}

export interface Span {
  readonly low: number;
  readonly value: number;
  readonly high: number;
}

export interface ComparisonRow {
  readonly label: string;
  readonly cells: readonly ComparisonCell[];
  /** Whether the compared differ in it. */
  readonly differs: boolean;
  /** Why none is marked although there is a best figure. */
  readonly undecided?: string;
}

/** One thing to compare by. */
export interface Aspect<Item> {
  readonly label: string;
  readonly text: (item: Item) => string;
  readonly note?: (item: Item) => ReactNode;
  /** Number by which the best is found; null takes no part. */
  readonly worth?: (item: Item) => number | null;
  readonly best?: 'most' | 'least';
  /** Figure behind the number, for how sure it is; absent for what is exact. */
  readonly figure?: (item: Item) => Figure | undefined;
}

/** Note for cases in which the best figure may not be the best choice. */
export const overlapReason = '区间重叠，差异不显著';

function bestOf<Item>({ worth, best }: Aspect<Item>, items: readonly Item[]): number | undefined {
  if (!worth || !best) return undefined;
  const values = items.map(worth).filter((value) => value !== null);
  // One alone, or all equal, have no best.
  if (values.length < 2 || new Set(values).size === 1) return undefined;
  return best === 'most' ? Math.max(...values) : Math.min(...values);
}

/** Whether a figure that is not the best might be: its interval meets that of a best one. */
function isOverlapped<Item>(
  { worth, figure }: Aspect<Item>,
  items: readonly Item[],
  best: number | undefined,
): boolean {
  if (best === undefined) return false;
  const ranges = items.flatMap((item) => {
    const value = worth?.(item) ?? null;
    const { low = null, high = null } = figure?.(item) ?? {};
    return value === null ? [] : [{ isBest: value === best, low: low ?? value, high: high ?? value }];
  });
  return ranges.some(
    (one) =>
      one.isBest && ranges.some((other) => !other.isBest && other.low <= one.high && one.low <= other.high),
  );
}

/**
 * Figures with their intervals on one axis, which begins at 0 and ends a twentieth beyond the highest interval; none
 * where the row goes below 0.
 */
function spansOf<Item>({ figure }: Aspect<Item>, items: readonly Item[]): (Span | undefined)[] {
  const intervals = items.map((item) => {
    const found = figure?.(item);
    if (!found || found.suppressed) return undefined;
    const { value, low, high } = found;
    return value === null || low === null || high === null ? undefined : { low, value, high };
  });
  const end = 1.05 * Math.max(...intervals.map((interval) => interval?.high ?? 0));
  if (end <= 0 || intervals.some((interval) => interval && interval.low < 0))
    return items.map(() => undefined);
  return intervals.map(
    (interval) =>
      interval && { low: interval.low / end, value: interval.value / end, high: interval.high / end },
  );
}

/**
 * Things side by side: one row for each aspect, the best figure marked where it surely is, and whether they differ.
 * What none of them has is left out.
 */
export function compareRows<Item>(aspects: readonly Aspect<Item>[], items: readonly Item[]): ComparisonRow[] {
  return aspects.flatMap((aspect) => {
    const best = bestOf(aspect, items);
    const undecided = isOverlapped(aspect, items, best) ? overlapReason : undefined;
    const spans = spansOf(aspect, items);
    const cells = items.map((item, index) => ({
      text: aspect.text(item),
      note: aspect.note?.(item),
      isBest: best !== undefined && undecided === undefined && aspect.worth?.(item) === best,
      span: spans[index],
    }));
    if (cells.every(({ text, note }) => (text === missing || text === '') && !note)) return [];
    const differs = new Set(cells.map(({ text }) => text)).size > 1;
    return [{ label: aspect.label, cells, differs, undecided }];
  });
}
