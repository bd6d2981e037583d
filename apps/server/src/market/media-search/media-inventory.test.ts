import { mediaMix } from '@ooh/city/media-mix';
import { expect, test } from 'vitest';
import { findCurrent, type NewRelease } from '../../city-data/release/data-release-store.ts';
import { publishNew, undoRelease } from '../../city-data/release/publish-release.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { faceRecord, positionRecord } from '../../testing/inventory-records.ts';
import { smallRelease } from '../../testing/small-city.ts';
import { expectFailure, startTestService, type TestService } from '../../testing/test-service.ts';
import { sql } from '../../platform/storage/postgres/database.ts';
import { dropOldBookingChanges } from '../../city-data/inventory/booking-changes.ts';
import { cityReleases } from './city-releases.ts';
import {
  insertBookings,
  insertPositions,
  succeedInventory,
} from '../../city-data/inventory/insert-inventory.ts';
import { insertRateCard } from '../../city-data/inventory/insert-rate-card.ts';
import type { BookingRecord, PositionRecord } from '../../city-data/inventory/inventory-record.ts';

const cityCode = '440300';
const service = startTestService();

/** Position n of a medium in a row along a street, with two faces of `slots` slots. */
function positionOf(mediumId: number, n: number, slots = 1): PositionRecord {
  const positionId = `t-${mediumId}-${n}`;
  return positionRecord({
    positionId,
    mediumId,
    code: `T${mediumId}-${String(n).padStart(3, '0')}`,
    name: `第${n}号点位`,
    districtName: n % 2 === 0 ? '福田区' : '南山区',
    lng: 114.05 + n * 0.001,
    lat: 22.54,
    level: n % 2 === 0 ? 'S' : 'A',
    faces: ['A', 'B'].map((faceNo) =>
      faceRecord({
        faceId: `${positionId}-${faceNo}`,
        faceNo,
        slots,
      }),
    ),
  });
}

const sold = (faceId: string, startDate: string, endDate: string, slot = 1): BookingRecord => ({
  faceId,
  mediumId: Number(faceId.split('-')[1]),
  slot,
  startDate,
  endDate,
  state: 'sold',
  isSample: true,
});

const releaseOf = (kind: NewRelease['kind'], content: string): NewRelease =>
  smallRelease(kind, cityCode, content, {});

async function publish(content: string, positions: PositionRecord[], bookings: BookingRecord[]) {
  const media = [...new Set(positions.map((position) => position.mediumId))];
  return publishNew(
    service.context,
    releaseOf('media-positions', content),
    async (transaction, releaseId, previous) => {
      await succeedInventory(transaction, releaseId, previous?.release_id, { mediumIds: media });
      await insertPositions(transaction, releaseId, positions);
      await insertBookings(transaction, { releaseId, cityCode, createdAt: new Date() }, bookings);
    },
  );
}

const list = (input: object = {}, as: Parameters<TestService['body']>[2] = {}) =>
  service.body('v1/media-inventory/search', { cityCode, pageSize: 200, ...input }, as);

test('every medium and form of the simulator exists in the product, with the same size and duration', async () => {
  const rows = await service.context.db
    .selectFrom('medium_form')
    .innerJoin('medium', 'medium.medium_id', 'medium_form.medium_id')
    .selectAll('medium_form')
    .select('medium.name as medium_name')
    .execute();
  for (const { mediumId, name, forms } of mediaMix) {
    for (const form of forms) {
      const row = rows.find((one) => one.medium_id === mediumId && one.form_id === form.formId);
      expect(row, `${name} ${form.formId}`).toMatchObject({
        medium_name: name,
        width_millimeters: form.widthMillimeters,
        height_millimeters: form.heightMillimeters,
        is_lit: form.isLit,
        spot_seconds: form.spotSeconds,
        loop_seconds: form.loopSeconds,
      });
    }
  }
});

test('a city without positions has none to show', async () => {
  expect(await list()).toMatchObject({ rows: [], total: 0, facets: { media: [] } });
});

