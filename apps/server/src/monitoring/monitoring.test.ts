import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../brand/brand-store.ts';
import { importFile } from '../testing/import-file.ts';
import { seedSmallCity, type SmallCity } from '../testing/small-city.ts';
import { smallOrder, type SmallOrder } from '../testing/small-order.ts';
import { destination } from '../testing/small-way.ts';
import { expectFailure, openTestService, type TestService } from '../testing/test-service.ts';
import { drawPhoto } from './draw-photo.ts';

const [shenzhen, wuhan] = ['440300', '420100'] as const;
const as = { as: 'customer' } as const;
const days = { fromDay: -10, toDay: 17 };
let service: TestService;
let city: SmallCity;
let order: SmallOrder;
let foreign: SmallOrder;
let today: string;

beforeAll(async () => {
  service = await openTestService();
  await seedSampleBrands(service.context.db);
  today = service.context.now().toISOString().slice(0, 10);
  city = await seedSmallCity(service.context, shenzhen, { persons: 800, lines: 6, seed: 31 });
  const [a, b, c] = city.lines.map((line) => line.lineId) as [string, string, string];
  order = await smallOrder(service, {
    owner: 'customer',
    items: [
      {
        ...days,
        cityCode: shenzhen,
        lineId: a,
        quantity: 4,
        netFen: 1_120_000,
        units: [{ state: 'posted' }, { state: 'late', late: 3 }, { state: 'missing' }, { state: 'posted' }],
      },
      { ...days, cityCode: shenzhen, lineId: b, quantity: 2, units: [{ state: 'wrong' }] },
      { ...days, cityCode: wuhan, lineId: c, quantity: 1, units: [{ state: 'posted' }] },
    ],
  });
  foreign = await smallOrder(service, {
    owner: 'planner',
    items: [{ ...days, cityCode: shenzhen, lineId: a, units: [{ state: 'posted' }] }],
  });
});
afterAll(() => service?.close());

test('postings are listed of the own organisation, in granted cities only, with filters and totals', async () => {
  const mine = await service.body('v1/monitoring/list', {}, as);
  expect(mine.total).toBe(5);
  expect(new Set(mine.rows.map((row) => row.orderId))).toEqual(new Set([order.orderId]));
  expect(mine.rows.every((row) => row.cityCode === shenzhen)).toBe(true);
  const late = await service.body('v1/monitoring/list', { state: 'late' }, as);
  expect(late.rows.map((row) => [row.unitNo, row.daysLate])).toEqual([[2, 3]]);
  expect((await service.body('v1/monitoring/list', { cityCode: wuhan }, as)).total).toBe(0);
  expect((await service.body('v1/monitoring/list', { orderId: foreign.orderId }, as)).total).toBe(0);
  expect((await service.body('v1/monitoring/list', {}, { as: 'admin' })).total).toBe(7);
  const page = await service.body('v1/monitoring/list', { pageSize: 2, pageNo: 2, sortBy: 'state' }, as);
  expect(page.rows).toHaveLength(2);
  expect(page.total).toBe(5);
});

test('the board counts units by what became of them, city by city', async () => {
  const board = await service.body('v1/monitoring/board', { orderId: order.orderId }, as);
  expect(board.counts).toMatchObject({ plannedUnits: 6, dueUnits: 6, postedUnits: 3, onTimeUnits: 2 });
  expect(board.counts.byState).toMatchObject({ posted: 2, late: 1, missing: 1, wrong: 1, pending: 1 });
  expect(board.exceptions).toBe(3);
  expect(board.cities.map((one) => one.cityCode)).toEqual([shenzhen]);
  const all = await service.body('v1/monitoring/board', {}, { as: 'admin' });
  expect(all.counts.plannedUnits).toBe(8);
  expectFailure(await service.call('v1/monitoring/board', { orderId: foreign.orderId }, as), 'notFound');
});

