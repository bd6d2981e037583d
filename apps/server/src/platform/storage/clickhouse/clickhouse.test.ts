import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { ClickHouse } from './clickhouse.ts';
import { lists, nativeBlock, numbers, pickedTexts, sameText } from './native-block.ts';
import { openClickHouse } from './open.ts';

let dataDir: string;
let store: ClickHouse;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ooh-clickhouse-'));
  store = await openClickHouse({ dataDir, clickhouseUrl: undefined });
  await store.command(
    'CREATE TABLE visit (person UInt32, cell UInt64, place String) ENGINE = MergeTree ORDER BY person',
  );
});
afterAll(async () => {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

const count = z.object({ n: z.number() });
const countOf = async (where = '1') =>
  (await store.query(`SELECT count() AS n FROM visit WHERE ${where}`, {}, count))[0].n;

test('rows and parameters of every type survive a round trip', async () => {
  const place = `it's "深圳" \\ \n\t; DROP TABLE visit`;
  await store.insert('visit', [
    { person: 1, cell: 600_000_000_000_000, place },
    { person: 2, cell: 2, place: 'b' },
  ]);
  const row = z.object({ person: z.number(), cell: z.number(), place: z.string() });
  const rows = await store.query(
    'SELECT * FROM visit WHERE place = {place:String} AND person IN {persons:Array(UInt32)}',
    { place, persons: [1, 2, 3] },
    row,
  );
  expect(rows).toEqual([{ person: 1, cell: 600_000_000_000_000, place }]);
  const [list] = await store.query(
    'SELECT {names:Array(String)} AS names',
    { names: ["a'b", '中\\文'] },
    z.object({ names: z.array(z.string()) }),
  );
  expect(list.names).toEqual(["a'b", '中\\文']);
});

test('a row that the schema refuses is an error, not data', async () => {
  await expect(store.query("SELECT 'x' AS n", {}, count)).rejects.toThrow();
});

test('a bulk load is stored completely, for any chunking', async () => {
  const text = Array.from({ length: 50_000 }, (_, n) => `${n + 100}\t${n}\t地点${n}\n`).join('');
  const bytes = Buffer.from(text);
  const pieces = Array.from({ length: 23 }, (_, n) => {
    const size = Math.ceil(bytes.length / 23);
    return bytes.subarray(n * size, (n + 1) * size);
  });
  await store.insertText('visit', ['person', 'cell', 'place'], pieces);
  expect(await countOf('person >= 100')).toBe(50_000);
  const [last] = await store.query(
    'SELECT place FROM visit WHERE person = 50099',
    {},
    z.object({ place: z.string() }),
  );
  expect(last.place).toBe('地点49999');
});

test('blocks of columns are stored with a cast to the types of the table', async () => {
  await store.command(`CREATE TABLE block (release_id String, person UInt32, weight Float64, cell UInt64,
    minutes Float32, place LowCardinality(String), labels Array(UInt16)) ENGINE = MergeTree ORDER BY person`);
  const columns = ['release_id', 'person', 'weight', 'cell', 'minutes', 'place', 'labels'];
  const places = ['深圳', '', 'x'.repeat(300)];
  const blockOf = (first: number, rows: number): Uint8Array => {
    const person = Uint32Array.from({ length: rows }, (_, i) => first + i);
    const starts = Uint32Array.from({ length: rows + 1 }, (_, i) => 5 + i * 2);
    return nativeBlock(rows, {
      release_id: sameText('发布 1', rows),
      person: numbers(person),
      weight: numbers(Float64Array.from(person, (n) => n / 3)),
      cell: numbers(BigUint64Array.from(person, (n) => 2n ** 53n - BigInt(n))),
      minutes: numbers(Uint16Array.from(person, (n) => n % 1441)),
      place: pickedTexts(
        places,
        Uint16Array.from(person, (n) => n % 3),
      ),
      labels: lists(
        starts,
        Uint16Array.from({ length: 5 + rows * 2 }, (_, i) => i),
      ),
    });
  };
  await store.insertBlocks('block', columns, [blockOf(0, 300), blockOf(300, 1)]);
  await store.insertBlocks('block', columns, [blockOf(301, 0)]);
  const row = z.tuple([
    z.string(),
    z.number(),
    z.number(),
    z.number(),
    z.number(),
    z.string(),
    z.array(z.number()),
  ]);
  const rows = await store.query(
    `SELECT tuple(${columns.join(', ')}) AS row FROM block ORDER BY person`,
    {},
    z.object({ row }),
  );
  const expected = (n: number, labels: number[]): z.output<typeof row> => [
    '发布 1',
    n,
    n / 3,
    2 ** 53 - n,
    n,
    places[n % 3],
    labels,
  ];
  expect(rows.map(({ row: cells }) => cells)).toEqual(
    Array.from({ length: 301 }, (_, n) => expected(n, n < 300 ? [5 + 2 * n, 6 + 2 * n] : [5, 6])),
  );
  await expect(store.insertBlocks('block', ['person) --'], [])).rejects.toThrow('not a table');
  await expect(store.insertBlocks('block', columns, [Uint8Array.of(9, 9, 9)])).rejects.toThrow();
});

test('binary results contain the columns in RowBinary order', async () => {
  const bytes = await store.queryBinary(
    'SELECT toUInt32(number) AS a, toFloat64(number) / 2 AS b FROM numbers({n:UInt32})',
    { n: 3 },
  );
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rows = Array.from({ length: 3 }, (_, n) => [
    view.getUint32(n * 12, true),
    view.getFloat64(n * 12 + 4, true),
  ]);
  expect(rows).toEqual([
    [0, 0],
    [1, 0.5],
    [2, 1],
  ]);
  expect(bytes.byteLength).toBe(36);
});

test.each([
  ["SELECT * FROM file('/etc/passwd', 'LineAsString')", 'file'],
  ["SELECT * FROM url('http://127.0.0.1:1/', 'LineAsString')", 'url'],
  ["INSERT INTO visit SELECT number, 0, '' FROM numbers(1)", 'insert'],
  ['DROP TABLE visit', 'drop'],
  ['SELECT 1 AS n; DROP TABLE visit', 'two statements'],
  ['SET readonly = 0', 'set'],
  ["SELECT 1 AS n INTO OUTFILE '/tmp/ooh-outfile'", 'outfile'],
  ["SELECT 1 AS n /**/ INTO /* x */ OUTFILE '/tmp/ooh-outfile'", 'outfile in comments'],
  ['SELECT 1 AS n SETTINGS max_execution_time = 10000', 'settings'],
])('reading refuses %s (%s)', async (sql) => {
  const before = await countOf();
  await expect(store.query(sql, {}, z.object({}))).rejects.toThrow();
  expect(existsSync('/tmp/ooh-outfile')).toBe(false);
  // Uses every session: a failed query must not leave anything for the next one of its session.
  expect(await Promise.all(Array.from({ length: 9 }, () => countOf()))).toEqual(Array(9).fill(before));
});

test('names of tables and columns must be identifiers', async () => {
  await expect(store.insert('visit; DROP TABLE visit', [{ person: 1 }])).rejects.toThrow('not a table');
  await expect(store.insertText('visit', ['person) --'], [])).rejects.toThrow('not a table');
});

test('a query over the memory limit fails and leaves the store working', async () => {
  // Large at once: one that grows may reach the limit of time first.
  const half = 'arrayWithConstant(number + 60000000, number)';
  const sql = `SELECT length(arrayConcat(${Array(6).fill(half).join()})) AS n FROM numbers(1)`;
  await expect(store.query(sql, {}, count)).rejects.toThrow(/memory|MEMORY/);
  expect(await countOf('person = 1')).toBe(1);
});

test('aborting stops the query in the engine, and its session is reusable', async () => {
  const slow = 'SELECT count() AS n FROM numbers(100000000000) WHERE sipHash64(number) = 1';
  const controller = new AbortController();
  const queries = [1, 2, 3, 4, 5].map(() => store.query(slow, {}, count, { signal: controller.signal }));
  setTimeout(() => controller.abort(new Error('left')), 300);
  const ends = await Promise.allSettled(queries);
  expect(ends.map((end) => (end.status === 'rejected' ? (end.reason as Error).message : 'done'))).toEqual(
    Array(5).fill('left'),
  );
  expect(await countOf('person = 2')).toBe(1);
  const [running] = await store.query(
    "SELECT count() AS n FROM system.processes WHERE query LIKE '%sipHash64(number) = 1%' AND query NOT LIKE '%system.processes%' AND is_cancelled = 0",
    {},
    count,
  );
  expect(running.n).toBe(0);
});

// Must be last, because it closes the store.
test('closing a busy store ends its reads, and it accepts nothing more', async () => {
  // A query of several minutes, as its profile allows.
  const endless = 'SELECT sum(sipHash64(number)) AS n FROM numbers(1000000000000)';
  const streamed = 'SELECT sipHash64(number) AS n FROM numbers(1000000000000) WHERE n % 100000 = 0';
  const works = [
    store.query(endless, {}, count, { profile: 'batch' }),
    store.query(endless, {}, count, { profile: 'batch' }),
    store.queryBinary(streamed, {}),
  ];
  const ends = Promise.allSettled(works);
  await store.close();
  expect((await ends).map(({ status }) => status)).toEqual(works.map(() => 'rejected'));
  await expect(countOf()).rejects.toThrow('closed');
});
