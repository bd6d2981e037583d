import type { DataExportFormat } from '@ooh/contract/domain/data-export';
import { unzipSync, zipSync } from 'fflate';
import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { clearReleases, importFile } from '../../testing/import-file.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
const as = { as: 'admin' } as const;
const kind = 'creative-albums' as const;

beforeEach(() => clearReleases(service));

const png = (seed: number): Buffer =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    Buffer.from(Array.from({ length: 300 }, (_, i) => (i * seed) % 251)),
  ]);
const shaOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const header = '编号,标题,图库,品牌,行业,媒体,手法,说明,发布日期,图片';
const archiveOf = (rows: readonly string[], pictures: Record<string, Uint8Array>) => ({
  fileName: '图集.zip',
  bytes: Buffer.from(zipSync({ '表.csv': Buffer.from([header, ...rows].join('\n')), ...pictures })),
});
const rows = [
  `"TJ,1",甲,创意应用,青松,汽车,公交候车亭,3D;灯光,"一,
""二""",2026-09-01,b.png;a.png`,
  ',＝乙,媒体图库,青松,汽车,公交候车亭,,,2026-09-02,"[""A;B (1).png"",""a.png""]"',
  ',丙,媒体图库,青松,汽车,公交候车亭,,,2026-09-03,',
];
const pictures = { 'a.png': png(3), 'b.png': png(7), 'A;B (1).png': png(11) };

const current = () =>
  service.context.db
    .selectFrom('data_release')
    .selectAll()
    .where('kind', '=', kind)
    .where('state', '=', 'current')
    .executeTakeFirstOrThrow();

const exportAs = async (format: DataExportFormat) => {
  const { release_id: releaseId } = await current();
  return service.call('v1/data-releases/{releaseId}/export', { releaseId, kind, format }, as);
};
const refusalOf = async (format: DataExportFormat) => {
  const { release_id: releaseId } = await current();
  const input = { releaseId, kind, format };
  return (await service.callRaw('v1/data-releases/{releaseId}/export', input, as)).envelope.message;
};

/** SHA-256 of the pictures of each album of the version in force, in order. */
async function storedPictures(): Promise<Record<string, string[]>> {
  const images = await service.context.db
    .selectFrom('creative_image as image')
    .innerJoin('creative_album as album', (join) =>
      join.onRef('album.release_id', '=', 'image.release_id').onRef('album.album_id', '=', 'image.album_id'),
    )
    .innerJoin('attachment', 'attachment.id', 'image.attachment_id')
    .select(['album.title', 'attachment.sha256'])
    .where('image.release_id', '=', (await current()).release_id)
    .orderBy('image.seq')
    .execute();
  const found: Record<string, string[]> = {};
  for (const { title, sha256 } of images) (found[title] ??= []).push(sha256);
  return found;
}

const expected = {
  甲: [shaOf(png(7)), shaOf(png(3))],
  '＝乙': [shaOf(png(11)), shaOf(png(3))],
};

test('albums leave with their pictures in an archive that is read again as equal data', async () => {
  const first = await importFile(service, archiveOf(rows, pictures), { kind, mode: 'replace' });
  expect([first.job.state, first.session.report?.issues]).toEqual(['done', []]);
  expect(await storedPictures()).toEqual(expected);
  const release = await current();
  const { status, bytes, headers } = await exportAs('pictures');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('application/zip');
  const entries = unzipSync(new Uint8Array(bytes));
  expect(
    Object.entries(entries)
      .filter(([name]) => name.endsWith('.png'))
      .map(([, one]) => shaOf(one))
      .toSorted(),
  ).toEqual([png(3), png(7), png(11)].map(shaOf).toSorted());
  const again = { fileName: '导出.zip', bytes };
  for (const mode of ['merge', 'replace'] as const) {
    const { session, job } = await importFile(service, again, { kind, mode });
    expect([mode, job.state, session.format, session.report?.issues, session.report?.isUnchanged]).toEqual([
      mode,
      'done',
      'pictures',
      [],
      true,
    ]);
    expect((await current()).content_sha256).toBe(release.content_sha256);
  }
  // From nothing, as in another installation.
  await clearReleases(service);
  const { session } = await importFile(service, again, { kind, mode: 'replace' });
  expect(session.report).toMatchObject({ isUnchanged: false, issues: [], counts: { albums: 3, images: 4 } });
  expect(await storedPictures()).toEqual(expected);
  expect((await current()).content_sha256).toBe(release.content_sha256);
  const codes = await service.context.db
    .selectFrom('creative_album')
    .select(['title', 'code'])
    .where('release_id', '=', (await current()).release_id)
    .where('code', 'is not', null)
    .execute();
  expect(codes).toEqual([{ title: '甲', code: 'TJ,1' }]);
});

test('pictures of one name leave under names of their own', async () => {
  await importFile(service, archiveOf([rows[0]], pictures), { kind });
  const other = ',丁,创意应用,青松,汽车,公交候车亭,,,2026-09-05,A.PNG';
  await importFile(service, archiveOf([other], { 'A.PNG': png(13) }), { kind, mode: 'merge' });
  const { bytes } = await exportAs('pictures');
  const names = Object.keys(unzipSync(new Uint8Array(bytes))).map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(4);
  const before = await storedPictures();
  await clearReleases(service);
  await importFile(service, { fileName: '导出.zip', bytes }, { kind });
  expect(await storedPictures()).toEqual(before);
  expect(before).toEqual({ 甲: expected.甲, 丁: [shaOf(png(13))] });
});

test('a table of albums with pictures is refused, as is an archive without any or with a lost one', async () => {
  await importFile(service, archiveOf(rows, pictures), { kind });
  for (const format of ['csv', 'xlsx', 'parquet'] as const)
    expect(await refusalOf(format)).toBe(
      '此版本的图集有上传的图片，表格装不下图片，请导出为 表格与图片（.zip）',
    );
  const { db } = service.context;
  const set = (byteCount: number) => db.updateTable('attachment').set({ byte_count: byteCount }).execute();
  await set(101 * 1024 * 1024);
  expect(await refusalOf('pictures')).toContain('图片合计 303 MB，超过一个压缩包的 300 MB');
  await set(308);
  const lost = await db
    .selectFrom('attachment')
    .select('id')
    .where('file_name', '=', 'b.png')
    .executeTakeFirstOrThrow();
  await service.context.files.remove(lost.id);
  expect(await refusalOf('pictures')).toBe('图片「b.png」已不在存储中，不能导出');
  await db.updateTable('creative_image').set({ attachment_id: null }).execute();
  expect(await refusalOf('pictures')).toBe('此版本没有上传的图片，请导出为 CSV、Excel 或 Parquet');
  expect((await exportAs('csv')).status).toBe(200);
});

test('albums whose numbers were not kept say so', async () => {
  await importFile(service, archiveOf(rows, pictures), { kind });
  const { db } = service.context;
  await db.updateTable('creative_album').set({ code: null }).execute();
  await db.updateTable('creative_image').set({ attachment_id: null }).execute();
  const text = (await exportAs('csv')).bytes.toString();
  expect(text.match(/导入时的编号没有保存/g)).toHaveLength(1);
  expect(text).not.toContain('示意数据');
  await db.updateTable('creative_album').set({ is_sample: true }).execute();
  expect((await exportAs('csv')).bytes.toString()).toContain('示意数据');
});
