import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSeenPlacements } from '../../testing/seen-placements.ts';
import { expectFailure, type TestService } from '../../testing/test-service.ts';
import { insertSightings } from './insert-sightings.ts';

let service: TestService;
/** The placements that have sightings: two each, 200 m apart. */
let placed: { placement_id: string; brand_id: string; city_code: string; units: number }[];

beforeAll(async () => {
  ({ service } = await openSeenPlacements());
  const { db } = service.context;
  const rows = await db
    .selectFrom('competitor_placement')
    .selectAll()
    .where('units', '>=', 2)
    .orderBy('first_seen', 'desc')
    .orderBy('placement_id')
    .limit(12)
    .execute();
  placed = rows;
  for (const row of rows)
    await insertSightings(
      db,
      row.release_id,
      [0, 1].map((n) => ({
        sightingId: `${row.placement_id}-${n + 1}`,
        placementId: row.placement_id,
        placeName: `站亭 ${n}`,
        lng: 114,
        lat: 22.5 + 0.0018 * n,
        firstSeen: String(row.first_seen),
        lastSeen: String(row.last_seen),
        units: n === 0 ? 1 : row.units - 1,
        spendFen: n,
        creativeKey: `${row.brand_id}|2026Q4|0`,
      })),
    );
});
afterAll(() => service?.close());

const whole = { startMonth: '2024-11', endMonth: '2026-10' };

test('sightings of a placement have its units together; what has no place is counted', async () => {
  const [{ placement_id: placementId, units, city_code: city }] = placed;
  const found = await service.body('v1/competitor/sightings', { ...whole, placementId, withPoints: true });
  expect(found.total).toBe(2);
  expect(found.points).toHaveLength(2);
  expect(found.rows.reduce((sum, row) => sum + row.units, 0)).toBe(units);
  expect(found.rows[0].creative.hue).toBeLessThan(360);
  const inCity = await service.body('v1/competitor/sightings', { ...whole, cityCodes: [city] });
  const listed = await service.body('competitor/listScreenDataPage', { ...whole, cityCodes: [city] });
  const withPlaces = placed.filter((row) => row.city_code === city).length;
  expect(inCity.unplacedPlacements).toBe(listed.total - withPlaces);
});

test('a map is narrowed to what it shows, a keyword to what it names', async () => {
  const north = { ...whole, bounds: [113, 22.501, 115, 23] as [number, number, number, number] };
  expect((await service.body('v1/competitor/sightings', north)).total).toBe(placed.length);
  expect((await service.body('v1/competitor/sightings', { ...whole, keyword: '站亭 0' })).total).toBe(
    placed.length,
  );
  expect((await service.body('v1/competitor/sightings', { ...whole, keyword: '没有' })).total).toBe(0);
});

test('a user keeps subscriptions that are nobody else’s, and is told once of what came since', async () => {
  const as = { as: 'planner' } as const;
  const input = { name: '全部', filter: {}, cadence: 'weekly' as const };
  const { subscriptionId } = await service.body('v1/subscriptions/save', input, as);
  expect((await service.body('v1/subscriptions/list', {}, { as: 'admin' })).subscriptions).toEqual([]);
  expectFailure(
    await service.call('v1/subscriptions/remove', { subscriptionId }, { as: 'admin' }),
    'notFound',
  );
  // The data came before the subscription.
  const before = await service.body('v1/notices/list', {}, as);
  expect(before.rows.filter(({ kind }) => kind === 'sighting')).toEqual([]);
  await service.context.db
    .updateTable('competitor_subscription')
    .set({ created_at: new Date(0) })
    .execute();
  await service.context.db.updateTable('competitor_sighting').set({ last_seen: '2099-01-01' }).execute();
  const after = await service.body('v1/notices/list', {}, as);
  const told = after.rows.filter(({ kind }) => kind === 'sighting');
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({ subject: '全部', address: '/strategy/competition/monitor' });
  expect(told[0].text).toMatch(/ 在 .+ 新上 \d+ /);
  await service.body('v1/subscriptions/remove', { subscriptionId }, as);
  expect((await service.body('v1/subscriptions/list', {}, as)).subscriptions).toEqual([]);
});
