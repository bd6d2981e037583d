import type { Figure } from '@ooh/contract/domain/figure';
import type { ReactNode } from 'react';
import { missing } from '../../ui/figure/format-figure.ts';

export interface ComparisonCell {
  readonly text: string;
  /** Interval or other small print. */
  readonly note?: ReactNode;
  readonly isBest: boolean;
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
 * Things side by side: one row for each aspect, the best figure marked where it surely is, and whether they differ.
 * What none of them has is left out.
 */
export function compareRows<Item>(aspects: readonly Aspect<Item>[], items: readonly Item[]): ComparisonRow[] {
  return aspects.flatMap((aspect) => {
    const best = bestOf(aspect, items);
    const undecided = isOverlapped(aspect, items, best) ? overlapReason : undefined;
    const cells = items.map((item) => ({
      text: aspect.text(item),
      note: aspect.note?.(item),
      isBest: best !== undefined && undecided === undefined && aspect.worth?.(item) === best,
    }));
    if (cells.every(({ text, note }) => (text === missing || text === '') && !note)) return [];
    const differs = new Set(cells.map(({ text }) => text)).size > 1;
    return [{ label: aspect.label, cells, differs, undecided }];
  });
}
