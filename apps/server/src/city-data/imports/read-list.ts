import { importFormatNames } from '@ooh/contract/domain/data-release';
import type { ListImport } from '@ooh/contract/domain/monitoring';
import { AppError } from '../../platform/http/app-error.ts';
import { createIssueLog, type IssueLog } from './issue-log.ts';
import { guessMapping } from './schema/guess-mapping.ts';
import { missingFields, type ImportField } from './schema/import-field.ts';
import { rowCells, type RowCells } from './schema/row-cells.ts';
import { bytesSource } from './source/byte-source.ts';
import { detectFormat, listFormats, openTable } from './source/open-table.ts';
import { countText } from '../../disclosure/figure-text.ts';

/** Rows of a list that is not city data, with its issues. */
export interface ReadList<Record> {
  readonly records: readonly Record[];
  readonly rowsRead: number;
  readonly log: IssueLog;
}

const maxRows = 100_000;

/** Reads a table whose columns are guessed by their names; rows that `readRow` cannot use are rejected by it. */
export async function readList<Record>(
  bytes: Uint8Array,
  fields: readonly ImportField[],
  readRow: (cells: RowCells) => Record | null,
): Promise<ReadList<Record>> {
  const source = bytesSource(bytes);
  const detected = await detectFormat(source);
  if (!listFormats.some((format) => format === detected.format))
    throw new AppError('refused', `须为 CSV 或 Excel 文件，此文件为 ${importFormatNames[detected.format]}`);
  const log = createIssueLog();
  const table = await openTable(source, detected, log);
  const mapping = guessMapping(fields, table.columns);
  const lacking = missingFields(fields, mapping);
  if (lacking.length > 0)
    throw new AppError('refused', `缺少列：${lacking.map(({ label }) => label).join('、')}`);
  const records: Record[] = [];
  let rowsRead = 0;
  for await (const row of table.rows()) {
    if (++rowsRead > maxRows)
      throw new AppError('refused', `数据超过 ${countText(maxRows)} 行，请拆分后导入`);
    const record = readRow(rowCells(row, fields, mapping, log));
    if (record !== null) records.push(record);
  }
  return { records, rowsRead: rowsRead + table.damagedRows(), log };
}

/** Whether a list may be written: more than half of its rows are right. */
export function mayWrite({ records, rowsRead }: ReadList<unknown>): boolean {
  return records.length * 2 > rowsRead;
}

export function listReport(list: ReadList<unknown>, changes: number, isWritten: boolean): ListImport {
  const { records, rowsRead, log } = list;
  return {
    rowsRead,
    rowsAccepted: records.length,
    rowsRefused: rowsRead - records.length,
    changes,
    isWritten,
    issues: log.issues(),
    issueCount: log.issueCount,
  };
}
