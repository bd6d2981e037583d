import type { ReactNode } from 'react';

/** At most this many stand side by side. */
export const mostCompared = 4;

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
}

/** One thing to compare by. */
export interface Aspect<Item> {
  readonly label: string;
  readonly text: (item: Item) => string;
  readonly note?: (item: Item) => ReactNode;
  /** Number by which the best is found; null takes no part. */
  readonly worth?: (item: Item) => number | null;
  readonly best?: 'most' | 'least';
}

function bestOf<Item>({ worth, best }: Aspect<Item>, items: readonly Item[]): number | undefined {
  if (!worth || !best) return undefined;
  const values = items.map(worth).filter((value) => value !== null);
  // One alone, or all equal, have no best.
  if (values.length < 2 || new Set(values).size === 1) return undefined;
  return best === 'most' ? Math.max(...values) : Math.min(...values);
}

/** Things side by side: one row for each aspect, the best figure marked, and whether they differ. */
export function compareRows<Item>(aspects: readonly Aspect<Item>[], items: readonly Item[]): ComparisonRow[] {
  return aspects.map((aspect) => {
    const best = bestOf(aspect, items);
    const cells = items.map((item) => ({
      text: aspect.text(item),
      note: aspect.note?.(item),
      isBest: best !== undefined && aspect.worth?.(item) === best,
    }));
    return { label: aspect.label, cells, differs: new Set(cells.map(({ text }) => text)).size > 1 };
  });
}
