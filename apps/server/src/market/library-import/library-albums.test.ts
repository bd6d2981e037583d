import { zipSync } from 'fflate';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { clearReleases, importFile } from '../../testing/import-file.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
});
beforeEach(() => clearReleases(service));

const as = { as: 'admin' } as const;
const undo = (releaseId: string) => service.body('v1/data-releases/{releaseId}/undo', { releaseId }, as);

const png = (seed: number) =>
  Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    Buffer.from(Array.from({ length: 300 }, (_, i) => (i * seed) % 251)),
  ]);

test('an archive of a table and pictures becomes albums whose pictures are served; it goes with the import', async () => {
  const header = '标题,图库,品牌,行业,媒体,商圈,手法,发布日期,图片';
  const table = [
    header,
    '甲,创意应用,青松汽车,汽车,公交候车亭,,3D;灯光,2026-09-01,a.png;子/B.PNG',
    '乙,商圈图库,青松汽车,汽车,公交候车亭,科技园,,2026-09-02,',
    '丙,创意应用,青松汽车,汽车,公交候车亭,,,2026-09-03,missing.png',
    '丁,商圈图库,青松汽车,汽车,公交候车亭,,,2026-09-03,',
  ]
    .join('\n')
    .replace('子/', '');
  const bytes = Buffer.from(
    zipSync({
      '图集/表.csv': Buffer.from(table),
      '图集/a.png': png(3),
      '图集/b.png': png(7),
      '图集/unused.png': png(11),
    }),
  );
  const file = { fileName: '图集.zip', bytes };
  const checked = await importFile(service, file, { kind: 'creative-albums', isDryRun: true });
  expect(checked.session.format).toBe('pictures');
  expect(await service.context.db.selectFrom('creative_image').selectAll().execute()).toEqual([]);
  const { session } = await importFile(service, file, { kind: 'creative-albums' });
  expect(session.report).toMatchObject({ rowsRead: 4, rowsAccepted: 2, counts: { albums: 2, images: 2 } });
  expect(session.report!.issues.map(({ row, field }) => [row, field])).toEqual([
    [3, '图片'],
    [4, '商圈'],
  ]);
  const [first, second] = await service.context.db
    .selectFrom('creative_album')
    .select(['album_id', 'title'])
    .orderBy('title', 'desc')
    .execute();
  expect([first.title, second.title].toSorted()).toEqual(['乙', '甲'].toSorted());
  const album = [first, second].find(({ title }) => title === '甲')!;
  const image = await service.call(
    'v1/creative-albums/{albumId}/images/{seq}',
    { albumId: album.album_id, seq: 2 },
    as,
  );
  expect(Buffer.from(image.bytes).equals(png(7))).toBe(true);
  expect((await importFile(service, file, { kind: 'creative-albums' })).session.report).toMatchObject({
    isUnchanged: true,
  });
  await undo(session.releaseId!);
  expect(
    (await service.call('v1/creative-albums/{albumId}/images/{seq}', { albumId: album.album_id, seq: 2 }, as))
      .status,
  ).not.toBe(200);
});

test('an archive that another user brings again changes nothing; what he adds is his', async () => {
  const header = '标题,品牌,行业,媒体,发布日期,图片';
  const rows = [
    '甲,青松汽车,汽车,公交候车亭,2026-09-01,a.png;b.png',
    '乙,青松汽车,汽车,公交候车亭,2026-09-02,b.png',
  ];
  const archive = (lines: readonly string[], pictures: Record<string, Buffer>) => ({
    fileName: '图集.zip',
    bytes: Buffer.from(zipSync({ '表.csv': Buffer.from([header, ...lines].join('\n')), ...pictures })),
  });
  const pictures = { 'a.png': png(3), 'b.png': png(7) };
  const kind = 'creative-albums';
  await importFile(service, archive(rows, pictures), { kind, as: 'planner' });
  const stored = () =>
    service.context.db
      .selectFrom('creative_image as image')
      .innerJoin('creative_album as album', (join) =>
        join
          .onRef('album.album_id', '=', 'image.album_id')
          .onRef('album.release_id', '=', 'image.release_id'),
      )
      .innerJoin('data_release', 'data_release.release_id', 'image.release_id')
      .innerJoin('attachment', 'attachment.id', 'image.attachment_id')
      .select(['album.title', 'image.seq', 'attachment.sha256', 'attachment.owner_id'])
      .where('data_release.state', '=', 'current')
      .orderBy('album.published_on')
      .orderBy('image.seq')
      .execute();
  const before = await stored();
  expect(before.map(({ title, owner_id }) => [title, owner_id])).toEqual(
    ['甲', '甲', '乙'].map((title) => [title, service.userIds.planner]),
  );
  for (const mode of ['merge', 'replace'] as const) {
    const again = await importFile(service, archive(rows, pictures), { kind, mode });
    expect(again.session.report).toMatchObject({
      isUnchanged: true,
      counts: mode === 'merge' ? { addedRows: 0, changedRows: 0, unchangedRows: 2 } : {},
    });
  }
  const more = archive([rows[0], '丙,青松汽车,汽车,公交候车亭,2026-09-03,a.png;c.png'], {
    'a.png': png(3),
    'c.png': png(11),
    'b.png': png(7),
  });
  const added = await importFile(service, more, { kind });
  expect(added.session.report).toMatchObject({ counts: { addedRows: 1, changedRows: 0, unchangedRows: 1 } });
  const { admin, planner } = service.userIds;
  expect((await stored()).map(({ title, seq, owner_id }) => [title, seq, owner_id])).toEqual([
    ['甲', 1, planner],
    ['甲', 2, planner],
    ['乙', 1, planner],
    ['丙', 1, planner],
    ['丙', 2, admin],
  ]);
});

test('archives without exactly one table, or with a picture that is none, are refused with the reason', async () => {
  const upload = (entries: Record<string, Uint8Array>) =>
    service.upload(
      'v1/imports',
      { kind: 'creative-albums', cityCode: '440300' },
      { fileName: 'x.zip', bytes: Buffer.from(zipSync(entries)) },
      as,
    );
  const two = await upload({ 'a.csv': Buffer.from('a'), 'b.csv': Buffer.from('b'), 'a.png': png(3) });
  expect(two.envelope.message).toContain('有且只有一个');
  const nested = await upload({
    'a.csv': zipSync({ 'a.csv': Buffer.from('a'), 'a.png': png(3) }),
    'a.png': png(3),
  });
  expect(nested.envelope.message).toContain('须为 CSV 或 Excel');
  const table =
    '标题,品牌,行业,媒体,发布日期,图片\n甲,乙,丙,公交候车亭,2026-09-01,a.png\n丁,乙,丙,公交候车亭,2026-09-01,b.png\n';
  const fake = {
    fileName: 'x.zip',
    bytes: Buffer.from(
      zipSync({ 'a.csv': Buffer.from(table), 'a.png': Buffer.from('<svg onload=1>'), 'b.png': png(5) }),
    ),
  };
  const { session } = await importFile(service, fake, { kind: 'creative-albums' });
  expect(session.report!.issues[0]).toMatchObject({
    row: 1,
    field: '图片',
    reason: expect.stringContaining('不是 PNG'),
  });
});
