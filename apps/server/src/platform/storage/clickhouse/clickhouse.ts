import type { z } from 'zod';

export type Parameter = string | number | boolean | null | readonly string[] | readonly number[];
export type Parameters = Readonly<Record<string, Parameter>>;

/** interactive: a user is waiting; batch: work of a job. Each has its own limits of time and memory. */
export type ReadProfile = 'interactive' | 'batch';

export interface ReadOptions {
  readonly profile?: ReadProfile;
  /** Aborting rejects at once and stops the query in the engine. */
  readonly signal?: AbortSignal;
}

/** The analytical store (ClickHouse). Reads are read-only and limited; values are passed as `{name:Type}` parameters only. */
export interface ClickHouse {
  /** Rows of a SELECT, each checked against the schema. No FORMAT or SETTINGS clause in the SQL. */
  query<Row extends z.ZodType>(
    sql: string,
    parameters: Parameters,
    row: Row,
    options?: ReadOptions,
  ): Promise<z.output<Row>[]>;
  /** The result of a SELECT as RowBinary bytes, for large columns that are read into typed arrays. */
  queryBinary(sql: string, parameters: Parameters, options?: ReadOptions): Promise<Uint8Array>;
  /** Inserts objects, one per row. */
  insert(table: string, rows: readonly Readonly<Record<string, unknown>>[]): Promise<void>;
  /** Inserts tab-separated text (the TabSeparated format) in the order of `columns`; for bulk loads of rows. */
  insertText(
    table: string,
    columns: readonly string[],
    chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<void>;
  /** Inserts blocks of the Native format (`nativeBlock`) whose columns are `columns`; for bulk loads of columns. */
  insertBlocks(table: string, columns: readonly string[], blocks: readonly Uint8Array[]): Promise<void>;
  /** DDL and mutations, from our own code only. */
  command(sql: string, parameters?: Parameters): Promise<void>;
  /** Milliseconds of a round trip. */
  ping(): Promise<number>;
  close(): Promise<void>;
}

export interface Limits {
  readonly max_execution_time: number;
  readonly max_memory_usage: string;
  readonly max_result_bytes: string;
}

export const limitsOf: Readonly<Record<ReadProfile, Limits>> = {
  interactive: { max_execution_time: 20, max_memory_usage: '2000000000', max_result_bytes: '200000000' },
  batch: { max_execution_time: 600, max_memory_usage: '4000000000', max_result_bytes: '4000000000' },
};

const identifier = /^[a-z_][a-z0-9_]*$/;

/** Table and column names come from our own code; anything else is refused before it reaches SQL. */
export function checkedNames(names: readonly string[]): string {
  for (const name of names)
    if (!identifier.test(name)) throw new Error(`not a table or column name: ${name}`);
  return names.join(', ');
}

/**
 * Refuses constructs that reads never need: read-only mode still allows a query to write a file on the machine, and a second
 * statement that fails leaves the first one's result in the session, to be taken for the next query's.
 */
export function checkedSelect(sql: string): string {
  if (/outfile|;/i.test(sql)) throw new Error('INTO OUTFILE and a second statement are refused');
  return sql;
}
