import type { ImportSession } from '@ooh/contract/domain/data-release';
import { beforeEach, expect, test } from 'vitest';
import { sql } from '../../platform/storage/postgres/database.ts';
import { busLineCsv, testLine, twoLines } from '../../testing/bus-line-files.ts';
import { clearReleases, csvFile, importFile, jobEnd } from '../../testing/import-file.ts';
import { kindOf } from './kinds.ts';
import { startTestService } from '../../testing/test-service.ts';
import { updateCases } from '../../testing/update-cases.ts';

const service = startTestService();
beforeEach(() => clearReleases(service));

type Kind = ImportSession['kind'];
const as = { as: 'admin' } as const;

async function inForce(table: string, kind: Kind): Promise<{ release: string; rows: unknown[] }> {
  const { rows } = await sql<Record<string, unknown>>`select data.* from ${sql.table(table)} data
    join data_release release using (release_id)
    where release.state = 'current' and release.kind = ${kindOf(kind).releaseKind}
      and release.city_code = '440300'`.execute(service.context.db);
  const plain = rows.map(({ release_id: _id, ...row }) => JSON.stringify(row)).toSorted();
  return { release: `${kind} ${String(rows[0]?.['release_id'])}`, rows: plain };
}

test.each(updateCases)(
  '$kind: an update and a list of removals act by name, and are undone exactly',
  async (one) => {
    const { kind, table, parts = [], name } = one;
    const rowsInForce = async () =>
      Promise.all([table, ...parts].map(async (of) => [of, await inForce(of, kind)] as const));
    const namesOf = async () =>
      (await inForce(table, kind)).rows
        .map((row) => (JSON.parse(String(row)) as Record<string, string>)[name])
        .toSorted();
    const undo = (releaseId: string | null) =>
      service.body('v1/data-releases/{releaseId}/undo', { releaseId: releaseId! }, as);
    const file = (text: string) => csvFile(text, `${kind}.csv`);
    await importFile(service, file(one.whole), { kind, mode: 'merge' });
    const before = await rowsInForce();
    const dry = await importFile(service, file(one.update), { kind, mode: 'merge', isDryRun: true });
    const update = await importFile(service, file(one.update), { kind, mode: 'merge' });
    expect(update.job.message).toBeNull();
    const [addedRows, changedRows, removedRows, unchangedRows] = one.counts;
    for (const { session } of [dry, update])
      expect(session.report).toMatchObject({
        rowsRefused: 0,
        counts: { addedRows, changedRows, removedRows, unchangedRows },
        removal: { count: removedRows },
      });
    expect(update.session.report!.removal).toMatchObject({ needsConfirmation: false });
    expect(await namesOf()).toEqual(one.afterUpdate.toSorted());
    const after = await rowsInForce();
    const gone = await importFile(service, file(one.gone), { kind, mode: 'delete' });
    expect(gone.session.report).toMatchObject({ counts: { addedRows: 0, changedRows: 0, removedRows: 1 } });
    expect(gone.session.report!.issues).toMatchObject([
      { severity: 'warning', row: 2, reason: expect.stringContaining('无可删除') },
    ]);
    expect(await namesOf()).toEqual(one.afterGone.toSorted());
    await undo(gone.session.releaseId);
    expect(await rowsInForce()).toEqual(after);
    await undo(update.session.releaseId);
    expect(await rowsInForce()).toEqual(before);
    // A replacement is refused until what goes is confirmed.
    const replacing = await importFile(service, file(one.update.replace(/\n删除[^\n]*/, '')), {
      kind,
      mode: 'replace',
      isDryRun: true,
    });
    expect(replacing.session.report!.removal?.count).toBeGreaterThan(0);
  },
);

test('lines of a file are added to those in force, and go by their name', async () => {
  await importFile(service, csvFile(busLineCsv(twoLines())), { mode: 'merge' });
  const update = `操作,${busLineCsv(testLine('103路', 7)).replaceAll('\n103', '\n新增,103')}`.replace(
    /\n$/,
    '\n删除,101路,,\n',
  );
  const { session, job } = await importFile(service, csvFile(update), { mode: 'merge' });
  expect(job.message).toBeNull();
  expect(session.report).toMatchObject({
    rowsAccepted: 3,
    counts: { addedRows: 1, changedRows: 0, removedRows: 1 },
    removal: { count: 1, noun: '条线路', samples: ['101路'] },
  });
  const names = async () =>
    (await service.body('v1/bus-lines', { cityCode: '440300' }, as)).rows.map(({ lineName }) => lineName);
  expect(await names()).toEqual(['102路', '103路']);
  await importFile(service, csvFile('线路名称\n103路\n'), { mode: 'delete' });
  expect(await names()).toEqual(['102路']);
  const all = await importFile(service, csvFile('线路名称\n102路\n'), { mode: 'delete' });
  expect(all.job.message).toBe('删除后没有线路：请改为撤销该版本');
});

