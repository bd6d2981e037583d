export type TableDensity = 'middle' | 'small';

/** What a user has set for one table. */
export interface TableSettings {
  readonly hiddenKeys: readonly string[];
  /** Column keys in the user's order; columns not named keep their own place at the end. */
  readonly order: readonly string[];
  readonly density: TableDensity;
}

export const standardSettings: TableSettings = { hiddenKeys: [], order: [], density: 'middle' };

function texts(value: unknown): string[] {
  return Array.isArray(value) ? (value as unknown[]).filter((item) => typeof item === 'string') : [];
}

/** Reads stored settings of any shape. */
export function parseTableSettings(stored: unknown): TableSettings {
  if (typeof stored !== 'object' || stored === null) return standardSettings;
  const { hiddenKeys, order, density } = stored as Record<keyof TableSettings, unknown>;
  return {
    hiddenKeys: texts(hiddenKeys),
    order: texts(order),
    density: density === 'small' ? 'small' : 'middle',
  };
}

interface Arranged {
  readonly key: string;
  /** True columns can neither be hidden nor moved. */
  readonly isFixed?: boolean;
}

/** Columns in the user's order. Fixed columns keep their place at either end. */
export function orderColumns<Column extends Arranged>(
  columns: readonly Column[],
  order: readonly string[],
): Column[] {
  const rank = ({ key }: Column) => {
    const at = order.indexOf(key);
    return at === -1 ? order.length : at;
  };
  const movable = columns
    .filter((column) => !column.isFixed)
    .map((column, index) => ({ column, index }))
    .sort((a, b) => rank(a.column) - rank(b.column) || a.index - b.index);
  let next = 0;
  return columns.map((column) => (column.isFixed ? column : movable[next++].column));
}

/** The columns to show, in order. */
export function visibleColumns<Column extends Arranged>(
  columns: readonly Column[],
  settings: TableSettings,
): Column[] {
  return orderColumns(columns, settings.order).filter(
    (column) => column.isFixed || !settings.hiddenKeys.includes(column.key),
  );
}

/** Moves a column one place among the movable ones and returns the new order. */
export function moveColumn(
  columns: readonly Arranged[],
  order: readonly string[],
  key: string,
  step: -1 | 1,
): string[] {
  const keys = orderColumns(columns, order)
    .filter((column) => !column.isFixed)
    .map((column) => column.key);
  const from = keys.indexOf(key);
  const to = from + step;
  if (from === -1 || to < 0 || to >= keys.length) return keys;
  [keys[from], keys[to]] = [keys[to], keys[from]];
  return keys;
}
