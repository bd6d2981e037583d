import { expect, test } from 'vitest';
import {
  monitoredCity as shenzhen,
  otherCity as wuhan,
  startMonitoredOrders,
} from '../../testing/monitored-orders.ts';
import { destination } from '../../testing/small-way.ts';
import { expectFailure } from '../../testing/test-service.ts';
import { drawPhoto } from '../../demo/draw-photo.ts';

const as = { as: 'customer' } as const;
const monitored = startMonitoredOrders();
const { service } = monitored;

test('postings are listed of the own organisation, in granted cities only, with filters and totals', async () => {
  const mine = await service.body('v1/monitoring/list', {}, as);
  expect(mine.total).toBe(5);
  expect(new Set(mine.rows.map((row) => row.orderId))).toEqual(new Set([monitored.order.orderId]));
  expect(mine.rows.every((row) => row.cityCode === shenzhen)).toBe(true);
  const late = await service.body('v1/monitoring/list', { state: 'late' }, as);
  expect(late.rows.map((row) => [row.unitNo, row.daysLate])).toEqual([[2, 3]]);
  expect((await service.body('v1/monitoring/list', { cityCode: wuhan }, as)).total).toBe(0);
  expect((await service.body('v1/monitoring/list', { orderId: monitored.foreign.orderId }, as)).total).toBe(
    0,
  );
  expect((await service.body('v1/monitoring/list', {}, { as: 'admin' })).total).toBe(7);
  const page = await service.body('v1/monitoring/list', { pageSize: 2, pageNo: 2, sortBy: 'state' }, as);
  expect(page.rows).toHaveLength(2);
  expect(page.total).toBe(5);
});

test('the board counts units by what became of them, city by city', async () => {
  const board = await service.body('v1/monitoring/board', { orderId: monitored.order.orderId }, as);
  expect(board.counts).toMatchObject({ plannedUnits: 6, dueUnits: 6, postedUnits: 3, onTimeUnits: 2 });
  expect(board.counts.byState).toMatchObject({ posted: 2, late: 1, missing: 1, wrong: 1, pending: 1 });
  expect(board.exceptions).toBe(3);
  expect(board.cities.map((one) => one.cityCode)).toEqual([shenzhen]);
  const all = await service.body('v1/monitoring/board', {}, { as: 'admin' });
  expect(all.counts.plannedUnits).toBe(8);
  expectFailure(
    await service.call('v1/monitoring/board', { orderId: monitored.foreign.orderId }, as),
    'notFound',
  );
});

test('exceptions say what was lost, the dearest first', async () => {
  const { rows, total } = await service.body(
    'v1/monitoring/exceptions',
    { orderId: monitored.order.orderId },
    as,
  );
  expect(total).toBe(3);
  const of = (state: string) => rows.find((row) => row.state === state)!;
  // Eleven of 28 days have passed; four units of 28 days cost 1,120,000 fen: 10,000 a day.
  expect(of('missing')).toMatchObject({ lostUnitDays: 11, lostNetFen: 110_000 });
  expect(of('late')).toMatchObject({ lostUnitDays: 3, lostNetFen: 30_000 });
  expect(of('wrong').lostUnitDays).toBe(11);
  expect(rows[0].lostNetFen).toBe(Math.max(...rows.map((row) => row.lostNetFen)));
});

const posted = () => monitored.order.postingIds[0][0];
const stampAt = (meters: number, takenAt: string | null = `${monitored.today} 09:30:00`) => {
  const [lng, lat] = monitored.city.lines[0].directions[0].shape[0];
  // Along the line's way backwards, beyond its first stop, so the first stop is the nearest of it.
  const [next] = monitored.city.lines[0].directions[0].shape.slice(1);
  const bearing =
    (Math.atan2((lng - next[0]) * Math.cos((lat * Math.PI) / 180), lat - next[1]) * 180) / Math.PI;
  const place = destination({ lng, lat } as never, bearing, meters);
  return { takenAt, lng: place.lng, lat: place.lat };
};
const upload = (postingId: string, bytes: Buffer, who: typeof as | { as: 'planner' } = as) =>
  service.upload('v1/monitoring/photos', { postingId, shot: 'near' }, { fileName: '近景.png', bytes }, who);

