import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sql } from '../platform/storage/postgres/database.ts';
import { startTestService } from '../testing/test-service.ts';
import { isShowableSql, isSumShowableSql } from './showable-sql.ts';
import { passesMinimumCell, sumPassesMinimumCell } from './suppression.ts';

const service = startTestService();

const minimumCell = 50;
const count = fc.oneof(fc.constantFrom(0, 1, 49, 50, 51), fc.nat(120));
const cities = fc.array(fc.record({ panelPersons: count, otherPersons: count }), {
  minLength: 1,
  maxLength: 5,
});
const [inside, outside] = [sql`city.inside`, sql`city.outside`];

test('PostgreSQL withholds exactly the groups, and sums of groups, that the rules withhold', async () => {
  await fc.assert(
    fc.asyncProperty(cities, async (list) => {
      const table = sql`unnest(${list.map((one) => one.panelPersons)}::int[], ${list.map((one) => one.otherPersons)}::int[])
        with ordinality as city (inside, outside, at)`;
      const { rows } = await sql<{ shown: boolean }>`
        select ${isShowableSql(inside, outside, minimumCell)} as shown from ${table} order by at`.execute(
        service.context.db,
      );
      expect(rows.map(({ shown }) => shown)).toEqual(
        list.map((one) => passesMinimumCell(one.panelPersons, one.otherPersons, minimumCell)),
      );
      const sum = await sql<{ shown: boolean }>`
        select ${isSumShowableSql(inside, outside, minimumCell)} as shown from ${table}`.execute(
        service.context.db,
      );
      expect(sum.rows[0].shown).toBe(sumPassesMinimumCell(list, minimumCell));
    }),
    { numRuns: 300 },
  );
});
