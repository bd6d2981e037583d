import { beforeAll, expect, test } from 'vitest';
import { readPhotoData } from '@ooh/media-picture/photo-data';
import { copyDemoOrders, countRows } from '../testing/demo-trade.ts';
import { startTestService } from '../testing/test-service.ts';
import { seedAsRun } from './demo-as-run.ts';
import { photographed, seedPhotos } from './demo-photos.ts';

const service = startTestService({}, copyDemoOrders);
const count = (query: string) => countRows(service.context.db, query);

beforeAll(async () => {
  const { context } = service;
  await seedAsRun(context);
  await seedPhotos(context);
});

test('every booked unit of running and past orders has become something, once', async () => {
  const units = `select i.item_id from media_order o join media_order_item i using (order_id),
    generate_series(1, i.quantity) where o.state in ('running', 'ended', 'closed')`;
  expect(await count('select 1 from media_posting where make_good_of is null')).toBe(await count(units));
  expect(
    await count(`select 1 from media_posting p join media_order_item i using (item_id)
      join media_order o using (order_id) where o.state not in ('running', 'ended', 'closed')`),
  ).toBe(0);
  expect(await count('select 1 from media_posting where make_good_of is not null')).toBeGreaterThan(0);
  const before = await count('select 1 from media_posting');
  await seedAsRun(service.context);
  expect(await count('select 1 from media_posting')).toBe(before);
});

test('most postings have photos that prove time and place; they repeat only where the check must detect it', async () => {
  const photos = await service.context.db
    .selectFrom('monitoring_photo')
    .innerJoin('attachment', 'attachment.id', 'attachment_id')
    .select(['attachment_id', 'posting_id', 'byte_count', 'taken_at', 'lng', 'offset_meters', 'verdict'])
    .select('monitoring_photo.sha256')
    .orderBy('monitoring_photo.photo_id')
    .execute();
  const posted = await count(`select 1 from media_posting p join media_order_item i using (item_id)
    join media_order o using (order_id) join organisation owner on owner.id = o.organisation_id
    where p.state in ('posted', 'late', 'damaged') and p.make_good_of is null and (owner.kind = 'advertiser'
      or o.end_date >= (select max(start_date) from media_order) - interval '150 days')`);
  expect(posted).toBeGreaterThan(photographed);
  const share = new Set(photos.map((photo) => photo.posting_id)).size / photographed;
  expect(share).toBeGreaterThan(0.85);
  expect(share).toBeLessThan(1);
  const judged = Map.groupBy(photos, (photo) => photo.verdict);
  expect(judged.get('accepted')!.length / photos.length).toBeGreaterThan(0.7);
  expect(judged.get('rejected')!.length).toBeGreaterThan(0);
  expect(Math.max(...photos.map((photo) => photo.byte_count))).toBeLessThanOrEqual(40_000);
  expect(photos.length - new Set(photos.map((photo) => photo.sha256)).size).toBe(2);
  expect(photos.some((photo) => (photo.offset_meters ?? 0) > 500)).toBe(true);
  const hashes = Map.groupBy(photos, (photo) => photo.sha256);
  const single = photos.filter((photo) => hashes.get(photo.sha256)!.length === 1).slice(0, 60);
  for (const { attachment_id: id, sha256, taken_at: takenAt, lng } of single) {
    const data = readPhotoData((await service.context.files.get(id, sha256))!);
    if (data.lng === null) expect(lng).toBeNull();
    else expect(Math.abs(data.lng - lng!)).toBeLessThan(1e-5);
    expect(data.takenAt!.toISOString()).toBe(takenAt!.toISOString());
  }
});
