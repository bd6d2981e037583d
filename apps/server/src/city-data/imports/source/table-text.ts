import type { IssueLog } from '../issue-log.ts';

/** One data row: its number (1 = first below the header, or first feature) and its cells by column. */
export interface TableRow {
  readonly row: number;
  readonly cells: ReadonlyMap<string, string>;
}

/** A file as a table, whatever its format. */
export interface TableText {
  readonly columns: readonly string[];
  /** Reads from the beginning at each call. Damaged records are logged and left out. */
  rows(): AsyncGenerator<TableRow>;
  /** Records left out by the last call of `rows`. */
  damagedRows(): number;
}

/** A row as it stands in its file, header or not, with its number there (1 = the first). */
export interface HeadRow {
  readonly row: number;
  readonly cells: string[];
}

/** Names of the columns of a table that has none. */
export const numberedColumns = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `列${index + 1}`);

/** A header of more columns is that of no table. */
export const columnLimit = 400;

/** Column names: blank ones are numbered, repeated ones get a suffix. */
export function columnNames(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((text, index) => {
    const name = text.slice(0, 100).toWellFormed() || `第${index + 1}列`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}

export type LeaveOut = (row: number, reason: string, value?: string) => void;

/** Counts the damaged records that one reading of a table leaves out, and logs them. */
export function damageCounter(log: IssueLog): { rows: () => number; restart: () => LeaveOut } {
  let damaged = 0;
  return {
    rows: () => damaged,
    restart() {
      damaged = 0;
      return (row, reason, value) => {
        damaged++;
        log.error(row, null, reason, value);
      };
    },
  };
}
