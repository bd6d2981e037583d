/** DuckDB in process, in memory. */

// The part of the client that is used here: type checks must not need the rivals to be installed.
interface Vector {
  readonly items: { set(values: ArrayLike<number>): void; fill(value: number): void };
  flush(): void;
}
interface DataChunk {
  rowCount: number;
  getColumnVector(column: number): Vector;
}
interface Connection {
  run(sql: string): Promise<unknown>;
  runAndReadAll(sql: string): Promise<{ getRows(): unknown[][] }>;
  createAppender(table: string): Promise<{ appendDataChunk(chunk: DataChunk): void; closeSync(): void }>;
  closeSync(): void;
}
interface DuckDb {
  readonly DuckDBInstance: {
    create(
      path: string,
      options: Record<string, string>,
    ): Promise<{ connect(): Promise<Connection>; closeSync(): void }>;
  };
  readonly DuckDBDataChunk: { create(types: readonly unknown[], rows: number): DataChunk };
  readonly UTINYINT: unknown;
  readonly USMALLINT: unknown;
  readonly UINTEGER: unknown;
  readonly DOUBLE: unknown;
  version(): string;
}

type ColumnType = 'UTINYINT' | 'USMALLINT' | 'UINTEGER' | 'DOUBLE';
type Column = ArrayLike<number> & { subarray(from: number, to: number): ArrayLike<number> };

/** Rows by columns; a column that is one number holds it in every row. */
export interface RowBlock {
  readonly rows: number;
  readonly columns: readonly (Column | number)[];
}

export interface DuckDbMemory {
  readonly name: string;
  /** Creates a table and fills it by vectors. */
  load(
    table: string,
    columns: Readonly<Record<string, ColumnType>>,
    blocks: Iterable<RowBlock>,
  ): Promise<void>;
  run(sql: string): Promise<void>;
  /** The rows of a SELECT, all of numbers. */
  query(sql: string): Promise<number[][]>;
  close(): void;
}

const VECTOR_ROWS = 2048;
const packageName: string = '@duckdb/node-api';

/** A separate database, with one thread by default. */
export async function openDuckDbMemory(): Promise<DuckDbMemory> {
  const duckdb = (await import(packageName)) as DuckDb;
  const instance = await duckdb.DuckDBInstance.create(':memory:', { threads: '1', memory_limit: '3GB' });
  const connection = await instance.connect();
  return {
    name: `DuckDB ${duckdb.version().replace(/^v/, '')}`,
    async load(table, columns, blocks) {
      const types = Object.entries(columns).map(([name, type]) => `${name} ${type}`);
      await connection.run(`CREATE TABLE ${table} (${types.join(', ')})`);
      const appender = await connection.createAppender(table);
      const chunk = duckdb.DuckDBDataChunk.create(
        Object.values(columns).map((type) => duckdb[type]),
        VECTOR_ROWS,
      );
      for (const block of blocks) {
        for (let from = 0; from < block.rows; from += VECTOR_ROWS) {
          const to = Math.min(block.rows, from + VECTOR_ROWS);
          chunk.rowCount = to - from;
          block.columns.forEach((column, c) => {
            const vector = chunk.getColumnVector(c);
            if (typeof column === 'number') vector.items.fill(column);
            else vector.items.set(column.subarray(from, to));
            vector.flush();
          });
          appender.appendDataChunk(chunk);
        }
      }
      appender.closeSync();
    },
    run: async (sql) => void (await connection.run(sql)),
    query: async (sql) => (await connection.runAndReadAll(sql)).getRows().map((row) => row.map(Number)),
    close() {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
