import { beforeAll, expect, test } from 'vitest';
import { importFile } from '../../testing/import-file.ts';
import { monitoredCity as shenzhen, startMonitoredOrders } from '../../testing/monitored-orders.ts';
import { expectFailure } from '../../testing/test-service.ts';

const as = { as: 'customer' } as const;
const monitored = startMonitoredOrders();
const { service } = monitored;
beforeAll(async () => {
  // Every unit has its record from then on.
  const launch = { orderId: monitored.order.orderId, dueOn: '2098-01-01' };
  await service.body('mediaOrder/launchMonitoring', launch, as);
});

const importList = (csv: string, isDryRun: boolean, who: object = as) =>
  service.upload(
    'v1/monitoring/import',
    { isDryRun: String(isDryRun) },
    { fileName: '监测表.csv', bytes: Buffer.from(csv) },
    who,
  );

test('an edited monitoring table comes back: tried first, then written, errors by row and field', async () => {
  const line = monitored.city.lines[1].lineId;
  const head = '订单编号,点位/线路,序号,状态,实际上刊,实际下刊,说明';
  const { rows } = await service.body('v1/monitoring/list', { orderId: monitored.order.orderId }, as);
  const { orderNo, plannedFrom } = rows[0];
  const state = async () => {
    const all = await service.body(
      'v1/monitoring/list',
      { orderId: monitored.order.orderId, keyword: line },
      as,
    );
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
  const all = await service.body(
    'v1/monitoring/list',
    { orderId: monitored.order.orderId, keyword: line },
    as,
  );
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
  const { rows } = await service.body('v1/monitoring/list', { orderId: monitored.order.orderId }, as);
  const row = `${rows[0].orderNo},${rows[0].unitName},${rows[0].unitNo}`;
  const head = '订单编号,点位/线路,序号,状态,实际上刊';
  const tryRows = async (lines: string[], who: object = as) =>
    (await importList([head, ...lines].join('\n'), false, who)).envelope.body!;
  expect(await tryRows([`${row},已上刊,${monitored.today}`], { as: 'planner' })).toMatchObject({
    rowsAccepted: 0,
    isWritten: false,
  });
  expect(
    await tryRows([`${row},已上刊,2099-01-01`, `${row},挂了,${monitored.today}`, `${row},已上刊,昨天`]),
  ).toMatchObject({
    rowsAccepted: 0,
    rowsRefused: 3,
    issueCount: 3,
  });
  expectFailure(await importList('甲,乙\n1,2\n', true), 'refused');
  expectFailure(await importList('', true), 'refused');
});

test('a list takes reports back by order and unit; what nobody reported of is named; undone exactly', async () => {
  const { orderId } = monitored.order;
  const rows = async () =>
    (await service.body('v1/monitoring/list', { orderId }, as)).rows
      .filter(({ cityCode }) => cityCode === shenzhen)
      .map((row) => [row.unitName, row.unitNo, row.state, row.postedOn, row.note])
      .sort();
  const listed = (await service.body('v1/monitoring/list', { orderId }, as)).rows;
  const reported = listed.find(({ state, cityCode }) => state === 'late' && cityCode === shenzhen)!;
  const posted = listed.find(({ state, cityCode }) => state === 'posted' && cityCode === shenzhen)!;
  const before = await rows();
  const importRows = (header: string, lines: readonly string[], mode: 'merge' | 'delete', isDryRun = false) =>
    importFile(
      service,
      { fileName: '执行表.csv', bytes: Buffer.from([header, ...lines].join('\n')) },
      { kind: 'as-run', cityCode: shenzhen, mode, isDryRun },
    );
  const key = `${reported.orderNo},${reported.unitName},${reported.unitNo}`;
  const removal = {
    count: 1,
    noun: '个点位的上刊记录',
    samples: [`${reported.orderNo} ${reported.unitName} ${reported.unitNo}`],
    needsConfirmation: false,
  };
  const dry = await importRows('订单编号,点位/线路,序号', [key], 'delete', true);
  expect(dry.session.report).toMatchObject({ counts: { postings: 1, removedRows: 1 }, removal });
  expect(await rows()).toEqual(before);
  const gone = await importRows('订单编号,点位/线路,序号', [key, `${reported.orderNo},没有的,1`], 'delete');
  expect(gone.session.report).toMatchObject({ rowsRefused: 1, removal });
  const taken = before.map((row) =>
    row[0] === reported.unitName && row[1] === reported.unitNo
      ? [row[0], row[1], 'pending', null, null]
      : row,
  );
  expect(await rows()).toEqual(taken);
  const again = await importRows('订单编号,点位/线路,序号', [key], 'delete');
  expect(again.session.report).toMatchObject({
    isUnchanged: true,
    issues: [{ row: 1, reason: '此点位没有上刊记录，无可删除' }],
  });

  const mixed = await importRows(
    '操作,订单编号,点位/线路,序号,状态,说明',
    [
      `删除,${posted.orderNo},${posted.unitName},${posted.unitNo},,`,
      `修改,${key},漏刊,没有挂`,
      `,${posted.orderNo},${posted.unitName},没有这个序号,漏刊,`,
    ],
    'merge',
  );
  expect(mixed.session.report).toMatchObject({
    rowsRefused: 1,
    counts: { postings: 2, changedRows: 1, removedRows: 1, unchangedRows: 0 },
  });
  for (const { session } of [mixed, gone])
    await service.body(
      'v1/data-releases/{releaseId}/undo',
      { releaseId: session.releaseId! },
      { as: 'admin' },
    );
  expect(await rows()).toEqual(before);
});
