/** DuckDB in process, in memory. */
import { weightsOf, RATE_PER_PASSAGE, type Contender, type ContactTask } from './contender.ts';

// The little of the client that is used here: type checks must not need the rivals to be installed.
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
}
interface DuckDb {
  readonly DuckDBInstance: {
    create(
      path: string,
      options: Record<string, string>,
    ): Promise<{ connect(): Promise<Connection & { closeSync(): void }>; closeSync(): void }>;
  };
  readonly DuckDBDataChunk: { create(types: readonly unknown[], rows: number): DataChunk };
  readonly USMALLINT: unknown;
  readonly UINTEGER: unknown;
  readonly UTINYINT: unknown;
  readonly DOUBLE: unknown;
  version(): string;
}

const CHUNK_ROWS = 2048;
const packageName: string = '@duckdb/node-api';

/** Fills `table` by whole vectors; column c holds columns[c], or one value for all rows. */
async function append(
  duckdb: DuckDb,
  connection: Connection,
  table: string,
  types: readonly unknown[],
  parts: Iterable<{
    readonly rows: number;
    readonly columns: readonly (
      | (ArrayLike<number> & { subarray(a: number, b: number): ArrayLike<number> })
      | number
    )[];
  }>,
): Promise<void> {
  const appender = await connection.createAppender(table);
  const chunk = duckdb.DuckDBDataChunk.create(types, CHUNK_ROWS);
  for (const { rows, columns } of parts) {
    for (let from = 0; from < rows; from += CHUNK_ROWS) {
      const to = Math.min(rows, from + CHUNK_ROWS);
      chunk.rowCount = to - from;
      columns.forEach((column, c) => {
        const vector = chunk.getColumnVector(c);
        if (typeof column === 'number') vector.items.fill(column);
        else vector.items.set(column.subarray(from, to));
        vector.flush();
      });
      appender.appendDataChunk(chunk);
    }
  }
  appender.closeSync();
}

/** Loads the case as tables of pairs and weights. */
export async function openDuckDb(task: ContactTask): Promise<Contender> {
  const duckdb = (await import(packageName)) as DuckDb;
  const { contacts, plan, top, vehicleDays } = task;
  const instance = await duckdb.DuckDBInstance.create(':memory:', { threads: '1', memory_limit: '3GB' });
  const connection = await instance.connect();
  await connection.run('CREATE TABLE pair (medium USMALLINT, person UINTEGER, passages UTINYINT)');
  await connection.run('CREATE TABLE person (person UINTEGER, weight DOUBLE)');
  await connection.run('CREATE TABLE plan (medium USMALLINT, vehicle_days UINTEGER)');
  const { USMALLINT, UINTEGER, UTINYINT, DOUBLE } = duckdb;
  const rows = function* () {
    for (let m = 0; m < contacts.mediaCount; m++) {
      const [from, to] = [contacts.rowStart[m], contacts.rowStart[m + 1]];
      const columns = [m, contacts.persons.subarray(from, to), contacts.passages.subarray(from, to)];
      yield { rows: to - from, columns };
    }
  };
  await append(duckdb, connection, 'pair', [USMALLINT, UINTEGER, UTINYINT], rows());
  const everyone = Uint32Array.from({ length: contacts.personCount }, (_, p) => p);
  await append(
    duckdb,
    connection,
    'person',
    [UINTEGER, DOUBLE],
    [{ rows: contacts.personCount, columns: [everyone, weightsOf(contacts)] }],
  );
  await append(
    duckdb,
    connection,
    'plan',
    [USMALLINT, UINTEGER],
    [{ rows: plan.length, columns: [plan, vehicleDays] }],
  );
  const query = async (sql: string): Promise<number[][]> =>
    (await connection.runAndReadAll(sql)).getRows().map((row) => row.map(Number));
  const inPlan = `medium IN (${plan.join(', ')})`;
  const passages = `SELECT person, sum(passages) AS f FROM pair WHERE ${inPlan} GROUP BY person`;
  const means = `SELECT person, sum(passages * ${RATE_PER_PASSAGE} * vehicle_days) AS mean
    FROM pair JOIN plan USING (medium) GROUP BY person`;
  return {
    name: `DuckDB ${duckdb.version().replace(/^v/, '')}`,
    methods: {
      reach: [
        {
          how: 'COUNT(DISTINCT person)',
          answer: async () => (await query(`SELECT count(DISTINCT person) FROM pair WHERE ${inPlan}`))[0],
        },
      ],
      distribution: [
        {
          how: 'GROUP BY person, then histogram',
          answer: async () => {
            const classes = Array<number>(top).fill(0);
            const found = await query(
              `SELECT least(f, ${top})::UTINYINT AS n, count(*) FROM (${passages}) GROUP BY n`,
            );
            for (const [n, persons] of found) classes[n - 1] = persons;
            return classes;
          },
        },
      ],
      union: [
        {
          how: 'COUNT(DISTINCT person)',
          answer: async () => (await query('SELECT count(DISTINCT person) FROM pair'))[0],
        },
      ],
      gains: [
        {
          how: 'anti join, GROUP BY medium',
          answer: async () => {
            const gains = Array<number>(contacts.mediaCount).fill(0);
            const found = await query(`SELECT medium, count(*) FROM pair ANTI JOIN
              (SELECT DISTINCT person FROM pair WHERE ${inPlan}) USING (person) GROUP BY medium`);
            for (const [medium, persons] of found) gains[medium] = persons;
            return gains;
          },
        },
      ],
      rates: [
        {
          how: 'GROUP BY person, then exp',
          answer: async () =>
            (
              await query(`SELECT sum(weight * (1 - exp(-mean))),
                sum(weight * (1 - exp(-mean) * (1 + mean + mean * mean / 2)))
                FROM (${means}) JOIN person USING (person)`)
            )[0],
        },
      ],
    },
    setThreads: async (threads) => void (await connection.run(`SET threads = ${threads}`)),
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