test('a photo tells when and where it was taken; far ones, repeated ones and silent ones are doubtful', async () => {
  const near = (await upload(posted(), drawPhoto('a', 'near', stampAt(40)))).envelope.body!;
  expect(near.doubts).toEqual([]);
  expect(Math.abs(near.offsetMeters! - 40)).toBeLessThan(2);
  expect(near.takenAt).toBe(new Date(`${monitored.today}T09:30:00+08:00`).toISOString());
  const far = (await upload(posted(), drawPhoto('b', 'near', stampAt(900)))).envelope.body!;
  expect(far.doubts).toEqual(['far-away']);
  const silent = drawPhoto('c', 'near', { takenAt: null, lng: null, lat: null });
  expect((await upload(posted(), silent)).envelope.body!.doubts).toEqual(['no-time', 'no-place']);
  // The same bytes for another posting cast doubt on both.
  const again = (await upload(monitored.order.postingIds[0][3], drawPhoto('a', 'near', stampAt(40)))).envelope
    .body!;
  expect(again.doubts).toEqual(['duplicate']);
  const wall = await service.body('v1/monitoring/photo-wall', { doubt: 'duplicate' }, as);
  expect(wall.rows.map((row) => row.photoId).sort()).toEqual([near.photoId, again.photoId].sort());
  expect((await service.body('v1/monitoring/photo-wall', {}, { as: 'planner' })).total).toBe(0);
  const image = await service.call('v1/monitoring/photos/{photoId}', { photoId: near.photoId }, as);
  expect(image.bytes.equals(drawPhoto('a', 'near', stampAt(40)))).toBe(true);
  expectFailure(await service.call('v1/monitoring/photos/{photoId}', { photoId: near.photoId }), 'notFound');
});

test('photos that cannot be are refused', async () => {
  const photo = drawPhoto('d', 'far', stampAt(10));
  expectFailure(await upload(monitored.foreign.postingIds[0][0], photo), 'notFound');
  expectFailure(await upload('x', photo), 'notFound');
  expectFailure(await upload(monitored.order.postingIds[0][2], photo), 'refused');
  expectFailure(await upload(posted(), Buffer.from('no picture')), 'refused');
});

test('judging is all or nothing, sends back with a reason, and is recorded', async () => {
  const { rows } = await service.body('v1/monitoring/photo-wall', { orderId: monitored.order.orderId }, as);
  const photoIds = rows.map((row) => row.photoId);
  const evaluate = (ids: string[], verdict: 'accepted' | 'rejected', note = '') =>
    service.call('v1/monitoring/verdict', { photoIds: ids, verdict, note }, as);
  expectFailure(await evaluate(photoIds, 'rejected'), 'invalid');
  expectFailure(
    await evaluate([...photoIds, '0198c0de-0000-7000-8000-000000000001'], 'accepted'),
    'notFound',
  );
  expect(
    (await service.body('v1/monitoring/photo-wall', {}, as)).rows.every((row) => row.verdict === 'unchecked'),
  ).toBe(true);
  expect((await evaluate(photoIds.slice(0, 1), 'rejected', '拍不清')).envelope.body!.photos[0]).toMatchObject(
    {
      verdict: 'rejected',
      note: '拍不清',
    },
  );
  await evaluate(photoIds.slice(1), 'accepted');
  const board = await service.body('v1/monitoring/board', { orderId: monitored.order.orderId }, as);
  expect(board).toMatchObject({ acceptedPhotos: photoIds.length - 1, reviewedPhotos: photoIds.length });
  expect(board.passRate).toBeCloseTo((photoIds.length - 1) / photoIds.length, 10);
  const log = await service.context.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'monitoring.verdict')
    .execute();
  expect(log).toHaveLength(2);
});

