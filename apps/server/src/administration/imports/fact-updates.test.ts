import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { clearReleases, csvFile, importFile } from '../../testing/import-file.ts';
import { factTables } from '../../testing/kind-files.ts';
import { startTestService } from '../../testing/test-service.ts';
import { kindOf } from './kinds.ts';

const service = startTestService();
const as = { as: 'admin' } as const;
beforeEach(async () => {
  await clearReleases(service);
  for (const table of factTables) await service.context.clickhouse.command(`TRUNCATE TABLE ${table}`);
});

type Kind = 'trips' | 'trip-grid' | 'panel-persons';
interface Case {
  readonly kind: Kind;
  readonly table: string;
  readonly header: string;
  readonly rows: readonly [string, string, string];
  /** The first row otherwise, and a new one. */
  readonly changed: string;
  readonly added: string;
  /** Names the third row. */
  readonly gone: string;
  /** Names a row that is not there, in a list of removals with `goneHeader`. */
  readonly goneHeader: string;
  readonly listed: readonly [string, string];
  readonly counted: string;
  readonly samples: readonly string[];
}

const trip = (vehicle: string, minute: number, fare: number): string =>
  `${vehicle},2026-01-20 08:${String(minute).padStart(2, '0')}:00,114.05,22.54,2026-01-20 08:40:00,114.08,22.55,${fare}`;
const grid = { lng: 114, lat: 22.5, cellMeters: 500 };

const cases: readonly Case[] = [
  {
    kind: 'trips',
    table: 'od_trip',
    header: '车辆,上车时间,起点经度,起点纬度,下车时间,终点经度,终点纬度,金额',
    rows: [trip('A1', 1, 20), trip('A1', 2, 20), trip('B2', 3, 30)],
    changed: trip('A1', 1, 25),
    added: trip('C3', 4, 40),
    gone: 'B2,2026-01-20 08:03:00,,,,,,',
    goneHeader: '车辆,上车时间',
    listed: ['A1,2026-01-20 08:02:00', 'X9,2026-01-20 08:02:00'],
    counted: 'trips',
    samples: ['2026-01-20 08:03:00'],
  },
  {
    kind: 'trip-grid',
    table: 'od_flow',
    header: '起点列号,起点行号,终点列号,终点行号,出行次数',
    rows: ['1,1,2,2,10', '1,1,3,3,20', '2,2,3,3,30'],
    changed: '1,1,2,2,11',
    added: '4,4,5,5,40',
    gone: '2,2,3,3,',
    goneHeader: '起点列号,起点行号,终点列号,终点行号',
    listed: ['1,1,3,3', '9,9,9,9'],
    counted: 'flows',
    samples: [expect.stringContaining('→') as string],
  },
  {
    kind: 'panel-persons',
    table: 'panel_member',
    header: '人员编号,权重,居住经度,居住纬度',
    rows: ['P1,80,114.05,22.54', 'P2,90,114.06,22.54', 'P3,70,114.07,22.54'],
    changed: 'P1,85,114.05,22.54',
    added: 'P4,60,114.08,22.54',
    gone: 'P3,,,',
    goneHeader: '人员编号',
    listed: ['P2', 'P404'],
    counted: 'persons',
    // Persons are never named.
    samples: [],
  },
];

test.each(cases)('$kind: files update and remove single rows, and are undone exactly', async (one) => {
  const { kind, table, header, rows, counted } = one;
  const { db, clickhouse } = service.context;
  const current = () =>
    db
      .selectFrom('data_release')
      .select(['release_id', 'counts'])
      .where('kind', '=', kindOf(kind).releaseKind)
      .where('state', '=', 'current')
      .executeTakeFirstOrThrow();
  const stored = async () => {
    const { release_id: release } = await current();
    const found = await clickhouse.query(
      `SELECT toString(tuple(* EXCEPT release_id)) AS row FROM ${table} WHERE release_id = {release:String} ORDER BY row`,
      { release },
      z.object({ row: z.string() }),
    );
    return found.map(({ row }) => row);
  };
  const all = async () =>
    (
      await clickhouse.query(`SELECT toFloat64(count()) AS n FROM ${table}`, {}, z.object({ n: z.number() }))
    )[0].n;
  const undo = (releaseId: string | null) =>
    service.body('v1/data-releases/{releaseId}/undo', { releaseId: releaseId! }, as);
  const file = (head: string, lines: readonly string[]) =>
    csvFile([head, ...lines].join('\n'), `${kind}.csv`);
  const options = { kind, grid: kind === 'trip-grid' ? grid : null };

  await importFile(service, file(header, rows), { ...options, mode: 'replace' });
  const before = await stored();
  expect(before).toHaveLength(3);
  const update = file(`操作,${header}`, [
    `修改,${one.changed}`,
    `新增,${one.added}`,
    `删除,${one.gone}`,
    `,${rows[1]}`,
  ]);
  const dry = await importFile(service, update, { ...options, mode: 'merge', isDryRun: true });
  expect(await all(), 'a dry run leaves nothing').toBe(3);
  const applied = await importFile(service, update, { ...options, mode: 'merge' });
  expect(applied.job.message).toBeNull();
  for (const { session } of [dry, applied])
    expect(session.report).toMatchObject({
      rowsRefused: 0,
      counts: { addedRows: 1, changedRows: 1, removedRows: 1, unchangedRows: 1 },
      removal: { count: 1, samples: one.samples, needsConfirmation: false },
    });
  const after = await stored();
  expect(after).toHaveLength(3);
  expect(after.filter((row) => before.includes(row))).toHaveLength(1);
  expect((await current()).counts).toMatchObject({ [counted]: 3 });
  expect(await importFile(service, update, { ...options, mode: 'merge' })).toMatchObject({
    session: { report: { isUnchanged: true } },
  });

  const gone = await importFile(service, file(one.goneHeader, one.listed), { ...options, mode: 'delete' });
  expect(gone.session.report).toMatchObject({ counts: { addedRows: 0, changedRows: 0, removedRows: 1 } });
  expect(gone.session.report!.issues).toMatchObject([
    { severity: 'warning', reason: expect.stringContaining('有 1 行要删除的') },
  ]);
  expect(await stored()).toHaveLength(2);
  await undo(gone.session.releaseId);
  expect(await stored()).toEqual(after);
  await undo(applied.session.releaseId);
  expect(await stored()).toEqual(before);

  // A replacement tells what goes, and is refused until just that is confirmed.
  const alone = file(header, [rows[0]]);
  const replacing = await importFile(service, alone, { ...options, mode: 'replace', isDryRun: true });
  expect(replacing.session.report!.removal).toMatchObject({ count: 2, needsConfirmation: true });
  const replaced = await importFile(service, alone, { ...options, mode: 'replace' });
  expect(await stored()).toHaveLength(1);
  await undo(replaced.session.releaseId);
  expect(await stored()).toEqual(before);
});