test('exceptions say what was lost, the dearest first', async () => {
  const { rows, total } = await service.body('v1/monitoring/exceptions', { orderId: order.orderId }, as);
  expect(total).toBe(3);
  const of = (state: string) => rows.find((row) => row.state === state)!;
  // Eleven of 28 days have passed; four units of 28 days cost 1,120,000 fen: 10,000 a day.
  expect(of('missing')).toMatchObject({ lostUnitDays: 11, lostNetFen: 110_000 });
  expect(of('late')).toMatchObject({ lostUnitDays: 3, lostNetFen: 30_000 });
  expect(of('wrong').lostUnitDays).toBe(11);
  expect(rows[0]!.lostNetFen).toBe(Math.max(...rows.map((row) => row.lostNetFen)));
});

const posted = () => order.postingIds[0]![0]!;
const stampAt = (meters: number, takenAt: string | null = `${today} 09:30:00`) => {
  const [lng, lat] = city.lines[0]!.directions[0]!.shape[0]!;
  // Along the line's way backwards, beyond its first stop, so the first stop is the nearest of it.
  const [next] = city.lines[0]!.directions[0]!.shape.slice(1);
  const bearing =
    (Math.atan2((lng - next![0]) * Math.cos((lat * Math.PI) / 180), lat - next![1]) * 180) / Math.PI;
  const place = destination({ lng, lat } as never, bearing, meters);
  return { takenAt, lng: place.lng, lat: place.lat };
};
const upload = (postingId: string, bytes: Buffer, who: typeof as | { as: 'planner' } = as) =>
  service.upload('v1/monitoring/photos', { postingId, shot: 'near' }, { fileName: '近景.png', bytes }, who);

test('a photo tells when and where it was taken; far ones, repeated ones and silent ones are doubtful', async () => {
  const near = (await upload(posted(), drawPhoto('a', 'near', stampAt(40)))).envelope.body!;
  expect(near.doubts).toEqual([]);
  expect(Math.abs(near.offsetMeters! - 40)).toBeLessThan(2);
  expect(near.takenAt).toBe(new Date(`${today}T09:30:00+08:00`).toISOString());
  const far = (await upload(posted(), drawPhoto('b', 'near', stampAt(900)))).envelope.body!;
  expect(far.doubts).toEqual(['far-away']);
  const silent = drawPhoto('c', 'near', { takenAt: null, lng: null, lat: null });
  expect((await upload(posted(), silent)).envelope.body!.doubts).toEqual(['no-time', 'no-place']);
  // The same bytes for another posting cast doubt on both.
  const again = (await upload(order.postingIds[0]![3]!, drawPhoto('a', 'near', stampAt(40)))).envelope.body!;
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
  expectFailure(await upload(foreign.postingIds[0]![0]!, photo), 'notFound');
  expectFailure(await upload('x', photo), 'notFound');
  expectFailure(await upload(order.postingIds[0]![2]!, photo), 'refused');
  expectFailure(await upload(posted(), Buffer.from('no picture')), 'refused');
});

test('judging is all or nothing, sends back with a reason, and is recorded', async () => {
  const { rows } = await service.body('v1/monitoring/photo-wall', { orderId: order.orderId }, as);
  const photoIds = rows.map((row) => row.photoId);
  const judge = (ids: string[], verdict: 'accepted' | 'rejected', note = '') =>
    service.call('v1/monitoring/verdict', { photoIds: ids, verdict, note }, as);
  expectFailure(await judge(photoIds, 'rejected'), 'invalid');
  expectFailure(await judge([...photoIds, '0198c0de-0000-7000-8000-000000000001'], 'accepted'), 'notFound');
  expect(
    (await service.body('v1/monitoring/photo-wall', {}, as)).rows.every((row) => row.verdict === 'unchecked'),
  ).toBe(true);
  expect((await judge(photoIds.slice(0, 1), 'rejected', '拍不清')).envelope.body!.photos[0]).toMatchObject({
    verdict: 'rejected',
    note: '拍不清',
  });
  await judge(photoIds.slice(1), 'accepted');
  const board = await service.body('v1/monitoring/board', { orderId: order.orderId }, as);
  expect(board.passRate).toBeCloseTo((photoIds.length - 1) / photoIds.length, 10);
  const log = await service.context.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'monitoring.verdict')
    .execute();
  expect(log).toHaveLength(2);
});

