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

/** A user who sees another medium of the city of an album. */
let strangers = 0;
const stranger = ({ cityCode, mediumId }: { readonly cityCode: string; readonly mediumId: number }) =>
  signInAs(service, `away-${strangers++}`, {
    digitalAssetRoleData: {
      pageIsEnabled: true,
      appAnalyseData: onlyMediaOf(cityCode, [mediumId === 2 ? 3 : 2]),
    },
  });

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
  expect(file.bytes.length).toBeLessThan(16_000);
  expect(file.bytes.toString()).toContain('效果示意');
  const away = await stranger(first);
  expectFailure(await service.call(key, picture, { as: away }), 'notFound');
  expectFailure(await service.call(key, { ...picture, seq: 9 }), 'notFound');
  const seen = await service.body('common-attachment/creativeAppPageQuery', { pageSize: 100 }, { as: away });
  expect(
    seen.rows.every(({ mediumId, cityCode }) => mediumId !== first.mediumId && cityCode === first.cityCode),
  ).toBe(true);
});

test('the count of every tag is the number of works that choosing it leaves, under the other conditions', async () => {
  const techniques = ['3D'];
  const tags = await service.body('app-analyse-creative/getTagCategory', { techniques });
  const all = await service.body('common-attachment/creativeAppPageQuery', { techniques, pageSize: 100 });
  const tagsOf = (name: string) => tags.find(({ category }) => category === name)?.tags ?? [];
  expect(tagsOf('techniques').length).toBeGreaterThan(1);
  const analysed = await service.body('app-analyse-creative/conditionQuery', { techniques });
  expect(analysed.techniques.find(({ key }) => key === '3D')?.count).toBe(all.total);
  expect(tagsOf('techniques').find(({ key }) => key === '3D')?.count).toBe(all.total);
  for (const { key, count } of tagsOf('forms')) {
    const chosen = await service.body('common-attachment/creativeAppPageQuery', { techniques, forms: [key] });
    expect(chosen.total).toBe(count);
    expect(chosen.rows.every(({ mediumId, formId }) => `${mediumId}/${formId}` === key)).toBe(true);
  }
});

test('what is opened and kept becomes popular, once a user and day', async () => {
  const ask = { sort: 'popular' as const, pageSize: 100 };
  const before = await service.body('common-attachment/creativeAppPageQuery', ask);
  const last = before.rows[before.rows.length - 1];
  await service.body('v1/creative-albums/opened', { albumId: last.albumId });
  await service.body('v1/creative-albums/opened', { albumId: last.albumId });
  await service.body('v1/favourites/change', { kind: 'album', add: [last.albumId] });
  const after = await service.body('common-attachment/creativeAppPageQuery', ask);
  expect(after.rows.find(({ albumId }) => albumId === last.albumId)).toMatchObject({
    popularity: last.popularity + 2,
    isFavourite: true,
  });
  const counts = after.rows.map(({ popularity }) => popularity);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  const kept = await service.body('common-attachment/creativeAppPageQuery', { onlyFavourites: true });
  expect(kept.rows.map(({ albumId }) => albumId)).toEqual([last.albumId]);
});

test('a work has its shots, notes and neighbours, in the look of the brand that tries it on', async () => {
  const { rows } = await service.body('common-attachment/creativeAppPageQuery', { pageSize: 100 });
  const [{ albumId, creative, brandId }] = rows;
  const work = await service.body('v1/creative-albums/detail', { albumId });
  expect(work.album).toMatchObject({ albumId, creative });
  expect(work.shots.length).toBeGreaterThanOrEqual(4);
  expect(work.shots.length).toBeLessThanOrEqual(6);
  expect(work).toMatchObject({ campaign: null, effect: null });
  expect(work.similar.map((one) => one.albumId)).not.toContain(albumId);
  const other = rows.find((one) => one.brandId !== brandId)?.brandId ?? '';
  const tried = await service.body('v1/creative-albums/detail', { albumId, asBrandId: other });
  expect(tried.album.creative?.brandName).not.toBe(creative?.brandName);
  expect(tried.album.brandId).toBe(brandId);
  expectFailure(
    await service.call('v1/creative-albums/detail', { albumId, asBrandId: 'unknown' }),
    'notFound',
  );
  const as = await stranger(rows[0]);
  for (const key of ['v1/creative-albums/detail', 'v1/creative-albums/opened'] as const) {
    expectFailure(await service.call(key, { albumId: 'unknown' }), 'notFound');
    expectFailure(await service.call(key, { albumId }, { as }), 'notFound');
  }
});

test('the neighbours of a work are works that the reader may see', async () => {
  const { rows } = await service.body('common-attachment/creativeAppPageQuery', { pageSize: 100 });
  const [{ cityCode, mediumId }] = rows;
  const as = await signInAs(service, 'one-pair', {
    digitalAssetRoleData: { pageIsEnabled: true, appAnalyseData: onlyMediaOf(cityCode, [mediumId]) },
  });
  for (const { albumId } of rows.filter((row) => row.cityCode === cityCode && row.mediumId === mediumId)) {
    const { similar } = await service.body('v1/creative-albums/detail', { albumId }, { as });
    for (const other of similar) expect([other.cityCode, other.mediumId]).toEqual([cityCode, mediumId]);
  }
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
  const [, creative] = /href="data:image\/svg\+xml,([^"]+)/.exec(file.bytes.toString()) ?? [];
  expect(decodeURIComponent(creative)).toContain('&#60;script');
  expect(decodeURIComponent(creative)).not.toContain('<script');
});
