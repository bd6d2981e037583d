import { demoAlbums } from '@ooh/city/commerce/albums';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedAlbums } from '../../demo/demo-library.ts';
import { publishDemo } from '../../demo/publish-demo.ts';
import { onlyMediaOf, openLibraryService } from '../../testing/library-service.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { expectFailure, type TestService } from '../../testing/test-service.ts';
import { insertAlbums } from './insert-albums.ts';

let service: TestService;
beforeAll(async () => {
  service = await openLibraryService(seedAlbums);
});
afterAll(() => service?.close());

test('albums are paged, filtered and counted alike; their pictures need the same grant', async () => {
  const all = await service.body('common-attachment/creativeAppPageQuery', { pageSize: 100 });
  expect(all.total).toBe(24);
  const [first] = all.rows;
  const same = await service.body('common-attachment/creativeAppPageQuery', {
    industries: [first.industry],
    pageSize: 100,
  });
  expect(same.total).toBe(all.rows.filter(({ industry }) => industry === first.industry).length);
  const counted = await service.body('app-analyse-creative/conditionQuery', {});
  expect(counted.total).toBe(24);
  expect(counted.industries.reduce((sum, { count }) => sum + count, 0)).toBe(24);
  const picture = { albumId: first.albumId, seq: 1 };
  const key = 'v1/creative-albums/{albumId}/images/{seq}';
  const file = await service.call(key, picture);
  expect(file.headers['content-type']).toContain('image/svg+xml');
  expect(file.bytes.length).toBeLessThan(6000);
  expect(file.bytes.toString()).toContain('示例');
  const away = await signInAs(service, 'away', {
    digitalAssetRoleData: {
      pageIsEnabled: true,
      appAnalyseData: onlyMediaOf(first.cityCode, [first.mediumId === 2 ? 3 : 2]),
    },
  });
  expectFailure(await service.call(key, picture, { as: away }), 'notFound');
  expectFailure(await service.call(key, { ...picture, seq: 9 }), 'notFound');
  const seen = await service.body('common-attachment/creativeAppPageQuery', { pageSize: 100 }, { as: away });
  expect(
    seen.rows.every(({ mediumId, cityCode }) => mediumId !== first.mediumId && cityCode === first.cityCode),
  ).toBe(true);
});

test('an imported album of a hostile name is text in its picture', async () => {
  const [{ brand, ...album }] = demoAlbums(3, '2026-11-01', 1, {
    cities: [{ cityCode: '440300', cityName: '深圳市', businessDistricts: [] }],
    brands: [{ brandId: 'b-0001', brandName: '<script>alert(1)</script>', industry: '汽车' }],
    forms: [{ mediumId: 2, mediumName: '公交候车亭', formId: 1, formName: '灯箱', isLit: true }],
  }) as [ReturnType<typeof demoAlbums>[number]];
  const rows = [{ ...album, ...brand, albumId: 'hostile', attachmentIds: [] }];
  await publishDemo(
    service.context,
    { kind: 'creative-albums', cityCode: '440100', rows },
    (transaction, releaseId) =>
      insertAlbums(transaction, { releaseId, cityCode: '440100', isSample: false }, rows),
  );
  const file = await service.call('v1/creative-albums/{albumId}/images/{seq}', {
    albumId: 'hostile',
    seq: 1,
  });
  expect(file.status).toBe(200);
  expect(file.bytes.toString()).not.toContain('<script');
});
