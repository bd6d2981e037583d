/** DuckDB on the contacts of a case. */
import type { Method } from '../harness/comparison.ts';
import { RATE_PER_PASSAGE, weightsOf, type Contender, type ContactTask } from './contender.ts';
import { openDuckDbMemory, type DuckDbMemory, type RowBlock } from './duckdb-client.ts';

/** Tables of pairs, of weights and of the plan's vehicle-days. */
async function load(duckdb: DuckDbMemory, { contacts, plan, vehicleDays }: ContactTask): Promise<void> {
  const { mediaCount, personCount, rowStart, persons, passages } = contacts;
  const rows = function* (): Generator<RowBlock> {
    for (let m = 0; m < mediaCount; m++) {
      const [from, to] = [rowStart[m], rowStart[m + 1]];
      yield { rows: to - from, columns: [m, persons.subarray(from, to), passages.subarray(from, to)] };
    }
  };
  await duckdb.load('pair', { medium: 'USMALLINT', person: 'UINTEGER', passages: 'UTINYINT' }, rows());
  const everyone = Uint32Array.from({ length: personCount }, (_, p) => p);
  await duckdb.load('person', { person: 'UINTEGER', weight: 'DOUBLE' }, [
    { rows: personCount, columns: [everyone, weightsOf(contacts)] },
  ]);
  await duckdb.load('plan', { medium: 'USMALLINT', vehicle_days: 'UINTEGER' }, [
    { rows: plan.length, columns: [plan, vehicleDays] },
  ]);
}

/** Loads the case. */
export async function openDuckDb(task: ContactTask): Promise<Contender> {
  const duckdb = await openDuckDbMemory();
  await load(duckdb, task);
  const inPlan = `medium IN (${task.plan.join(', ')})`;
  await duckdb.run(`CREATE TABLE covered AS SELECT DISTINCT person FROM pair WHERE ${inPlan}`);
  const firstRow = (how: string, sql: string): Method => ({
    how,
    answer: async () => (await duckdb.query(sql))[0],
  });
  /** Rows of a place and its figure. */
  const placed = (how: string, sql: string, places: number, first: number): Method => ({
    how,
    answer: async () => {
      const figures = Array<number>(places).fill(0);
      for (const [place, figure] of await duckdb.query(sql)) figures[place - first] = figure;
      return figures;
    },
  });
  const { contacts, top } = task;
  return {
    name: duckdb.name,
    methods: {
      reach: [firstRow('COUNT(DISTINCT person)', `SELECT count(DISTINCT person) FROM pair WHERE ${inPlan}`)],
      distribution: [
        placed(
          'GROUP BY person, then histogram',
          `SELECT least(f, ${top})::UTINYINT AS n, count(*) FROM
            (SELECT person, sum(passages) AS f FROM pair WHERE ${inPlan} GROUP BY person) GROUP BY n`,
          top,
          1,
        ),
      ],
      union: [firstRow('COUNT(DISTINCT person)', 'SELECT count(DISTINCT person) FROM pair')],
      gains: [
        placed(
          'anti join, GROUP BY medium',
          'SELECT medium, count(*) FROM pair ANTI JOIN covered USING (person) GROUP BY medium',
          contacts.mediaCount,
          0,
        ),
      ],
      rates: [
        {
          measure: 'people',
          ...firstRow(
            'GROUP BY person, then exp',
            `SELECT sum(weight * (1 - exp(-mean))),
              sum(weight * (1 - exp(-mean) * (1 + mean + mean * mean / 2)))
              FROM (SELECT person, sum(passages * ${RATE_PER_PASSAGE} * vehicle_days) AS mean
                FROM pair JOIN plan USING (medium) GROUP BY person) JOIN person USING (person)`,
          ),
        },
      ],
    },
    setThreads: (threads) => duckdb.run(`SET threads = ${threads}`),
    close: duckdb.close,
  };
}
