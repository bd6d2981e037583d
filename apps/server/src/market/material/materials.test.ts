import { mostMaterials } from '@ooh/contract/domain/creative-material-names';
import { readPresentation } from '@ooh/report/testing/read-presentation';
import { beforeAll, expect, test } from 'vitest';
import { seedAlbums } from '../../demo/demo-library.ts';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { onlyMediaOf } from '../../testing/library-service.ts';
import { signInAs } from '../../testing/seeded-plan.ts';
import { newOrder, shelterItem } from '../../testing/new-order.ts';
import { seedSmallInventory } from '../../testing/small-inventory.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';

const shenzhen = '440300';
const service = startTestService();
let orderId: string;
let albums: { albumId: string; title: string; cityCode: string; mediumId: number }[];

beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallInventory(service, shenzhen);
  await seedAlbums(service.context);
  ({ orderId } = await newOrder(service, [shelterItem(service, shenzhen, 0)], { cityCodes: [shenzhen] }));
  const found = await service.body('common-attachment/creativeAppPageQuery', { pageSize: 100 });
  albums = found.rows;
});

const change = 'v1/orders/materials/change';
const list = 'v1/orders/materials/list';
const ids = (from: number, to: number) => albums.slice(from, to).map(({ albumId }) => albumId);

/** Texts of the pages of the proposal's 创意参考. */
async function shownWorks(id: string): Promise<string[]> {
  const answer = await service.call('v1/orders/proposal', { orderId: id });
  const { slides } = readPresentation(answer.bytes);
  return slides.filter(({ title }) => title.startsWith('创意参考')).flatMap(({ texts }) => texts);
}

test('two works added to an order are exactly those of its deck; one removed is gone', async () => {
  expect(await shownWorks(orderId)).toEqual([]);
  const wanted = [...ids(0, 2)];
  const after = await service.body(change, { orderId, action: 'add', albumIds: wanted });
  expect(after.works.map(({ albumId }) => albumId)).toEqual(wanted);
  // What is there already stays as it is.
  const again = await service.body(change, { orderId, action: 'add', albumIds: wanted });
  expect(again).toEqual(after);
  const texts = await shownWorks(orderId);
  const named = albums.filter(({ title }) => texts.includes(title)).map(({ title }) => title);
  expect(new Set(named)).toEqual(new Set(after.works.map(({ title }) => title)));
  await service.body(change, { orderId, action: 'remove', albumIds: [wanted[0]] });
  const left = await service.body(list, { orderId });
  expect(left.works.map(({ albumId }) => albumId)).toEqual([wanted[1]]);
  expect(await shownWorks(orderId)).toContain(left.works[0].title);
  const { total } = await service.body('v1/admin/audit/list', { action: 'material.change' }, { as: 'admin' });
  expect(total).toBe(3);
});

test('a draft keeps works of its own, at most so many', async () => {
  const { draftId } = await service.body('v1/strategy-drafts/save', { name: '新品', version: 0 });
  const added = await service.body(change, { draftId, action: 'add', albumIds: ids(0, mostMaterials) });
  expect(added.works).toHaveLength(mostMaterials);
  expect((await service.body(list, { draftId })).works).toHaveLength(mostMaterials);
  const more = { draftId, action: 'add' as const, albumIds: ids(mostMaterials, mostMaterials + 1) };
  expectFailure(await service.call(change, more), 'refused');
  expect((await service.body(list, { orderId })).works).not.toHaveLength(mostMaterials);
  const { version } = await service.body('v1/strategy-drafts/get', { draftId });
  await service.body('v1/strategy-drafts/archive', { draftId, version, isArchived: true });
  expectFailure(await service.call(change, { draftId, action: 'remove', albumIds: ids(0, 1) }), 'refused');
});

test('what a draft shows goes with it into the order that it becomes', async () => {
  const draft = await service.body('v1/strategy-drafts/save', {
    name: '冬季新品',
    brandId: 'b-0001',
    cityCodes: [shenzhen],
    mediumIds: [2],
    startDate: '2027-03-01',
    budgetFen: 30_000_000,
    version: 0,
  });
  const { draftId } = draft;
  await service.body(change, { draftId, action: 'add', albumIds: ids(2, 4) });
  const { version } = await service.body('v1/strategy-drafts/get', { draftId });
  const made = await service.body('v1/strategy-drafts/hand-over', { draftId, to: 'order', version });
  const { works } = await service.body(list, { orderId: made.id });
  expect(works.map(({ albumId }) => albumId)).toEqual(ids(2, 4));
});

test('orders and drafts of others and works outside the grants are unknown; hidden works are counted', async () => {
  const [first] = albums;
  const { draftId } = await service.body('v1/strategy-drafts/save', { name: '旁人', version: 0 });
  const grants = onlyMediaOf(first.cityCode, [first.mediumId]);
  const as = await signInAs(service, 'one-pair', {
    digitalAssetRoleData: { pageIsEnabled: true, appAnalyseData: grants },
    investmentOrderData: { pageIsEnabled: true, orderPatternData: grants },
  });
  const albumIds = [first.albumId];
  for (const subject of [{ draftId }, { orderId: 'unknown' }]) {
    expectFailure(await service.call(list, subject, { as }), 'notFound');
    expectFailure(await service.call(change, { ...subject, action: 'add', albumIds }, { as }), 'notFound');
  }
  expectFailure(await service.call(change, { orderId, action: 'add', albumIds: ['unknown'] }), 'notFound');
  const hidden = albums.find(
    ({ cityCode, mediumId }) => cityCode !== first.cityCode || mediumId !== first.mediumId,
  );
  const strange = { action: 'add' as const, albumIds: [hidden?.albumId ?? ''] };
  expectFailure(await service.call(change, { orderId, ...strange }, { as }), 'notFound');
  expectFailure(await service.call(list, { orderId, draftId }), 'invalid');
  expectFailure(await service.call(list, {}), 'invalid');
});