const libraries: readonly (readonly [Kind, string, readonly string[], string])[] = [
  ['brands', '品牌,行业', ['甲牌,运动服饰', '乙牌,运动服饰', '丙牌,汽车'], '2 个品牌，例如 '],
  [
    'competitor-placements',
    '品牌,行业,媒体,月份,数量,刊例花费（元）,位置',
    [1, 2, 3].map((i) => `甲牌,运动服饰,公交候车亭,2026-10,${i},1000,${i}号站`),
    '2 次投放，例如 2026-10 2号站、2026-10 3号站',
  ],
];

test.each(libraries)(
  '%s: a replacement says what goes and waits for its confirmation',
  async (kind, header, rows, told) => {
    await importFile(service, csvFile([header, ...rows].join('\n')), { kind });
    const [one] = rows;
    const dry = await importFile(service, csvFile([header, one].join('\n')), {
      kind,
      mode: 'replace',
      isDryRun: true,
    });
    expect(dry.session.report!.removal).toMatchObject({ count: 2 });
    const { importId } = dry.session;
    const { jobId } = await service.body(
      'v1/imports/{importId}/run',
      { importId, mode: 'replace', isDryRun: false },
      as,
    );
    expect((await jobEnd(service, jobId)).message).toContain(`全量替换将移除 ${told}`);
    const { jobId: second } = await service.body(
      'v1/imports/{importId}/run',
      { importId, mode: 'replace', isDryRun: false, confirmedRemovals: 2 },
      as,
    );
    expect((await jobEnd(service, second)).state).toBe('done');
  },
);

test('stops of a whole city, one a row, are taken: 61,026 of them', async () => {
  const lines = Array.from({ length: 1000 }, (_, line) =>
    Array.from(
      { length: line < 26 ? 62 : 61 },
      (_, i) =>
        `${line}路,${line}站${i},${(113.9 + i * 0.004).toFixed(3)},${(22.5 + line * 0.0002).toFixed(4)}`,
    ),
  ).flat();
  expect(lines).toHaveLength(61_026);
  const { session, job } = await importFile(
    service,
    csvFile(['线路名称,站点名称,经度,纬度', ...lines].join('\n')),
    {
      mode: 'merge',
    },
  );
  expect(job.message).toBeNull();
  expect(session.report).toMatchObject({ rowsRead: 61_026, rowsAccepted: 61_026, counts: { lines: 1000 } });
});

test('lines of the demonstration make way for real ones, once that is confirmed, and are not named as a source', async () => {
  const { db } = service.context;
  const whole = await importFile(service, csvFile(busLineCsv(twoLines())), { mode: 'replace' });
  await db
    .updateTable('data_release')
    .set({ is_demo: true })
    .where('release_id', '=', whole.session.releaseId)
    .execute();
  const file = csvFile(busLineCsv(testLine('9路')), '真实.csv');
  const dry = await importFile(service, file, { mode: 'merge', isDryRun: true });
  expect(dry.session.report!.removal).toEqual({
    count: 2,
    noun: '条线路',
    samples: ['101路', '102路'],
    needsConfirmation: true,
  });
  const { importId } = dry.session;
  const run = async (confirmedRemovals: number | null) => {
    const { jobId } = await service.body(
      'v1/imports/{importId}/run',
      { importId, isDryRun: false, confirmedRemovals },
      as,
    );
    return jobEnd(service, jobId);
  };
  expect((await run(null)).message).toContain('增量更新将移除 2 条线路，例如 101路、102路；须确认');
  expect((await run(2)).state).toBe('done');
  const { rows } = await service.body('v1/data-releases', { kind: 'bus-lines' }, as);
  expect(rows.find(({ state }) => state === 'current')).toMatchObject({ restsOn: [], counts: { lines: 1 } });
});
