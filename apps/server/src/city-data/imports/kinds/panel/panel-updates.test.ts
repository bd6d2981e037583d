import { wgs84 } from '@ooh/geo/point';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { clearReleases, csvFile, importFile, jobEnd } from '../../../../testing/import-file.ts';
import { factTables } from '../../../../testing/kind-files.ts';
import { publishPanel } from '../../../../testing/small-city.ts';
import { drawPanel } from '../../../../testing/small-panel.ts';
import { startTestService } from '../../../../testing/test-service.ts';
import { findCurrent } from '../../../release/data-release-store.ts';
import { memberOf } from './member.ts';

const service = startTestService();
const cityCode = '440300';
const as = { as: 'admin' } as const;
type Mode = 'merge' | 'delete' | 'replace';

beforeEach(async () => {
  await clearReleases(service);
  for (const table of factTables) await service.context.clickhouse.command(`TRUNCATE TABLE ${table}`);
});

const importPersons = (rows: readonly string[], mode: Mode = 'merge') =>
  importFile(
    service,
    csvFile(['人员编号,权重,居住经度,居住纬度,性别,年龄', ...rows].join('\n'), '人员.csv'),
    {
      kind: 'panel-persons',
      mode,
    },
  );
const importVisits = (
  rows: readonly string[],
  {
    mode = 'merge',
    header = '人员编号,lng,lat,日期,小时,停留分钟,户外',
    isDryRun = false,
  }: { mode?: Mode; header?: string; isDryRun?: boolean } = {},
) =>
  importFile(service, csvFile([header, ...rows].join('\n'), '到访.csv'), {
    kind: 'panel-visits',
    mode,
    isDryRun,
  });
const run = async (importId: string, mode: Mode, confirmedRemovals: number | null) => {
  const { jobId } = await service.body(
    'v1/imports/{importId}/run',
    { importId, mode, isDryRun: false, confirmedRemovals },
    as,
  );
  return jobEnd(service, jobId);
};
const undo = (releaseId: string | null) =>
  service.body('v1/data-releases/{releaseId}/undo', { releaseId: releaseId! }, as);

// Strata follow sex and age: A is a woman of 25 to 35 (9), B a man of 15 to 17 (1), C is of none (0), D a man of 25 to 35 (3).
const persons = {
  A: 'A,100,114.05,22.54,女,32',
  B: 'B,80,114.06,22.54,男,17',
  C: 'C,90,114.07,22.54,,',
  D: 'D,70,114.05,22.55,男,30',
};
const stay = (person: string, day: number, hour: number, minutes: number, lng = 114.06) =>
  `${person},${lng},22.54,2026-03-0${day},${hour},${minutes},是`;
const week = [
  stay('A', 2, 8, 12),
  stay('A', 3, 9, 20),
  stay('B', 4, 10, 30),
  stay('C', 5, 11, 40),
  stay('C', 8, 12, 50),
];

const panel = async () => (await findCurrent(service.context.db, 'panel', cityCode))!;

/** Who the persons of the panel in force are, in the order of their numbers, and their visits, by what the file calls them. */
async function stored() {
  const { release_id: release } = await panel();
  const { clickhouse } = service.context;
  const people = await clickhouse.query(
    `SELECT person, toString(member) AS member, weight FROM panel_person WHERE release_id = {release:String} ORDER BY person`,
    { release },
    z.object({ person: z.number(), member: z.string(), weight: z.number() }),
  );
  const names = new Map(Object.keys(persons).map((name) => [memberOf(cityCode, name), name]));
  const rows = await clickhouse.query(
    `SELECT person, hour, day_mask AS days, minutes FROM panel_visit WHERE release_id = {release:String} ORDER BY person, hour`,
    { release },
    z.object({ person: z.number(), hour: z.number(), days: z.number(), minutes: z.number() }),
  );
  expect(people.map(({ person }) => person)).toEqual(people.map((_, i) => i));
  const nameOf = (person: number) => names.get(people[person].member)!;
  return {
    people: people.map(({ person, weight }) => `${nameOf(person)} ${weight}`),
    visits: rows
      .map(({ person, hour, days, minutes }) => `${nameOf(person)} ${days} ${hour} ${minutes}`)
      .toSorted(),
  };
}
/** All rows of visits and persons, each as one text; the two tables come in any order. */
async function raw() {
  const rows = await service.context.clickhouse.query(
    `SELECT toString(tuple(*)) AS row FROM panel_visit UNION ALL
     SELECT toString(tuple(*)) AS row FROM panel_person`,
    {},
    z.object({ row: z.string() }),
  );
  return rows.map(({ row }) => row).toSorted();
}

