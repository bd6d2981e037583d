import { beforeAll, expect, test } from 'vitest';
import { importFile } from '../../testing/import-file.ts';
import { expectFailure, startTestService } from '../../testing/test-service.ts';
import { seedSampleBrands } from './brand-store.ts';

const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
});

type Who = 'planner' | 'customer';
const add = (brandName: string, as: Who) =>
  service.body('v1/brands/add', { brandName, industry: '食品饮料' }, { as });
const known = async (keyword: string, as: Who) =>
  (await service.body('common/getBrandNameList', { keyword }, { as })).map(({ brandId }) => brandId);

test('a brand that is missing is entered for the own organisation alone', async () => {
  const entered = await add(' 溪谷茶饮 ', 'planner');
  expect(entered).toEqual({
    brandId: expect.stringMatching(/^o-[0-9a-f]{16}$/),
    brandName: '溪谷茶饮',
    isNew: true,
  });
  expect(await known('溪谷', 'planner')).toEqual([entered.brandId]);
  expect(await known('xgcy', 'planner')).toEqual([entered.brandId]);
  expect(await known('溪谷', 'customer')).toEqual([]);
  expect(await add('溪谷茶饮', 'planner')).toEqual({ ...entered, isNew: false });
  const other = await add('溪谷茶饮', 'customer');
  expect(other.isNew).toBe(true);
  expect(other.brandId).not.toBe(entered.brandId);
});

test('a public brand is not entered again', async () => {
  const [listed] = await service.body('common/getBrandNameList', { keyword: '' }, { as: 'planner' });
  const { brandId, isNew } = await add(listed.brandName, 'planner');
  expect({ brandId, isNew }).toEqual({ brandId: listed.brandId, isNew: false });
});

test('a brand stands once in the list when an import comes to name it too', async () => {
  const [planners, customers] = [await add('雪岭乳业', 'planner'), await add('雪岭乳业', 'customer')];
  const file = { fileName: '品牌.csv', bytes: Buffer.from('品牌,行业\n雪岭乳业,乳制品') };
  await importFile(service, file, { kind: 'brands' });
  const [forPlanner, forCustomer] = [await known('雪岭', 'planner'), await known('雪岭', 'customer')];
  expect(forPlanner).toEqual(forCustomer);
  expect(forPlanner).toHaveLength(1);
  expect([planners.brandId, customers.brandId]).toContain(forPlanner[0]);
});

test('a name or an industry that is missing is refused by its field', async () => {
  const answer = await service.call('v1/brands/add', { brandName: ' ', industry: '' }, { as: 'planner' });
  expectFailure(answer, 'invalid');
  expect(answer.envelope?.message).toContain('请填写品牌名称');
  expect(answer.envelope?.message).toContain('请选择或填写行业');
});
