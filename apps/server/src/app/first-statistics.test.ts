import { expect, test } from 'vitest';
import { startTestService } from '../testing/test-service.ts';
import { sql } from '../platform/storage/postgres/database.ts';
import { takeFirstStatistics } from '../platform/storage/postgres/first-statistics.ts';

const service = startTestService();

const estimated = async (): Promise<number> => {
  const { rows } = await sql<{ reltuples: number }>`select reltuples from pg_class
    where relname = 'statistics_probe'`.execute(service.context.db);
  return rows[0].reltuples;
};

test('a filled table that was never analysed gets its statistics once', async () => {
  const { db } = service.context;
  await sql`create table statistics_probe as select n from generate_series(1, 3000) n`.execute(db);
  expect(await estimated()).toBe(-1);
  await expect
    .poll(
      async () => {
        await takeFirstStatistics(db);
        return estimated();
      },
      // The database counts inserted rows with a delay of about a second.
      { timeout: 20_000, interval: 300 },
    )
    .toBe(3000);
  await sql`insert into statistics_probe select n from generate_series(1, 100) n`.execute(db);
  await takeFirstStatistics(db);
  expect(await estimated()).toBe(3000);
});
