/** ClickHouse in process (chDB), with a separate folder. */
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Method } from '../harness/comparison.ts';
import { weightsOf, RATE_PER_PASSAGE, type Contender, type ContactTask } from './contender.ts';

interface Session {
  query(sql: string, format?: string): string;
  cleanup(): void;
}
interface ChDb {
  readonly Session: new (path: string) => Session;
}

/** The pairs in the RowBinary format: medium u16, person u32, passages u8. */
function writePairs({ contacts }: ContactTask, file: string): void {
  const descriptor = openSync(file, 'w');
  const { mediaCount, rowStart, persons, passages } = contacts;
  for (let m = 0; m < mediaCount; m++) {
    const bytes = Buffer.allocUnsafe((rowStart[m + 1] - rowStart[m]) * 7);
    for (let e = rowStart[m], at = 0; e < rowStart[m + 1]; e++, at += 7) {
      bytes.writeUInt16LE(m, at);
      bytes.writeUInt32LE(persons[e], at + 2);
      bytes[at + 6] = passages[e];
    }
    writeSync(descriptor, bytes);
  }
  closeSync(descriptor);
}

function writeWeights({ contacts }: ContactTask, file: string): void {
  const bytes = Buffer.allocUnsafe(contacts.personCount * 12);
  weightsOf(contacts).forEach((weight, p) => {
    bytes.writeUInt32LE(p, p * 12);
    bytes.writeDoubleLE(weight, p * 12 + 4);
  });
  const descriptor = openSync(file, 'w');
  writeSync(descriptor, bytes);
  closeSync(descriptor);
}

function load(session: Session, task: ContactTask, folder: string): void {
  session.query('CREATE DATABASE bench ENGINE = Atomic');
  const create = (table: string, columns: string, order: string) =>
    session.query(`CREATE TABLE bench.${table} (${columns}) ENGINE = MergeTree ORDER BY ${order}`);
  create('pair', 'medium UInt16, person UInt32, passages UInt8', '(medium, person)');
  create('person', 'person UInt32, weight Float64', 'person');
  create('bitmap', 'medium UInt16, persons AggregateFunction(groupBitmap, UInt32)', 'medium');
  const pairs = join(folder, 'pairs.bin');
  const weights = join(folder, 'weights.bin');
  writePairs(task, pairs);
  writeWeights(task, weights);
  session.query(`INSERT INTO bench.pair
    SELECT * FROM file('${pairs}', 'RowBinary', 'medium UInt16, person UInt32, passages UInt8')`);
  session.query(`INSERT INTO bench.person
    SELECT * FROM file('${weights}', 'RowBinary', 'person UInt32, weight Float64')`);
  rmSync(pairs);
  rmSync(weights);
  session.query(
    'INSERT INTO bench.bitmap SELECT medium, groupBitmapState(person) FROM bench.pair GROUP BY medium',
  );
  create('covered', 'persons AggregateFunction(groupBitmap, UInt32)', 'tuple()');
  session.query(`INSERT INTO bench.covered
    SELECT groupBitmapMergeState(persons) FROM bench.bitmap WHERE medium IN (${task.plan.join()})`);
  session.query('OPTIMIZE TABLE bench.pair FINAL');
  session.query('OPTIMIZE TABLE bench.bitmap FINAL');
}

/** Loads the case as tables of pairs, of weights, and of one stored bitmap a medium. */
export function openClickHouseRival(task: ContactTask): Contender {
  const { Session } = createRequire(import.meta.url)('chdb') as ChDb;
  const folder = mkdtempSync(join(tmpdir(), 'ooh-bench-'));
  const session = new Session(join(folder, 'store'));
  session.query('SET max_threads = 1');
  load(session, task, folder);
  const { contacts, plan, top, vehicleDays } = task;
  const query = (sql: string): number[][] =>
    session
      .query(sql, 'TabSeparated')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('\t').map(Number));
  const inPlan = `medium IN (${plan.join(', ')})`;
  const firstRow = (how: string, sql: string): Method => ({ how, answer: () => query(sql)[0] });
  /** Rows of a place and its figure. */
  const placed = (how: string, sql: string, places: number, first: number): Method => ({
    how,
    answer: () => {
      const figures = Array<number>(places).fill(0);
      for (const [place, figure] of query(sql)) figures[place - first] = figure;
      return figures;
    },
  });
  const vehicleDaysOf = `transform(medium, [${plan.join()}], [${vehicleDays.join()}], 0)`;
  return {
    name: `ClickHouse ${session.query('SELECT version()', 'TabSeparated').trim()} (chDB)`,
    methods: {
      reach: [
        firstRow(
          'groupBitmapMerge of stored bitmaps',
          `SELECT groupBitmapMerge(persons) FROM bench.bitmap WHERE ${inPlan}`,
        ),
        firstRow('groupBitmap over pairs', `SELECT groupBitmap(person) FROM bench.pair WHERE ${inPlan}`),
        firstRow('uniqExact over pairs', `SELECT uniqExact(person) FROM bench.pair WHERE ${inPlan}`),
      ],
      distribution: [
        placed(
          'GROUP BY person, then histogram',
          `SELECT least(f, ${top}) AS n, count() FROM
            (SELECT sum(passages) AS f FROM bench.pair WHERE ${inPlan} GROUP BY person) GROUP BY n`,
          top,
          1,
        ),
      ],
      union: [
        firstRow('groupBitmapMerge of stored bitmaps', 'SELECT groupBitmapMerge(persons) FROM bench.bitmap'),
        firstRow('uniqExact over pairs', 'SELECT uniqExact(person) FROM bench.pair'),
      ],
      gains: [
        placed(
          'bitmapAndnotCardinality of stored bitmaps',
          'WITH (SELECT persons FROM bench.covered) AS covered SELECT medium, bitmapAndnotCardinality(persons, covered) FROM bench.bitmap',
          contacts.mediaCount,
          0,
        ),
      ],
      rates: [
        {
          measure: 'people',
          ...firstRow(
            'GROUP BY person, then exp',
            `SELECT sum(weight * (1 - exp(-mean))), sum(weight * (1 - exp(-mean) * (1 + mean + mean * mean / 2)))
              FROM (SELECT person, sum(passages * ${RATE_PER_PASSAGE} * ${vehicleDaysOf}) AS mean
                FROM bench.pair WHERE ${inPlan} GROUP BY person) AS met JOIN bench.person USING (person)`,
          ),
        },
      ],
    },
    setThreads: (threads) => void session.query(`SET max_threads = ${threads}`),
    close: () => {
      session.cleanup();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
