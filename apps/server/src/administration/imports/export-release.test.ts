import { readLines } from '../../city-data/bus-line/read-lines.ts';
import { dataExportsOf, type DataExportFormat } from '@ooh/contract/domain/data-export';
import type { ImportSession } from '@ooh/contract/domain/data-release';
import { parquetRead } from 'hyparquet';
import { beforeEach, describe, expect, test } from 'vitest';
import { clearReleases, importFile } from '../../testing/import-file.ts';
import { factTables, kindFiles, textOf, type KindFile } from '../../testing/kind-files.ts';
import { hardFiles } from '../../testing/hard-files.ts';
import { hardLibraryFiles } from '../../testing/hard-library-files.ts';
import { startTestService } from '../../testing/test-service.ts';
import { kindOf } from './kinds.ts';

const service = startTestService();
const as = { as: 'admin' } as const;

beforeEach(async () => {
  await clearReleases(service);
  for (const table of factTables) await service.context.clickhouse.command(`TRUNCATE TABLE ${table}`);
});

/** Every format is read again in every mode by `npm run test:all`, else in the modes in turns. */
const takesAllModes = process.env['OOH_TEST_ALL'] === '1';

const nameOf = (file: KindFile): string => (file.geometries ? '要素.geojson' : '数据.csv');

async function importKind(file: KindFile): Promise<ImportSession> {
  const bytes = Buffer.from(textOf(file));
  const options = { kind: file.kind, grid: file.grid ?? null };
  const { session, job } = await importFile(service, { fileName: nameOf(file), bytes }, options);
  expect(job.state).toBe('done');
  return session;
}

const currentOf = (kind: ImportSession['kind']) =>
  service.context.db
    .selectFrom('data_release')
    .selectAll()
    .where('kind', '=', kindOf(kind).releaseKind)
    .where('state', '=', 'current')
    .executeTakeFirstOrThrow();

const exported = (releaseId: string, kind: ImportSession['kind'], format: DataExportFormat) =>
  service.call('v1/data-releases/{releaseId}/export', { releaseId, kind, format }, as);

/** Kinds of which a version holds several, and the others. */
const offerOf = (kind: ImportSession['kind']) =>
  dataExportsOf(kindOf(kind).releaseKind).find((offer) => offer.kind === kind);

const files = [...kindFiles, ...hardFiles, ...hardLibraryFiles].filter(
  ({ kind }) => offerOf(kind) !== undefined,
);

describe.each(files.map((file, place) => ({ title: `${file.kind} ${place}`, file, place })))(
  '$title',
  ({ file, place }) => {
    test('every format of the export is read again as equal data', async () => {
      const { kind, grid = null } = file;
      const first = await importKind(file);
      // What a file lacks, its export lacks as well.
      const known = new Set(first.report?.issues.map(({ reason }) => reason));
      const release = await currentOf(kind);
      const formats = offerOf(kind)!.formats.filter((one) => one !== 'gtfs' && one !== 'pictures');
      for (const [turn, format] of formats.entries()) {
        const { status, bytes } = await exported(release.release_id, kind, format);
        expect([format, status]).toEqual([format, 200]);
        const again = { fileName: `导出.${format}`, bytes };
        const dry = await importFile(service, again, { kind, grid, isDryRun: true });
        const issues = dry.session.report?.issues.filter(
          ({ reason }) => !known.has(reason) && !reason.includes('未读取「说明」'),
        );
        expect([format, issues]).toEqual([format, []]);
        // A table names every field of its own by its label, so that nothing is to be mapped.
        expect(
          dry.session.mapping.filter(({ column, label }) => column !== null && column !== label),
        ).toEqual(format === 'geojson' ? [expect.objectContaining({ column: 'geometry' })] : []);
        const modes = dry.session.modes.filter((one) => one !== 'delete');
        for (const mode of takesAllModes ? modes : [modes[(place + turn) % modes.length]]) {
          const { session, job } = await importFile(service, again, { kind, grid, mode });
          expect([format, mode, job.state, session.report?.isUnchanged]).toEqual([
            format,
            mode,
            'done',
            true,
          ]);
        }
        expect((await currentOf(kind)).content_sha256).toBe(release.content_sha256);
      }
    });

    test('the file comes back as it was uploaded', async () => {
      await importKind(file);
      const release = await currentOf(file.kind);
      const { bytes } = await exported(release.release_id, file.kind, 'file');
      expect(bytes.equals(Buffer.from(textOf(file)))).toBe(true);
    });
  },
);