test('positions, prices by level, and slots that are free in a period', async () => {
  const shelters = Array.from({ length: 4 }, (_, n) => positionOf(2, n));
  const screens = Array.from({ length: 2 }, (_, n) => positionOf(7, n, 3));
  await publish(
    'one',
    [...shelters, ...screens],
    [
      sold('t-2-0-A', '2027-03-01', '2027-03-14'),
      sold('t-2-0-B', '2027-03-10', '2027-04-10'),
      sold('t-7-1-A', '2027-03-01', '2027-03-31', 1),
      sold('t-7-1-A', '2027-03-01', '2027-03-31', 2),
      { ...sold('t-2-1-A', '2027-03-01', '2027-03-31'), state: 'intention' },
    ],
  );
  await publishNew(service.context, releaseOf('rate-card', 'card'), (transaction, releaseId) =>
    insertRateCard(transaction, releaseId, {
      prices: [
        { mediumId: 2, formId: 1, level: 'S', priceFen: 2_280_000, periodDays: 28, isSample: true },
        { mediumId: 2, formId: 1, level: 'A', priceFen: 1_200_000, periodDays: 28, isSample: false },
      ],
      discounts: [{ mediumId: 2, leastDays: 84, permille: 880, isSample: true }],
    }),
  );
  const all = await list({ startDate: '2027-03-12', endDate: '2027-03-12' });
  expect(all.total).toBe(6);
  expect(all.facets.media).toEqual([
    { mediumId: 2, name: '公交候车亭', count: 4 },
    { mediumId: 7, name: '户外LED大屏', count: 2 },
  ]);
  const unit = (positionId: string) => all.rows.find((row) => row.positionId === positionId)!;
  const face = (positionId: string, faceNo: string) =>
    unit(positionId).faces.find((candidate) => candidate.faceNo === faceNo)!;
  expect(face('t-2-0', 'A')).toMatchObject({ slots: 1, freeSlots: 0 });
  expect(unit('t-2-0')).toMatchObject({ priceFen: 2_280_000, isSamplePrice: true });
  expect(face('t-2-1', 'A')).toMatchObject({ freeSlots: 1 });
  expect(unit('t-2-1')).toMatchObject({ priceFen: 1_200_000, isSamplePrice: false });
  expect(face('t-7-1', 'A')).toMatchObject({ slots: 3, freeSlots: 1 });
  expect(unit('t-7-1').priceFen).toBeNull();
  expect(all.summary).toMatchObject({ positions: 6, lines: 0, units: 20, freeUnits: 16 });
  // 15 March: the first face is free again, the second is not.
  const later = await list({ startDate: '2027-03-15', endDate: '2027-03-20', mediumIds: [2] });
  expect(later.rows[0].faces.map((one) => one.freeSlots)).toEqual([1, 0]);
  expect((await list({ mediumIds: [2], levels: ['S'] })).rows.map((row) => row.code)).toEqual([
    'T2-000',
    'T2-002',
  ]);
  expect((await list({ keyword: '福田', mediumIds: [7] })).rows.map((row) => row.code)).toEqual(['T7-000']);
});

test('only positions with something free, paged on the server, and the same ones on the map', async () => {
  const period = { startDate: '2027-03-12', endDate: '2027-03-12', availability: 'free' } as const;
  const free = await list({ ...period, mediumIds: [2] });
  expect(free.rows.map((row) => row.code)).toEqual(['T2-001', 'T2-002', 'T2-003']);
  const second = await list({ ...period, mediumIds: [2], pageSize: 2, pageNo: 2 });
  expect([second.total, second.rows.map((row) => row.code)]).toEqual([3, ['T2-003']]);
  const points = await service.body('v1/media-inventory/points', { cityCode, ...period, mediumIds: [2] });
  expect(points.points.map((point) => point.positionId)).toEqual(['t-2-1', 't-2-2', 't-2-3']);
  expectFailure(
    await service.call('v1/media-inventory/search', {
      cityCode,
      startDate: '2027-03-12',
      endDate: '2027-03-11',
    }),
    'invalid',
  );
});

