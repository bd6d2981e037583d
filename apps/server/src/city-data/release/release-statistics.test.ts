import { expect, test } from 'vitest';
import { sql } from '../../platform/storage/postgres/database.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();

/** Rows of faces that the database expects of the positions in force of a city. */
async function expectedFaces(cityCode: string): Promise<number> {
  const { db } = service.context;
  const { release_id: releaseId } = await db
    .selectFrom('data_release')
    .select('release_id')
    .where('kind', '=', 'media-positions')
    .where('city_code', '=', cityCode)
    .where('state', '=', 'current')
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ 'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[] }>`
    explain (format json) select * from media_face where release_id = ${sql.lit(releaseId)}`.execute(db);
  return rows[0]['QUERY PLAN'][0].Plan['Plan Rows'];
}

test('a large release is planned with its own number of rows as soon as it is in force', async () => {
  const { db } = service.context;
  await seedSmallInventory(service, '440300', { shelters: 1600 });
  await sql`analyze media_face`.execute(db);
  await seedSmallInventory(service, '310100', { shelters: 1600 });
  expect(await expectedFaces('310100')).toBeGreaterThan(2500);
  await seedSmallInventory(service, '110100', { shelters: 20 });
  expect(await expectedFaces('110100')).toBeLessThan(500);
});