test.each(hardLibraryFiles.map((file) => ({ kind: file.kind, file })))(
  'an export of $kind gives a version of the same content where there is none',
  async ({ kind, file }) => {
    const upload = (fileName: string, bytes: Buffer) =>
      importFile(service, { fileName, bytes }, { kind, mode: 'replace' });
    await upload(nameOf(file), Buffer.from(textOf(file)));
    const { release_id: releaseId, content_sha256: content } = await currentOf(kind);
    const formats = offerOf(kind)!.formats.filter((one) => one !== 'pictures');
    const left = [];
    for (const format of formats)
      left.push({ format, bytes: (await exported(releaseId, kind, format)).bytes });
    for (const { format, bytes } of left) {
      await clearReleases(service);
      const { session } = await upload(`导出.${format}`, bytes);
      expect([format, session.report?.isUnchanged]).toEqual([format, false]);
      expect([format, (await currentOf(kind)).content_sha256]).toEqual([format, content]);
    }
  },
);

test('every kind that the contract offers is tried', () => {
  expect(new Set(files.map(({ kind }) => kind)).size).toBe(15);
});

test('parquet is read alike by another reader', async () => {
  await importKind(files.find(({ kind }) => kind === 'media-positions')!);
  const { release_id } = await currentOf('media-positions');
  const { bytes } = await exported(release_id, 'media-positions', 'parquet');
  const file = new Uint8Array(bytes).buffer;
  let rows: Record<string, unknown>[] = [];
  await parquetRead({ file, rowFormat: 'object', onComplete: (data) => (rows = data) });
  expect(rows).toHaveLength(18);
  expect(rows[0]).toMatchObject({ 媒体: '公交候车亭', 可售份数: 1 });
  expect(rows.filter((row) => row.已售时段 === '2026-12-01~2026-12-14;2027-01-05~2027-01-18')).toHaveLength(
    5,
  );
});

test('a feed of the lines gives them back: names, stops, ways and operators', async () => {
  const file = hardFiles.find(({ kind }) => kind === 'bus-lines')!;
  await importKind(file);
  const before = await readLines(service.context.db, (await currentOf('bus-lines')).release_id);
  const { bytes } = await exported((await currentOf('bus-lines')).release_id, 'bus-lines', 'gtfs');
  await clearReleases(service);
  const { session, job } = await importFile(service, { fileName: '公交.zip', bytes }, { kind: 'bus-lines' });
  expect([job.state, session.format]).toEqual(['done', 'gtfs']);
  const after = await readLines(service.context.db, session.releaseId!);
  const carried = (lines: typeof before) =>
    lines.map(({ lineId, lineName, operator, directions }) => ({
      lineId,
      lineName,
      operator: operator ?? '未填写',
      directions: directions.map(({ stops, shape, lengthMeters }) => ({ stops, shape, lengthMeters })),
    }));
  expect(carried(after)).toEqual(carried(before));
});

