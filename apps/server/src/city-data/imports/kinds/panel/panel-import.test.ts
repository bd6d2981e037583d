import { cellFromUInt64, cellResolution } from '@ooh/geo/h3-cell';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { findCurrent } from '../../../release/data-release-store.ts';
import { modelInputReader } from '../../../../measurement/engine/read-model-input.ts';
import { heldDepth } from '../../../../demo/seed-city.ts';
import { parquetOf } from '../../../../platform/storage/clickhouse/testing/parquet-of.ts';
import { clearReleases, importFile, jobEnd } from '../../../../testing/import-file.ts';
import { openTestService, type TestService } from '../../../../testing/test-service.ts';

let service: TestService;
let parquet: ReturnType<typeof parquetFiles>;
beforeAll(async () => {
  // The engine writes files only while no store is open in the process.
  parquet = parquetFiles();
  service = await openTestService();
});
afterAll(() => service?.close());
beforeEach(() => clearReleases(service));

/** The same two persons and their visits as Parquet files. */
function parquetFiles() {
  const people = parquetOf(
    `SELECT * FROM values('person String, weight Float64, homelng Float64, homelat Float64, worklng Nullable(Float64),
       worklat Nullable(Float64), gender Nullable(String), age Nullable(UInt8), education Nullable(String), tags String',
       ('A', 100, 114.05, 22.54, 114.1, 22.55, '女', 32, '本科', '美食;常乘地铁'),
       ('C', 90, 114.06, 22.55, NULL, NULL, NULL, NULL, NULL, ''))`,
    'snappy',
  );
  const stays = parquetOf(
    `SELECT * FROM values('person String, lng Float64, lat Float64, day Date32, hour UInt8, minutes Float64, outdoors UInt8',
       ('C', 114.07, 22.54, '2026-03-08', 22, 61, 0), ('C', 114.07, 22.54, '2026-03-08', 23, 60, 1),
       ('A', 114.06, 22.54, '2026-03-08', 9, 90, 0), ('A', 114.05, 22.54, '2026-03-02', 8, 12, 1))`,
    'zstd',
  );
  return [
    ['panel-persons', people],
    ['panel-visits', stays],
  ] as const;
}

const cityCode = '440300';
const csv = (header: string, rows: readonly string[]) => ({
  fileName: '样本.csv',
  bytes: Buffer.from([header, ...rows].join('\n')),
});
const personsHeader = '人员编号,权重,居住网格,家经度,家纬度,公司经度,公司纬度,性别,年龄,学历,标签';
const persons = [
  'A,100,,114.05,22.54,114.1,22.55,女,32,本科,美食;常乘地铁',
  'B,80.5,89411caa04fffff,,,,,男,17,,',
  'C,90,,114.06,22.55,,,,,,',
];
const visitsHeader = '人员编号,lng,lat,日期,小时,停留分钟,户外';

const visits = [
  'A,114.05,22.54,2026-03-02,8,12,是',
  'A,114.06,22.54,周日,9,90,否',
  'C,114.07,22.54,2026-03-08,23,60,',
  'C,114.07,22.54,2026-03-08,22,61,',
];

const importPersons = (rows: readonly string[]) =>
  importFile(service, csv(personsHeader, rows), { kind: 'panel-persons' });
const importVisits = (rows: readonly string[]) =>
  importFile(service, csv(visitsHeader, rows), { kind: 'panel-visits' });

async function storedPanel(releaseId: string) {
  const { clickhouse } = service.context;
  const release = { release: releaseId };
  const people = await clickhouse.query(
    `SELECT person, weight, stratum, toString(home_cell) AS home, work_cell != 0 AS works, labels
     FROM panel_person WHERE release_id = {release:String} ORDER BY person`,
    release,
    z.object({
      person: z.number(),
      weight: z.number(),
      stratum: z.number(),
      home: z.string(),
      works: z.number(),
      labels: z.array(z.number()),
    }),
  );
  const stays = await clickhouse.query(
    `SELECT person, hour, day_mask AS days, minutes, outdoors FROM panel_visit
     WHERE release_id = {release:String} ORDER BY person, day_mask, hour`,
    release,
    z.object({
      person: z.number(),
      hour: z.number(),
      days: z.number(),
      minutes: z.number(),
      outdoors: z.number(),
    }),
  );
  return { people, stays };
}