test('a file replaces the visits of the persons in it; those of others stay; undone exactly', async () => {
  await importPersons([persons.A, persons.B, persons.C]);
  await importVisits(week, { mode: 'replace' });
  const before = await stored();
  expect(before.people).toEqual(['C 90', 'B 80', 'A 100']);
  const rowsBefore = await raw();

  const update = [stay('A', 2, 8, 12), stay('A', 6, 7, 5), stay('C', 5, 11, 45)];
  const dry = await importVisits(update, { isDryRun: true });
  expect(await raw()).toEqual(rowsBefore);
  const applied = await importVisits(update);
  expect(applied.job.message).toBeNull();
  for (const { session } of [dry, applied])
    expect(session.report).toMatchObject({
      rowsRefused: 0,
      issues: [],
      counts: { addedRows: 1, changedRows: 1, removedRows: 2, unchangedRows: 2 },
      removal: { count: 2, noun: '次到访（2 人）', samples: [], needsConfirmation: false },
    });
  expect((await panel()).counts).toEqual({ persons: 3, visits: 4 });
  expect(await stored()).toEqual({
    people: before.people,
    visits: ['A 1 8 12', 'A 16 7 5', 'B 4 10 30', 'C 8 11 45'],
  });
  expect((await importVisits(update)).session.report).toMatchObject({ isUnchanged: true });
  // A part of what is there, of persons with all their visits, changes nothing.
  expect((await importVisits([stay('C', 5, 11, 45)])).session.report).toMatchObject({ isUnchanged: true });

  await undo(applied.session.releaseId);
  expect(await stored()).toEqual(before);
});

test('a list of persons, and rows marked so, remove their visits; the persons stay', async () => {
  await importPersons([persons.A, persons.B, persons.C]);
  await importVisits(week, { mode: 'replace' });
  const before = await stored();
  const gone = await importVisits(['A', 'X'], { mode: 'delete', header: '人员编号' });
  expect(gone.session.report).toMatchObject({
    counts: { addedRows: 0, changedRows: 0, removedRows: 2, unchangedRows: 3 },
    removal: { count: 2, noun: '次到访（1 人）', needsConfirmation: false },
    issues: [{ severity: 'warning', reason: '有 1 人在现有样本中没有到访，无可删除' }],
  });
  expect(await stored()).toEqual({ ...before, visits: ['B 4 10 30', 'C 64 12 50', 'C 8 11 40'] });
  await undo(gone.session.releaseId);
  expect(await stored()).toEqual(before);

  const mixed = await importVisits([`${stay('C', 2, 6, 6)},`, 'A,,,,,,,删除'], {
    header: '人员编号,lng,lat,日期,小时,停留分钟,户外,操作',
  });
  expect(mixed.session.report).toMatchObject({ counts: { addedRows: 1, removedRows: 4 } });
  expect((await stored()).visits).toEqual(['B 4 10 30', 'C 1 6 6']);

  const all = await importVisits(['B', 'C'], { mode: 'delete', header: '人员编号' });
  expect(all.job.message).toBe('删除后没有到访：请改为撤销该版本');
  const { clickhouse } = service.context;
  const left = await clickhouse.query(
    `SELECT count() AS rows FROM panel_member WHERE release_id LIKE '%-gone'`,
    {},
    z.object({ rows: z.number() }),
  );
  expect(left).toEqual([{ rows: 0 }]);
});

