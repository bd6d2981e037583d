import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/storage/postgres/database.ts';
import { clearReleases, importFile, jobEnd } from '../../testing/import-file.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
beforeEach(async () => {
  await clearReleases(service);
  await service.context.db.deleteFrom('media_booking').execute();
});

const as = { as: 'admin' } as const;
const kind = 'media-positions';
const header = '点位编号,点位名称,媒体,媒体形式,经度,纬度,等级,面号,刊例价,状态,已售时段';
const csv = (rows: readonly string[], columns = header) => ({
  fileName: '点位.csv',
  bytes: Buffer.from([columns, ...rows].join('\n')),
});

/** A code of the demonstration's size: positions of lift posters and a few shelters. */
const row = (i: number, level = 'A', price = 4000): string =>
  `E${i},小区${i},电梯海报,电梯框架海报,${(113.95 + (i % 200) * 0.001).toFixed(4)},${(22.53 + Math.floor(i / 200) * 0.0005).toFixed(4)},${level},1,${price},在用,2026-12-${String((i % 20) + 1).padStart(2, '0')}~2026-12-28`;
const rows = (count: number): string[] => Array.from({ length: count }, (_, i) => row(i));
const shelter = 'H1,科技园北,公交候车亭,候车亭灯箱,114.05,22.54,A,1,5000,在用,';

const tables = {
  media_position:
    'position_id, medium_id, code, name, address, district_name, lng, lat, cell, level, operator, road_id, aoi_id, business_district_id, metro_station_id, is_indicative, estimated_fields, details',
  media_face:
    'face_id, position_id, face_no, medium_id, form_id, width_millimeters, height_millimeters, is_lit, facing_degrees, spot_seconds, loop_seconds, slots, details',
  media_booking: 'city_code, medium_id, face_id, slot, period, state, is_in_force, is_sample',
} as const;

/** Keeps the rows in force under a name. */
async function keep(name: string): Promise<void> {
  for (const [table, columns] of Object.entries(tables)) {
    await sql`drop table if exists ${sql.table(`${name}_${table}`)}`.execute(service.context.db);
    await sql`create table ${sql.table(`${name}_${table}`)} as select ${sql.raw(columns)} from ${sql.table(table)}
      where release_id = (select release_id from data_release where kind = ${kind} and state = 'current')`.execute(
      service.context.db,
    );
  }
}

/** Rows in force that were not kept, and kept ones that are not in force. */
async function differences(name: string): Promise<number> {
  let count = 0;
  await keep('now');
  for (const table of Object.keys(tables))
    for (const [a, b] of [
      [`now_${table}`, `${name}_${table}`],
      [`${name}_${table}`, `now_${table}`],
    ]) {
      const { rows: found } = await sql<{ count: number }>`select count(*)::int as count from (
        select * from ${sql.table(a)} except all select * from ${sql.table(b)}) as more`.execute(
        service.context.db,
      );
      count += found[0].count;
    }
  return count;
}

const codes = async (): Promise<string[]> => {
  const { rows: found } = await sql<{ code: string }>`select code from media_position
    where release_id = (select release_id from data_release where kind = ${kind} and state = 'current')
    order by code`.execute(service.context.db);
  return found.map(({ code }) => code);
};

/** `npm run test:all` takes as many as a large city has. */
const many = process.env['OOH_TEST_ALL'] === '1' ? 30_000 : 4500;

test('one row of a medium with 3,005 positions changes one position, and 3,004 stay', async () => {
  await importFile(service, csv([...rows(3005), shelter]), { kind });
  await keep('before');
  const one = await importFile(service, csv([row(7, 'S')]), { kind });
  expect(one.session.report).toMatchObject({
    counts: { addedRows: 0, changedRows: 1, removedRows: 0, unchangedRows: 0 },
    removal: null,
  });
  expect(await codes()).toHaveLength(3006);
  await service.body('v1/data-releases/{releaseId}/undo', { releaseId: one.session.releaseId! }, as);
  expect(await differences('before')).toBe(0);
});

test('a replacement tells what goes by number and name, and is refused until just that is confirmed', async () => {
  await importFile(service, csv([...rows(3005), shelter]), { kind });
  await keep('before');
  const dry = await importFile(service, csv([row(0)]), { kind, mode: 'replace', isDryRun: true });
  expect(dry.session).toMatchObject({ mode: 'replace', state: 'checked' });
  expect(dry.session.report).toMatchObject({
    counts: { addedRows: 0, changedRows: 0, removedRows: 3004, unchangedRows: 1 },
    removal: { count: 3004, noun: '个点位', samples: expect.arrayContaining(['E1 小区1']) },
  });
  const { importId } = dry.session;
  for (const confirmedRemovals of [null, 0, 3005]) {
    const { jobId } = await service.body(
      'v1/imports/{importId}/run',
      { importId, isDryRun: false, confirmedRemovals },
      as,
    );
    expect(await jobEnd(service, jobId)).toMatchObject({
      state: 'failed',
      message: expect.stringMatching(
        /^全量替换将移除 3,004 个点位，例如 E1 小区1、.*；须确认后再导入，未作任何修改$/,
      ),
    });
    expect(await differences('before')).toBe(0);
  }
  await importFile(service, csv([row(0)]), { kind, mode: 'replace' });
  expect(await codes()).toEqual(['E0', 'H1']);
});

