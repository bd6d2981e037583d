import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCurrent } from '../city-data/release/data-release-store.ts';
import { openTestService, type TestService } from '../testing/test-service.ts';
import { heldCities, type HeldCity } from './held-cities.ts';
import { rowHashes, type RowHash } from './row-hashes.ts';
import { heldDepth, seedCity } from './seed-city.ts';
import { seedCities } from './seed-cities.ts';
import { smallCity } from './demo-cities.ts';

const { cityCode } = smallCity;
const deep = { ...smallCity, persons: 700 };
const glance = { cityCode, depth: 'glance', persons: 500 } as const;
const run = { anchorDate: '2026-11-02', progress: () => undefined };

const heldIn = async (service: TestService) =>
  (await heldCities(service.context.db)).find((city) => city.cityCode === cityCode)!;

let service: TestService;
/** The rows of a city that had depth `glance` before. */
let deepened: RowHash[];
let atGlance: HeldCity;

beforeAll(async () => {
  const first = await openTestService();
  try {
    await seedCities(first.context, [glance], run);
    atGlance = await heldIn(first);
    await seedCities(first.context, [deep], run);
    deepened = await rowHashes(first.context, cityCode);
  } finally {
    await first.close();
  }
  service = await openTestService();
  await seedCities(service.context, [deep], run);
});
afterAll(() => service?.close());

test('a city of depth glance has everything but a bus network, a deep city has everything', async () => {
  expect(atGlance).toMatchObject({ depth: 'glance', counts: { persons: 500 } });
  expect(atGlance.counts['positions']).toBeGreaterThan(50);
  expect(atGlance.counts['lines']).toBeUndefined();
  const held = await heldIn(service);
  expect(held).toMatchObject({ depth: 'deep', counts: { persons: 700 } });
  for (const name of ['visits', 'lines', 'pois', 'stations', 'positions', 'bookings', 'prices'])
    expect(held.counts[name], name).toBeGreaterThan(0);
  expect(held.counts['positions']).toBeGreaterThan(3 * atGlance.counts['positions']);
});

test('the same seed gives the same rows in every table, whatever the city held before', async () => {
  const rows = await rowHashes(service.context, cityCode);
  const held = new Set(rows.filter((table) => table.rows > 0).map(({ table }) => table));
  for (const table of ['bus_line_stop', 'metro_stop', 'media_face', 'rate_card_price', 'poi', 'panel_visit'])
    expect(held).toContain(table);
  // The releases record how the city was generated.
  const data = (of: readonly RowHash[]) => of.filter(({ table }) => table !== 'data_release');
  expect(data(rows)).toEqual(data(deepened));
});

test('what is there is left alone', async () => {
  const before = await findCurrent(service.context.db, 'panel', cityCode);
  await seedCities(service.context, [smallCity, glance], run);
  expect(await findCurrent(service.context.db, 'panel', cityCode)).toEqual(before);
});

test('a city that is given depth while it is seeded at a glance keeps its depth', async () => {
  const [asked, next] = ['440400', '330600'];
  const { context } = service;
  const glances = [asked, next].map((code) => ({ cityCode: code, depth: 'glance', persons: 500 }) as const);
  let isNext = false;
  let depth: Promise<void> | undefined;
  await seedCities(context, glances, {
    ...run,
    progress: (_, phase) => void (isNext ||= phase.includes('绍兴市')),
    // The first city is built by then, and its panel not yet stored.
    async pace(piece) {
      if (isNext) await (depth ??= seedCity(context, asked, { ...run, persons: 600 }));
      return piece();
    },
  });
  await depth;
  expect(await heldDepth(context, next)).toBe('glance');
  expect(await heldDepth(context, asked)).toBe('deep');
  expect((await findCurrent(context.db, 'panel', asked))?.counts).toMatchObject({ persons: 600 });
  const releases = await context.db
    .selectFrom('data_release')
    .select(['kind', 'parameters'])
    .where('city_code', '=', asked)
    // Prices are the same at any depth.
    .where('kind', '!=', 'rate-card')
    .where('state', 'in', ['current', 'building'])
    .execute();
  expect(releases.filter(({ parameters }) => parameters['depth'] === 'glance')).toEqual([]);
});

test('share of taken faces is the declared one, today and in the months to come', async () => {
  const faces = await service.context.db
    .selectFrom('media_face')
    .innerJoin('data_release', 'data_release.release_id', 'media_face.release_id')
    .select((eb) => eb.fn.sum<number>('slots').as('slots'))
    .where('data_release.city_code', '=', cityCode)
    .where('data_release.state', '=', 'current')
    .executeTakeFirstOrThrow();
  const takenOn = async (day: string): Promise<number> => {
    const { taken } = await service.context.db
      .selectFrom('media_booking')
      .select((eb) => eb.fn.countAll<number>().as('taken'))
      .where('city_code', '=', cityCode)
      .where('is_in_force', '=', true)
      .where('state', '=', 'sold')
      .where((eb) => eb('period', '@>', eb.cast(eb.val(day), 'date') as never))
      .executeTakeFirstOrThrow();
    return taken / faces.slots;
  };
  expect(await takenOn('2026-11-02')).toBeCloseTo(0.61, 1);
  expect(await takenOn('2026-12-02')).toBeCloseTo(0.44, 1);
  expect(await takenOn('2027-01-31')).toBeCloseTo(0.17, 1);
});