test('a unit is marked as it was, and nothing impossible is recorded', async () => {
  const missing = monitored.order.postingIds[0][2];
  const mark = (input: object, who: object = as) =>
    service.callRaw('v1/monitoring/mark-posting', { postingId: missing, ...input }, who);
  expectFailure(await mark({ state: 'posted' }), 'invalid');
  expectFailure(await mark({ state: 'posted', postedOn: '2099-01-01' }), 'invalid');
  expectFailure(await mark({ state: 'posted', postedOn: monitored.today }, { as: 'planner' }), 'notFound');
  const { envelope } = await mark({ state: 'posted', postedOn: monitored.today, note: '已补挂' });
  expect(envelope.body).toMatchObject({
    state: 'late',
    daysLate: 10,
    postedOn: monitored.today,
    note: '已补挂',
  });
});

test('monitoring gives every unit a record once, and a task to every granted city', async () => {
  const launch = (input: object = {}) =>
    service.callRaw(
      'mediaOrder/launchMonitoring',
      { orderId: monitored.order.orderId, dueOn: '2098-01-01', ...input },
      as,
    );
  const first = (await launch()).envelope.body as {
    addedPostings: number;
    tasks: { cityCode: string; postings: number }[];
  };
  expect(first.addedPostings).toBe(1);
  expect(first.tasks).toMatchObject([{ cityCode: shenzhen, postings: 6 }]);
  expect(((await launch()).envelope.body as { addedPostings: number }).addedPostings).toBe(0);
  expectFailure(await launch({ cityCodes: [wuhan] }), 'notFound');
  expectFailure(await launch({ dueOn: '2001-01-01' }), 'invalid');
  expectFailure(await launch({ orderId: monitored.foreign.orderId }), 'notFound');
});

test('a make-good of the own free media restores the promise, or says why not', async () => {
  const found = await service.body(
    'v1/monitoring/make-good',
    { orderId: monitored.order.orderId, cityCode: shenzhen },
    as,
  );
  expect(['restored', 'partly']).toContain(found.outcome);
  expect(found.actualReachShare!).toBeLessThan(found.promisedReachShare!);
  expect(found.restoredReachShare!).toBeGreaterThan(found.actualReachShare!);
  expect(found.costFen).toBe(found.items.reduce((sum, item) => sum + item.costFen, 0));
  for (const item of found.items) {
    expect(item.fromDate > monitored.today).toBe(true);
    const weeks = (Date.parse(item.toDate) - Date.parse(item.fromDate)) / 86_400_000 + 1;
    expect(item.costFen).toBe(Math.round((400_000 / 30) * weeks * item.units));
  }
  expectFailure(
    await service.call('v1/monitoring/make-good', { orderId: monitored.order.orderId, cityCode: wuhan }, as),
    'notFound',
  );
  const bare = await service.body(
    'v1/monitoring/make-good',
    { orderId: monitored.order.orderId, cityCode: wuhan },
    { as: 'admin' },
  );
  expect(bare).toMatchObject({ outcome: 'insufficient', reason: '该城市没有人群样本' });
});

test('the exposed crowd of an order opens with the order mode, too', async () => {
  const found = await service.body(
    'mediaOrder/orderEntiretyExposureCrowd/{orderId}',
    { orderId: monitored.order.orderId },
    as,
  );
  expect(found.comparison.actual.reach.value!).toBeGreaterThan(0);
  expectFailure(
    await service.call(
      'mediaOrder/orderEntiretyExposureCrowd/{orderId}',
      { orderId: monitored.foreign.orderId },
      as,
    ),
    'notFound',
  );
});

test('the monitoring table leaves as a workbook and is recorded', async () => {
  const { bytes, headers } = await service.call(
    'v1/monitoring/export',
    { orderId: monitored.order.orderId },
    as,
  );
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain('监测表');
});