test('an update file adds, changes and removes by its column 操作; fields without a column stay', async () => {
  await importFile(service, csv([...rows(6), shelter]), { kind });
  await keep('before');
  const update = csv(
    [
      '新增,E9,小区9,电梯海报,113.96,22.53,3600',
      '修改,E1,小区1,电梯海报,113.951,22.53,4800',
      '删除,E2,,,,,',
      '删除,X404,,,,,',
      ',E3,小区3,电梯海报,113.953,22.53,4000',
    ],
    '操作,点位编号,点位名称,媒体,经度,纬度,刊例价（元/面）',
  );
  const { session } = await importFile(service, update, { kind });
  expect(session.report).toMatchObject({
    rowsRead: 5,
    rowsAccepted: 5,
    counts: { addedRows: 1, changedRows: 1, removedRows: 1, unchangedRows: 1 },
    removal: { count: 1, samples: ['E2 小区2'] },
  });
  expect(session.report!.issues.map((issue) => [issue.row, issue.reason])).toEqual([
    [4, '现有点位中没有此编号，无可删除'],
  ]);
  expect(await codes()).toEqual(['E0', 'E1', 'E3', 'E4', 'E5', 'E9', 'H1']);
  const { rows: changed } =
    await sql`select face.details, face.is_lit, position.level, position.details as own,
      (select count(*)::int from media_booking where release_id = face.release_id and face_id = face.face_id) as sold
    from media_face face join media_position position using (release_id, position_id)
    where release_id = ${session.releaseId} and code = 'E1'`.execute(service.context.db);
  expect(changed).toEqual([
    { details: { priceFen: 480_000 }, is_lit: false, level: 'A', own: { status: 'active' }, sold: 1 },
  ]);
  expect((await importFile(service, update, { kind })).session.report).toMatchObject({ isUnchanged: true });
  await service.body('v1/data-releases/{releaseId}/undo', { releaseId: session.releaseId! }, as);
  expect(await differences('before')).toBe(0);
});

test('a list of codes removes them; a face alone goes where its number is named; sold to an order it stays', async () => {
  const { db } = service.context;
  const two = shelter.replace(',1,5000,', ',2,5000,');
  await importFile(service, csv([...rows(4), shelter, two]), { kind });
  await keep('before');
  const faces = await sql<{ face_id: string; code: string }>`select face_id, code from media_face
    join media_position using (release_id, position_id)`.execute(db);
  await db
    .insertInto('media_booking')
    .values({
      release_id: null,
      city_code: '440300',
      medium_id: 5,
      face_id: faces.rows.find(({ code }) => code === 'E3')!.face_id,
      slot: 1,
      period: '[2030-01-05,2030-01-10]',
      state: 'sold',
      expires_at: null,
      is_sample: false,
      created_at: new Date(),
    })
    .execute();
  const list = csv(['E0,', 'E1,1', 'H1,2', 'E3,', 'E0,'], '点位编号,面号');
  const { session, job } = await importFile(service, list, { kind, mode: 'delete' });
  expect([job.state, job.message]).toEqual(['done', null]);
  expect(session.report).toMatchObject({
    counts: { addedRows: 0, changedRows: 1, removedRows: 2 },
    removal: { count: 2, samples: ['E0 小区0', 'E1 小区1'] },
  });
  expect(session.report!.issues.map(({ severity, row: at, reason }) => [severity, at, reason])).toEqual([
    ['error', 4, '此点位有订单占用，未删除；请先在订单中更换或释放'],
    ['warning', 5, '与前面的删除重复，已忽略'],
  ]);
  expect(await codes()).toEqual(['E2', 'E3', 'H1']);
  await db.deleteFrom('media_booking').where('release_id', 'is', null).execute();
  await service.body('v1/data-releases/{releaseId}/undo', { releaseId: session.releaseId! }, as);
  expect(await differences('before')).toBe(0);
});