test('a unit is marked as it was, and nothing impossible is recorded', async () => {
  const missing = order.postingIds[0]![2]!;
  const mark = (input: object, who: object = as) =>
    service.callRaw('v1/monitoring/mark-posting', { postingId: missing, ...input }, who);
  expectFailure(await mark({ state: 'posted' }), 'invalid');
  expectFailure(await mark({ state: 'posted', postedOn: '2099-01-01' }), 'invalid');
  expectFailure(await mark({ state: 'posted', postedOn: today }, { as: 'planner' }), 'notFound');
  const { envelope } = await mark({ state: 'posted', postedOn: today, note: '已补挂' });
  expect(envelope.body).toMatchObject({ state: 'late', daysLate: 10, postedOn: today, note: '已补挂' });
});

test('monitoring gives every unit a record once, and a task to every granted city', async () => {
  const launch = (input: object = {}) =>
    service.callRaw(
      'mediaOrder/launchMonitoring',
      { orderId: order.orderId, dueOn: '2098-01-01', ...input },
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
  expectFailure(await launch({ orderId: foreign.orderId }), 'notFound');
});

test('a make-good of the own free media restores the promise, or says why not', async () => {
  const found = await service.body(
    'v1/monitoring/make-good',
    { orderId: order.orderId, cityCode: shenzhen },
    as,
  );
  expect(['restored', 'partly']).toContain(found.outcome);
  expect(found.actualReachShare!).toBeLessThan(found.promisedReachShare!);
  expect(found.restoredReachShare!).toBeGreaterThan(found.actualReachShare!);
  expect(found.costFen).toBe(found.items.reduce((sum, item) => sum + item.costFen, 0));
  for (const item of found.items) {
    expect(item.fromDate > today).toBe(true);
    const weeks = (Date.parse(item.toDate) - Date.parse(item.fromDate)) / 86_400_000 + 1;
    expect(item.costFen).toBe(Math.round((400_000 / 30) * weeks * item.units));
  }
  expectFailure(
    await service.call('v1/monitoring/make-good', { orderId: order.orderId, cityCode: wuhan }, as),
    'notFound',
  );
  const bare = await service.body(
    'v1/monitoring/make-good',
    { orderId: order.orderId, cityCode: wuhan },
    { as: 'admin' },
  );
  expect(bare).toMatchObject({ outcome: 'insufficient', reason: '该城市没有人群样本' });
});

test('the exposed crowd of an order opens with the order mode, too', async () => {
  const found = await service.body(
    'mediaOrder/orderEntiretyExposureCrowd/{orderId}',
    { orderId: order.orderId },
    as,
  );
  expect(found.comparison.actual.reach.value!).toBeGreaterThan(0);
  expectFailure(
    await service.call('mediaOrder/orderEntiretyExposureCrowd/{orderId}', { orderId: foreign.orderId }, as),
    'notFound',
  );
});

test('the monitoring table leaves as a workbook and is recorded', async () => {
  const { bytes, headers } = await service.call('v1/monitoring/export', { orderId: order.orderId }, as);
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  expect(decodeURIComponent(String(headers['content-disposition']))).toContain('监测表');
});

const importList = (csv: string, isDryRun: boolean, who: object = as) =>
  service.upload(
    'v1/monitoring/import',
    { isDryRun: String(isDryRun) },
    { fileName: '监测表.csv', bytes: Buffer.from(csv) },
    who,
  );

test('an edited monitoring table comes back: tried first, then written, errors by row and field', async () => {
  const line = city.lines[1]!.lineId;
  const head = '订单编号,点位/线路,序号,状态,实际上刊,实际下刊,说明';
  const { rows } = await service.body('v1/monitoring/list', { orderId: order.orderId }, as);
  const { orderNo, plannedFrom } = rows[0]!;
  const state = async () => {
    const all = await service.body('v1/monitoring/list', { orderId: order.orderId, keyword: line }, as);
    return all.rows.map((row) => [row.unitNo, row.state, row.postedOn, row.note]).sort();
  };
  const before = await state();
  const good = [`${orderNo},${line},1,已上刊,${plannedFrom},,改好`, `${orderNo},${line},2,漏刊,,,没有挂`];
  const trial = await importList([head, ...good].join('\n'), true);
  expect(trial.envelope.body).toMatchObject({ rowsRead: 2, rowsAccepted: 2, changes: 2, isWritten: false });
  expect(await state()).toEqual(before);
  const mixed = await importList(
    [head, ...good, `${orderNo},${line},9,已上刊,${plannedFrom},,`].join('\n'),
    false,
  );
  expect(mixed.envelope.body).toMatchObject({ rowsRefused: 1, changes: 2, isWritten: true });
  expect(mixed.envelope.body!.issues).toMatchObject([{ row: 3, severity: 'error', value: line }]);
  expect(await state()).toEqual([
    [1, 'posted', plannedFrom, '改好'],
    [2, 'missing', null, '没有挂'],
  ]);
  const again = await importList([head, ...good].join('\n'), false);
  expect(again.envelope.body).toMatchObject({ changes: 0, isWritten: false, importId: null });

  // The import page takes the same lists; what it wrote stands on the first import, so that one waits.
  const page = await importFile(
    service,
    { fileName: '执行表.csv', bytes: Buffer.from([head, `${orderNo},${line},1,破损,,,裂`].join('\n')) },
    { kind: 'as-run', cityCode: shenzhen },
  );
  expect(page.session.report).toMatchObject({ rowsAccepted: 1, isUnchanged: false, counts: { postings: 1 } });
  expect((await state())[0]).toEqual([1, 'damaged', plannedFrom, '裂']);
  const importId = mixed.envelope.body!.importId!;
  expectFailure(await service.call('v1/monitoring/undo-import', { importId }, as), 'conflict');
  const repeated = await importFile(
    service,
    { fileName: '执行表.csv', bytes: Buffer.from([head, `${orderNo},${line},1,破损,,,裂`].join('\n')) },
    { kind: 'as-run', cityCode: shenzhen },
  );
  expect(repeated.session.report).toMatchObject({ isUnchanged: true });
  const { releaseId } = page.session;
  await service.body('v1/data-releases/{releaseId}/undo', { releaseId: releaseId! }, { as: 'admin' });
  expect((await state())[0]).toEqual([1, 'posted', plannedFrom, '改好']);

  // A unit that was marked by hand since stays; everything else is as it was before the list.
  const all = await service.body('v1/monitoring/list', { orderId: order.orderId, keyword: line }, as);
  const { postingId } = all.rows.find(({ unitNo }) => unitNo === 2)!;
  const marked = { state: 'pending', postedOn: null, takenDownOn: null, note: '再查' } as const;
  await service.body('v1/monitoring/mark-posting', { postingId, ...marked }, as);
  expectFailure(await service.call('v1/monitoring/undo-import', { importId }, { as: 'planner' }), 'notFound');
  const undone = await service.body('v1/monitoring/undo-import', { importId }, as);
  expect(undone).toEqual({ importId, restored: 1, kept: 1 });
  expect(await state()).toEqual([before[0], [2, 'pending', null, '再查']]);
  expectFailure(await service.call('v1/monitoring/undo-import', { importId }, as), 'conflict');
});

test('a list of other people’s postings, of impossible days or without its columns changes nothing', async () => {
  const { rows } = await service.body('v1/monitoring/list', { orderId: order.orderId }, as);
  const row = `${rows[0]!.orderNo},${rows[0]!.unitName},${rows[0]!.unitNo}`;
  const head = '订单编号,点位/线路,序号,状态,实际上刊';
  const tryRows = async (lines: string[], who: object = as) =>
    (await importList([head, ...lines].join('\n'), false, who)).envelope.body!;
  expect(await tryRows([`${row},已上刊,${today}`], { as: 'planner' })).toMatchObject({
    rowsAccepted: 0,
    isWritten: false,
  });
  expect(
    await tryRows([`${row},已上刊,2099-01-01`, `${row},挂了,${today}`, `${row},已上刊,昨天`]),
  ).toMatchObject({
    rowsAccepted: 0,
    rowsRefused: 3,
    issueCount: 3,
  });
  expectFailure(await importList('甲,乙\n1,2\n', true), 'refused');
  expectFailure(await importList('', true), 'refused');
});