test('visits follow their persons into a panel in which they have other numbers; those of vanished persons go, confirmed', async () => {
  await importPersons([persons.A, persons.B, persons.C]);
  await importVisits(week, { mode: 'replace' });
  // C vanishes, D comes between B, who has another number then, and A, who weighs more.
  const changed = await importPersons([persons.A.replace('100', '110'), persons.B, persons.D], 'replace');
  expect(changed.job.message).toBeNull();
  const dry = await importVisits([stay('D', 7, 20, 10)], { isDryRun: true });
  expect(dry.session.report).toMatchObject({
    counts: { addedRows: 1, changedRows: 0, removedRows: 2, unchangedRows: 3 },
    removal: { count: 2, noun: '次到访（1 人）', needsConfirmation: true },
  });
  const { importId } = dry.session;
  expect(await run(importId, 'merge', null)).toMatchObject({ state: 'failed' });
  expect((await stored()).people).toEqual(['C 90', 'B 80', 'A 100']);
  expect(await run(importId, 'merge', 2)).toMatchObject({ state: 'done' });
  const session = await service.body('v1/imports/{importId}', { importId }, as);
  expect(session.report!.issues).toMatchObject([
    { severity: 'warning', reason: '现有样本中有 1 人已不在人员表中，其 2 次到访不再保留' },
  ]);
  expect(await stored()).toEqual({
    people: ['B 80', 'D 70', 'A 110'],
    visits: ['A 1 8 12', 'A 2 9 20', 'B 4 10 30', 'D 32 20 10'],
  });
  // Persons alone, with visits as they are, are another panel.
  await importPersons([persons.A]);
  expect((await importVisits([stay('D', 7, 20, 10)])).session.report).toMatchObject({
    isUnchanged: false,
    counts: { addedRows: 0, changedRows: 0, removedRows: 0, unchangedRows: 4 },
    removal: null,
  });
  expect((await stored()).people).toEqual(['B 80', 'D 70', 'A 100']);
});

test('another week, a generated panel and one without members are refused with the way around', async () => {
  const { context } = service;
  await importPersons([persons.A, persons.C]);
  const missing = await importVisits(['A'], { mode: 'delete', header: '人员编号' });
  expect(missing.job.message).toBe('该城市还没有人群样本，无可删除');
  await importVisits([stay('A', 2, 8, 12)]);
  const later = await importVisits([stay('C', 9, 8, 12), stay('C', 8, 9, 12), stay('A', 3, 8, 12)]);
  expect(later.session.report!.issues.map(({ row, field, reason }) => [row, field, reason])).toEqual([
    [
      1,
      '日期',
      '与现有样本的日期（2026-03-02 至 2026-03-02）或文件中其他日期相隔超过一周：更新只能补同一周的到访，换一周请选「全量替换」',
    ],
  ]);
  expect((await stored()).visits).toEqual(['A 2 8 12', 'C 64 9 12']);
  // The week of both counts from now on.
  const earlier = await importVisits([stay('C', 1, 8, 12), stay('C', 2, 8, 12)], { isDryRun: true });
  expect(earlier.session.report!.issues[0].reason).toContain('2026-03-02 至 2026-03-08');

  await context.clickhouse.command(
    `ALTER TABLE panel_person UPDATE member = 0 WHERE 1 SETTINGS mutations_sync = 2`,
  );
  const unknown = await importVisits([stay('A', 2, 8, 12)]);
  expect(unknown.job.message).toBe(
    '现有的人群样本没有保存人员编号的散列值，不能按编号更新或删除：请选「全量替换」，文件中的到访即成为新的样本',
  );
  const whole = await importVisits([stay('A', 2, 8, 12)], { mode: 'replace', isDryRun: true });
  expect(whole.session.report!.removal).toMatchObject({
    count: 2,
    noun: '次到访（2 人）',
    needsConfirmation: true,
  });

  await publishPanel(context, cityCode, drawPanel(wgs84(114.05, 22.54), 100, 1), 'panel-1');
  for (const mode of ['merge', 'delete'] as const)
    expect((await importVisits([stay('A', 2, 8, 12)], { mode })).job.message).toBe(
      '现有的人群样本是模拟生成的，其人员没有编号，不能按编号更新或删除：请选「全量替换」，文件中的到访即成为新的样本',
    );
});