test('a user sees the pairs of city and medium that were granted, and nothing of other cities', async () => {
  const grants = [
    { regionCodes: [cityCode], mediaIds: [2] },
    { regionCodes: ['310100'], mediaIds: [7] },
  ];
  const as = await signInAs(service, 'media-pairs', {
    digitalAssetRoleData: { allMediumData: { isEnabled: true, mediaRegionData: grants } },
  });
  const seen = await list({}, { as });
  expect([seen.total, seen.facets.media.map((medium) => medium.mediumId)]).toEqual([4, [2]]);
  expect((await list({ mediumIds: [7] }, { as })).total).toBe(0);
  const points = await service.body('v1/media-inventory/points', { cityCode }, { as });
  expect(points.total).toBe(4);
  expectFailure(await service.call('v1/media-inventory/search', { cityCode: '110100' }, { as }), 'notFound');
});

test('two bookings of one slot on one day are refused; an intention, a released booking or another slot is not', async () => {
  const add = (booking: BookingRecord) =>
    insertBookings(service.context.db, { releaseId: current, cityCode, createdAt: new Date() }, [booking]);
  const current = (await findCurrent(service.context.db, 'media-positions', cityCode))!.release_id;
  await expect(add(sold('t-2-0-A', '2027-03-14', '2027-03-20'))).rejects.toThrow('media_booking_apart');
  await add(sold('t-2-0-A', '2027-03-15', '2027-03-20'));
  await add({ ...sold('t-2-0-A', '2027-03-15', '2027-03-20'), state: 'intention' });
  await add(sold('t-7-1-A', '2027-03-01', '2027-03-31', 3));
});

test('vacancies are recounted after a booking is made, released or deleted, and not before', async () => {
  const { db } = service.context;
  const current = (await findCurrent(db, 'media-positions', cityCode))!.release_id;
  const day = '2027-05-01';
  const free = async () =>
    (await list({ mediumIds: [2], startDate: day, endDate: day, availability: 'free' })).total;
  const freeSlots = async () =>
    (await list({ mediumIds: [2], startDate: day, endDate: day })).rows[1].faces.map(
      (face) => face.freeSlots,
    );
  const ofFace = ['t-2-1-A', 't-2-1-B'];
  expect(await freeSlots()).toEqual([1, 1]);
  expect(await free()).toBe(4);
  const state = (await cityReleases(db, cityCode)).bookings;
  expect(await free()).toBe(4);
  expect((await cityReleases(db, cityCode)).bookings).toBe(state);
  await insertBookings(
    db,
    { releaseId: current, cityCode, createdAt: new Date() },
    ofFace.map((face) => sold(face, day, day)),
  );
  expect([await free(), await freeSlots()]).toEqual([3, [0, 0]]);
  const own = db
    .updateTable('media_booking')
    .where('face_id', 'in', ofFace)
    .where(sql`lower(period)`, '=', day);
  await own.set({ state: 'released' }).execute();
  expect([await free(), await freeSlots()]).toEqual([4, [1, 1]]);
  await own.set({ state: 'sold' }).execute();
  expect(await free()).toBe(3);
  await dropOldBookingChanges(db);
  expect(await free()).toBe(3);
  await db
    .deleteFrom('media_booking')
    .where('face_id', 'in', ofFace)
    .where(sql`lower(period)`, '=', day)
    .execute();
  expect(await free()).toBe(4);
});

test('a new release of one medium leaves the others as they were, and undo brings bookings back in force', async () => {
  const before = (await list({ mediumIds: [7], startDate: '2027-03-05' })).rows;
  await publish('two', [positionOf(2, 0), positionOf(2, 9)], [sold('t-2-0-B', '2027-03-01', '2027-03-31')]);
  expect((await list({ mediumIds: [7], startDate: '2027-03-05' })).rows).toEqual(before);
  const shelters = await list({ mediumIds: [2], startDate: '2027-03-05' });
  expect(shelters.rows.map((row) => row.code)).toEqual(['T2-000', 'T2-009']);
  expect(shelters.rows[0].faces.map((face) => face.freeSlots)).toEqual([1, 0]);
  const second = (await findCurrent(service.context.db, 'media-positions', cityCode))!;
  await undoRelease(service.context, second);
  const restored = await list({ mediumIds: [2], startDate: '2027-03-05' });
  expect(restored.total).toBe(4);
  expect(restored.rows[0].faces.map((face) => face.freeSlots)).toEqual([0, 1]);
});
