import type { ColumnMapping } from '../schema/import-field.ts';
import type { TableText } from './table-text.ts';

/** What the words of fields mean: field → word of the file → value of the product. */
export type WordMeanings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How the cells of a table are read beyond its columns. */
export interface Rewriting {
  readonly mapping?: ColumnMapping;
  readonly words?: WordMeanings;
}

const constantMark = '＝';

/** The column that stands for one text in every row. */
export const constantColumn = (text: string): string => `${constantMark}${text}`;

/** The text of such a column; null for a column of the file. */
export const constantOf = (column: string | null): string | null =>
  column?.startsWith(constantMark) === true ? column.slice(constantMark.length) : null;

/** The table with the columns that stand for constants, and with known meanings in place of words. */
export function rewritten(table: TableText, { mapping = {}, words = {} }: Rewriting): TableText {
  const constants = Object.values(mapping).flatMap((column) => {
    const text = constantOf(column);
    return column === null || text === null || table.columns.includes(column)
      ? []
      : [[column, text] as const];
  });
  const meanings = Object.entries(words).flatMap(([field, meaning]) => {
    const column = mapping[field] ?? null;
    return column === null || Object.keys(meaning).length === 0
      ? []
      : [[column, new Map(Object.entries(meaning))] as const];
  });
  if (constants.length === 0 && meanings.length === 0) return table;
  return {
    ...table,
    async *rows() {
      for await (const { row, cells } of table.rows()) {
        const next = new Map(cells);
        for (const [column, text] of constants) next.set(column, text);
        for (const [column, meaning] of meanings) {
          const value = meaning.get((next.get(column) ?? '').trim());
          if (value !== undefined) next.set(column, value);
        }
        yield { row, cells: next };
      }
    },
  };
}