test('words other than 新增, 修改 and 删除 are refused, and a replacement holds no removals', async () => {
  await importFile(service, csv(rows(4)), { kind });
  const update = (operations: readonly string[]) =>
    csv(
      operations.map((operation, i) => `${operation},${row(i)}`),
      `操作,${header}`,
    );
  const odd = await importFile(service, update(['新增', '换', '修改', '']), { kind });
  expect(odd.session.report!.issues).toMatchObject([
    { row: 2, field: '操作', reason: '应为「新增」「修改」或「删除」', value: '换' },
  ]);
  const whole = await importFile(service, update(['', '', '', '删除']), {
    kind,
    mode: 'replace',
    isDryRun: true,
  });
  expect(whole.session.report!.issues[0]).toMatchObject({
    row: 4,
    reason: expect.stringContaining('请改用增量更新'),
  });
});

test(`a day of 1,000 changes on ${many} positions is exact, and so is its undo`, async () => {
  await importFile(service, csv(rows(many)), { kind });
  await keep('before');
  const day = [
    ...Array.from({ length: 600 }, (_, i) => `修改,${row(i * 7 + 2, 'S', 9000)}`),
    ...Array.from(
      { length: 200 },
      (_, i) =>
        `新增,${row(40_000 + i)
          .replace(/^E/, 'N')
          .replace(/,22\.\d+/, ',22.55')}`,
    ),
    ...Array.from({ length: 200 }, (_, i) => `删除,E${2001 + i * 7},,,,,,,,,,`),
  ];
  const { session, job } = await importFile(service, csv(day, `操作,${header}`), { kind });
  expect(job.message).toBeNull();
  expect(session.report).toMatchObject({
    rowsAccepted: 1000,
    counts: { addedRows: 200, changedRows: 600, removedRows: 200, unchangedRows: 0 },
  });
  const changed = (await codes()).toSorted();
  expect(changed).toHaveLength(many);
  expect(changed).toContain('N40199');
  expect(changed).not.toContain('E2001');
  await service.body('v1/data-releases/{releaseId}/undo', { releaseId: session.releaseId! }, as);
  expect(await differences('before')).toBe(0);
}, 120_000);

test('positions that were not imported are known by their code: they change, and keep their ids and bookings', async () => {
  await seedSmallInventory(service, '440300', { shelters: 4, screens: 0 });
  await keep('before');
  const update = csv(['修改,440300-s1,S,5200', '修改,440300-s2,B,'], '操作,点位编号,等级,刊例价');
  const { session } = await importFile(service, update, { kind });
  expect(session.report).toMatchObject({
    counts: { addedRows: 0, changedRows: 2, removedRows: 0, unchangedRows: 0 },
  });
  expect(await codes()).toEqual(['440300-s0', '440300-s1', '440300-s2', '440300-s3']);
  const { rows: faces } = await sql<{ face_id: string }>`select face_id from media_face
    where release_id = ${session.releaseId} order by face_id`.execute(service.context.db);
  expect(faces.map(({ face_id }) => face_id)).toEqual(
    [0, 1, 2, 3].flatMap((n) => [`440300-s${n}-1`, `440300-s${n}-2`]),
  );
  await service.body('v1/data-releases/{releaseId}/undo', { releaseId: session.releaseId! }, as);
  expect(await differences('before')).toBe(0);
  // So do those of a replacement: an order that holds one of them holds it afterwards.
  const whole = csv(['440300-s1,候车亭一,公交候车亭,候车亭灯箱,114.001,22.5,A,2,,,']);
  const replaced = await importFile(service, whole, { kind, mode: 'replace' });
  expect(replaced.session.report).toMatchObject({ counts: { addedRows: 0, changedRows: 1, removedRows: 3 } });
});

test('thousands of exported positions are read again as they are, and with another price all of them change', async () => {
  const first = await importFile(service, csv(rows(many)), { kind });
  await keep('before');
  const { bytes } = await service.call(
    'v1/data-releases/{releaseId}/export',
    { releaseId: first.session.releaseId!, kind, format: 'csv' },
    as,
  );
  const again = await importFile(service, { fileName: '导出.csv', bytes }, { kind, mode: 'merge' });
  expect([again.job.message, again.session.report?.isUnchanged]).toEqual([null, true]);
  const dearer = {
    fileName: '导出.csv',
    bytes: Buffer.from(bytes.toString().replaceAll(',4000,', ',4100,')),
  };
  const { session, job } = await importFile(service, dearer, { kind, mode: 'replace' });
  expect(job.message).toBeNull();
  expect(session.report).toMatchObject({ counts: { addedRows: 0, changedRows: many, removedRows: 0 } });
  await service.body('v1/data-releases/{releaseId}/undo', { releaseId: session.releaseId! }, as);
  expect(await differences('before')).toBe(0);
}, 600_000);