test('venues of the taxonomy leave with positions, and name their medium where nothing else does', async () => {
  await importKind(files.find(({ kind }) => kind === 'media-positions')!);
  const { bytes } = await exported((await currentOf('media-positions')).release_id, 'media-positions', 'csv');
  const [head, first] = bytes
    .toString()
    .split('\r\n')
    .map((line) => line.split(','));
  expect(first[head.indexOf('OpenOOH 场所类型')]).toBe('303');
  const rows = [
    'code,name,venuetypeid,format,lng,lat',
    'A1,甲,303,,114.05,22.54',
    'A2,乙,10502,,114.05,22.54',
  ];
  const file = {
    fileName: 'a.csv',
    bytes: Buffer.from([...rows, 'A3,丙,10502,站台电视15秒,114.05,22.54', ''].join('\n')),
  };
  const { session } = await importFile(service, file, { kind: 'media-positions' });
  expect(session.report).toMatchObject({ rowsAccepted: 2, rowsRefused: 1 });
  expect(session.report!.issues.filter(({ severity }) => severity === 'error')).toMatchObject([
    { row: 2, reason: 'OpenOOH 10502 对应 地铁灯箱、地铁电视，请写明媒体或媒体形式' },
  ]);
});

test('what does not leave says why', async () => {
  const messageOf = async (releaseId: string, input: object = { format: 'csv' }) =>
    (await service.callRaw('v1/data-releases/{releaseId}/export', { releaseId, ...input }, as)).envelope
      .message;
  await importKind(files.find(({ kind }) => kind === 'poi')!);
  const places = (await currentOf('poi')).release_id;
  expect(await messageOf(places)).toBe('请指明要导出的数据：兴趣点 POI、AOI 区域、商圈');
  expect(await messageOf(places, { kind: 'poi', format: 'gtfs' })).toContain('不能导出为 GTFS');
  expect(await messageOf(places, { kind: 'aoi', format: 'csv' })).toBe('此版本中没有AOI 区域数据');
  expect(await messageOf('nothing')).toContain('数据版本');
  const { db } = service.context;
  await db.updateTable('import_session').set({ release_id: null }).execute();
  expect(await messageOf(places, { format: 'file' })).toContain('没有保存');
  await db.updateTable('data_release').set({ kind: 'panel' }).execute();
  expect(await messageOf(places)).toBe('人群样本与人群包涉及个人，只能导入，不能导出');
  expect(await messageOf(places, { format: 'file' })).toBe('人群样本与人群包涉及个人，只能导入，不能导出');
});

test.each([
  ['competitor-placements', 'competitor_placement', 2],
  ['strategy-cases', 'strategy_case', 2],
] as const)('%s tell that a number was not kept, and which rows are generated', async (kind, table, lost) => {
  const file = hardLibraryFiles.find((one) => one.kind === kind)!;
  await importKind(file);
  const { release_id } = await currentOf(kind);
  const { db } = service.context;
  const text = async () => (await exported(release_id, kind, 'csv')).bytes.toString();
  expect(await text()).not.toContain('备注');
  await db.updateTable(table).set({ code: null }).execute();
  const without = await text();
  expect(without.match(/导入时的编号没有保存/g)).toHaveLength(lost);
  expect(without).not.toContain('示意数据');
  await db.updateTable(table).set({ is_sample: true }).execute();
  expect(await text()).toContain('示意数据');
  // The original file once more keeps the numbers.
  await db.updateTable(table).set({ is_sample: false }).execute();
  await importKind(file);
  const again = await exported((await currentOf(kind)).release_id, kind, 'csv');
  expect(again.bytes.toString()).not.toContain('备注');
});

test('generated rows are marked, and an import leaves them out', async () => {
  await importKind(files.find(({ kind }) => kind === 'poi')!);
  const { release_id } = await currentOf('poi');
  const { db } = service.context;
  await db.updateTable('poi').set({ is_indicative: true }).where('name', '=', '华强1号店').execute();
  const { bytes } = await exported(release_id, 'poi', 'csv');
  expect(bytes.toString()).toContain('示意数据');
  const { session } = await importFile(
    service,
    { fileName: 'poi.csv', bytes },
    { kind: 'poi', mode: 'merge' },
  );
  expect(session.report?.rowsRead).toBe(23);
  expect(session.report?.issues.map(({ reason }) => reason)).toEqual([
    '1 行是示意数据，未导入；如要作为真实数据导入，请删去「示意数据」列',
  ]);
});