test('persons and their week become the panel that the engine reads; the same again changes nothing', async () => {
  const cell = persons[1];
  const rows = [persons[0], cell, persons[2]];
  const people = await importPersons(rows);
  expect([people.job.message, people.session.report?.issues]).toEqual([null, []]);
  expect(await findCurrent(service.context.db, 'panel', cityCode)).toBeUndefined();
  const week = await importVisits(visits);
  expect(week.session.report).toMatchObject({ rowsAccepted: 4, rowsRefused: 0 });
  const panel = (await findCurrent(service.context.db, 'panel', cityCode))!;
  expect(panel).toMatchObject({ is_demo: false, counts: { persons: 3, visits: 4 } });
  const { people: stored, stays } = await storedPanel(panel.release_id);
  // In the order of strata: none known (0), men of 15–17 (1), women of 25–35 (9).
  expect(stored.map(({ person, weight, stratum, works }) => [person, weight, stratum, works])).toEqual([
    [0, 90, 0, 0],
    [1, 80.5, 1, 0],
    [2, 100, 9, 1],
  ]);
  expect(stored.map(({ labels }) => labels)).toEqual([[], [101, 111], [102, 113, 124, 401, 542]]);
  expect(stored.every(({ home }) => cellResolution(cellFromUInt64(home)) === 9)).toBe(true);
  expect(stays).toEqual([
    { person: 0, hour: 22, days: 64, minutes: 61, outdoors: 0 },
    { person: 0, hour: 23, days: 64, minutes: 60, outdoors: 1 },
    { person: 2, hour: 8, days: 1, minutes: 12, outdoors: 1 },
    { person: 2, hour: 9, days: 64, minutes: 90, outdoors: 0 },
  ]);
  const { db, clickhouse } = service.context;
  const read = modelInputReader(db, clickhouse);
  const input = await read({ panelReleaseId: panel.release_id, lineReleaseId: null } as never, 'k');
  expect(input.personCount).toBe(3);
  expect(await heldDepth(service.context, cityCode)).toBe('deep');

  expect((await importPersons(rows.toReversed())).session.report).toMatchObject({ isUnchanged: true });
  expect((await importVisits(visits.toReversed())).session.report).toMatchObject({ isUnchanged: true });
  // Other weights are another panel, although the visits are the same.
  await importPersons([persons[0].replace('100', '120'), cell, persons[2]]);
  const again = await importVisits(visits);
  expect(again.session.report).toMatchObject({ isUnchanged: false });
});

test('visits without persons, of unknown persons, of another week and invalid times are reported', async () => {
  expect((await importVisits(visits)).job).toMatchObject({
    state: 'failed',
    message: '该城市还没有人群样本的人员，请先导入「人群样本·人员」',
  });
  await importPersons([persons[0], persons[2]]);
  const { session } = await importVisits([
    ...visits,
    'X,114.05,22.54,周一,8,12,是',
    'A,114.05,22.54,2026-03-09,8,12,是',
    'A,114.05,22.54,2026-03-03,24,12,是',
    'A,114.05,22.54,2026-03-03,7,61,是',
  ]);
  expect(session.report!.issues.map(({ row, field, reason }) => [row, field, reason])).toEqual([
    [5, '人员编号', '人员表中没有此人'],
    [6, '日期', '与文件中其他日期相隔超过一周：人群样本只取一周'],
    [7, '小时', '应在 0 与 23 之间'],
    [8, '停留分钟', '在户外的到访不超过 60 分钟（跨小时请分行）'],
  ]);
});

test('invalid person rows are reported; ids of persons are stored as hashes only', async () => {
  const { session } = await importPersons([
    ...persons.filter((_, i) => i !== 1),
    'D,0,,114.05,22.54,,,,,,',
    'E,50,85411cabfffffff,,,,,,,,',
    'F,50,,114.05,22.54,,,女,14,,',
    'A,100,,114.05,22.54,,,,,,',
    'G,50,,114.05,22.54,,,女,30,博士后,没有的标签',
  ]);
  expect(session.report).toMatchObject({ rowsAccepted: 3 });
  expect(session.report!.issues.map(({ row, severity, reason }) => [row, severity, reason])).toEqual([
    [3, 'error', '应在 0.001 与 1000000 之间'],
    [4, 'error', '网格的级别为 5，应为 9 或更细'],
    [5, 'error', '样本总体为 15 岁及以上'],
    [6, 'warning', '与前面的人员重复，已忽略'],
    [7, 'warning', expect.stringContaining('没有标签「博士后」，应为 初中及以下')],
    [7, 'warning', expect.stringContaining('没有标签「没有的标签」')],
  ]);
  const [row] = await service.context.clickhouse.query(
    `SELECT min(member) > 1000000 AS hashed FROM panel_member`,
    {},
    z.object({ hashed: z.number() }),
  );
  expect(row.hashed).toBe(1);
});

test('another week in place of the one in force tells how much goes, and goes when that is confirmed', async () => {
  await importPersons([persons[0], persons[2]]);
  expect((await importVisits(visits)).session.report?.removal).toBeNull();
  const before = (await findCurrent(service.context.db, 'panel', cityCode))!;
  const other = csv(visitsHeader, visits.slice(0, 2));
  const mode = 'replace' as const;
  const dry = await importFile(service, other, { kind: 'panel-visits', isDryRun: true, mode });
  const removal = { count: 2, noun: '次到访（1 人）', samples: [], needsConfirmation: true };
  expect(dry.session.report?.removal).toEqual(removal);
  const { importId } = dry.session;
  const run = async (confirmedRemovals: number | null) => {
    const input = { importId, mode, isDryRun: false, confirmedRemovals } as const;
    const { jobId } = await service.body('v1/imports/{importId}/run', input, { as: 'admin' });
    return jobEnd(service, jobId);
  };
  expect(await run(null)).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('2 次到访（1 人）'),
  });
  expect((await findCurrent(service.context.db, 'panel', cityCode))!.release_id).toBe(before.release_id);
  expect((await importFile(service, other, { kind: 'panel-visits', mode })).job.state).toBe('done');
  expect((await findCurrent(service.context.db, 'panel', cityCode))!.counts).toEqual({
    persons: 2,
    visits: 2,
  });
});

test('a Parquet file gives the same result as the CSV of the same table', async () => {
  await importPersons([persons[0], persons[2]]);
  expect((await importVisits(visits)).session.report).toMatchObject({ isUnchanged: false });
  for (const [kind, bytes] of parquet) {
    const { session, job } = await importFile(service, { fileName: '样本.parquet', bytes }, { kind });
    expect([kind, job.message, session.format, session.report?.isUnchanged]).toEqual([
      kind,
      null,
      'parquet',
      true,
    ]);
  }
});
