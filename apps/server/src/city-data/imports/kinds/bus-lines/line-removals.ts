import type { Reading, Removal } from '../../import-kind.ts';
import type { ImportField } from '../../schema/import-field.ts';
import { readOperation } from '../../schema/read-operation.ts';
import { rowCells } from '../../schema/row-cells.ts';
import type { TableRow } from '../../source/table-text.ts';
import { readTitle } from './read-direction.ts';

/** Collects the lines that the rows of a file remove. A line has several rows: each of them may say so. */
export interface LineRemovals {
  /** What became of a row: written as usual, taken as a removal, or refused with the issue logged. */
  take(row: TableRow): 'write' | 'removed' | 'refused';
  all(): Removal[];
  /** Rows that were taken. */
  readonly rows: number;
}

/** `nameOf` gives the name under which a line is kept. */
export function lineRemovals(
  reading: Reading,
  fields: readonly ImportField[],
  nameOf: (lineName: string) => string = (name) => name,
): LineRemovals {
  const found = new Map<string, Removal>();
  let rows = 0;
  return {
    get rows() {
      return rows;
    },
    take(row) {
      const cells = rowCells(row, fields, reading.mapping, reading.log);
      const operation = readOperation(cells, reading);
      if (operation !== 'remove') return operation ?? 'refused';
      const title = readTitle(cells.text('lineName'), (reason) => cells.refuse('lineName', reason));
      if (!title) return 'refused';
      const name = nameOf(title.lineName);
      if (!found.has(name)) found.set(name, { row: row.row, name, key: name });
      rows++;
      return 'removed';
    },
    all: () => [...found.values()],
  };
}
