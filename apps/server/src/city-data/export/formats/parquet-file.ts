import { parquetWriteBuffer } from 'hyparquet-writer';
import type { ExportTable } from '../export-table.ts';

/** Whether a reader that keeps fifteen digits, as the import does, gives the number back. */
const isExact = (value: number): boolean => Number(value.toPrecision(15)) === value;

/**
 * A Parquet file of optional columns, packed by Snappy: doubles where all values of a column keep their digits, else texts.
 */
export function parquetFile({ columns, rows }: ExportTable): Buffer {
  const columnData = columns.map(({ title }, index) => {
    const values = rows.map(({ cells }) => (cells[index] === '' ? null : cells[index]));
    const isNumeric = values.every(
      (value) => value === null || (typeof value === 'number' && isExact(value)),
    );
    const hasNumbers = isNumeric && values.some((value) => value !== null);
    return {
      name: title,
      type: hasNumbers ? ('DOUBLE' as const) : ('STRING' as const),
      nullable: true,
      data: hasNumbers ? values : values.map((value) => (value === null ? null : String(value))),
    };
  });
  return Buffer.from(parquetWriteBuffer({ columnData }));
}
