import type { IssueLog } from '../issue-log.ts';
import type { TableText } from './table-text.ts';

/** Title of the column in which an export marks generated rows. */
export const indicativeColumn = '示意数据';

const isMarked = (text: string | undefined): boolean => /^(是|true|1)$/i.test(text ?? '');

/** The table without the rows that an export marked as generated: they are never taken for real ones. */
export function withoutIndicative(table: TableText, log: IssueLog): TableText {
  if (!table.columns.includes(indicativeColumn)) return table;
  return {
    ...table,
    async *rows() {
      let left = 0;
      for await (const row of table.rows())
        if (isMarked(row.cells.get(indicativeColumn))) left++;
        else yield row;
      if (left > 0)
        log.warn(
          null,
          indicativeColumn,
          `${left} 行是示意数据，未导入；如要作为真实数据导入，请删去「${indicativeColumn}」列`,
          null,
        );
    },
  };
}
