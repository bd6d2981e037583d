import { useState } from 'react';

/** Rows once chosen stay known when the page or the filter moves on; those in view are shown as they are now. */
export function useChosenRows<Row>(rows: readonly Row[] | undefined, keyOf: (row: Row) => string) {
  const [chosen, setChosen] = useState<readonly Row[]>([]);
  const found = (key: string) => [...(rows ?? []), ...chosen].find((row) => keyOf(row) === key);
  const choose = (keys: readonly string[]) => setChosen(keys.flatMap((key) => found(key) ?? []));
  return {
    chosen: chosen.map((row) => found(keyOf(row)) ?? row),
    clear: () => setChosen([]),
    /** What ties the choice to the table. */
    table: { selectedKeys: chosen.map(keyOf), onSelect: choose },
  };
}
