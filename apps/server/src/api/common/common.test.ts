import { beforeAll, expect, test } from 'vitest';
import { busForms } from '@ooh/reference/line-defaults';
import { crowdLabels } from '@ooh/reference/labels';
import { seedSampleBrands } from '../../reference/brand/brand-store.ts';
import { sampleBrands } from '../../reference/brand/sample-brands.ts';
import { newPlan } from '../../testing/seeded-plan.ts';
import { startTestService } from '../../testing/test-service.ts';

const service = startTestService();
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
});

const namesFor = async (keyword: string, industry?: string) =>
  (
    await service.body('common/getBrandNameList', {
      keyword,
      ...(industry === undefined ? {} : { industry }),
    })
  ).map((brand) => brand.brandName);

test('a brand is found by its characters, its pinyin and its initials', async () => {
  for (const keyword of ['星河', 'xinghe', 'XINGHE', 'xhqc', ' 河汽 '])
    expect(await namesFor(keyword)).toContain('星河汽车');
  expect(await namesFor('云启')).toEqual(['云启办公']);
  expect(await namesFor('xhqc')).toEqual(['星河汽车']);
  expect(await namesFor('小满', '金融')).toEqual(['小满理财']);
});

test('signs of patterns mean themselves in a search, and nothing found is an empty list', async () => {
  for (const keyword of ['%', '_', '\\', "'; drop table brand; --", '不存在的品牌'])
    expect(await namesFor(keyword)).toEqual([]);
  expect(await service.body('common/getGroupNameList', { keyword: '%' })).toEqual([]);
});

test('groups and industries count the brands that are there', async () => {
  const all = sampleBrands.flatMap(([, brands]) => brands);
  const groups = await service.body('common/getGroupNameList', {});
  expect(groups.reduce((sum, group) => sum + group.brandCount, 0)).toBe(
    all.filter(([, group]) => group !== null).length,
  );
  expect(await service.body('common/getGroupNameList', { keyword: '星河' })).toEqual([
    { groupName: '星河集团', brandCount: 2 },
  ]);
  const industries = await service.body('common/getLabelList', { type: 'industry' });
  expect(new Map(industries.map(({ value, count }) => [value, count]))).toEqual(
    new Map(sampleBrands.map(([industry, brands]) => [industry, brands.length])),
  );
  const tags = await service.body('common/getLabelList', { type: 'brandTag' });
  expect(tags).toHaveLength(groups.length);
  expect(await service.body('common/getLabelList', { type: 'poiCategory' })).toEqual([]);
});

test('seeding the brands again changes nothing', async () => {
  const before = await namesFor('');
  await seedSampleBrands(service.context.db);
  expect(await namesFor('')).toEqual(before);
});

test('the 49 high-tier cities are 4, 15 and 30; districts hang on their city', async () => {
  const cities = await service.body('common-dict-region/getMainDictRegionsList', { level: 'city' });
  const tierSize = (tier: string) => cities.filter((city) => city.tier === tier).length;
  expect([tierSize('一线'), tierSize('新一线'), tierSize('二线')]).toEqual([4, 15, 30]);
  expect(
    cities
      .filter((city) => city.tier === '一线')
      .map((city) => city.name)
      .toSorted(),
  ).toEqual(['上海市', '北京市', '广州市', '深圳市'].toSorted());
  const districts = await service.body('common-dict-region/getMainDictRegionsList', {
    parentAdcode: '440300',
  });
  expect(districts.map((district) => district.name)).toContain('福田区');
  expect(districts.every((district) => district.level === 'district')).toBe(true);
  expect(await service.body('common-dict-region/getMainDictRegionsList', { parentAdcode: '999999' })).toEqual(
    [],
  );
});

test('the label tree is complete, without shares where there is no panel', async () => {
  for (const cityCode of [undefined, '440300']) {
    const tree = await service.body('common/getCrowdLabelList', cityCode === undefined ? {} : { cityCode });
    expect(tree.map((category) => category.category)).toEqual(
      crowdLabels.map((category) => category.category),
    );
    const labels = tree.flatMap((category) => category.dimensions.flatMap((dimension) => dimension.labels));
    expect(labels.length).toBe(
      crowdLabels.flatMap((one) => one.dimensions.flatMap((two) => two.labels)).length,
    );
    expect(new Set(labels.map((label) => label.labelId)).size).toBe(labels.length);
    expect(labels.every((label) => label.share === null)).toBe(true);
  }
});

test('form items, formats and media tags are those that the service sells', async () => {
  const items = await service.body('common/getFromItemList', {});
  const of = (type: string) => items.find((one) => one.type === type)!.items.map((item) => item.label);
  expect(of('planState')).toEqual(['草稿', '计算中', '已生成', '计算失败', '已失效']);
  expect(of('lineLevel')).toEqual(['特级', 'A++', 'A+', 'A', '经纬线']);
  expect(of('busForm')).toEqual(busForms.map((form) => form.name));
  expect(await service.body('common/getFromItemList', { type: 'crs' })).toHaveLength(1);
  const formats = await service.body('common/getMediumFormatAttrList', { mediumId: 1 });
  expect(formats.map((format) => format.formId)).toEqual(busForms.map((form) => form.formId));
  expect(formats[0].visibilityFactor).toBe(1);
  expect(formats.every(({ visibilityFactor }) => visibilityFactor! > 0 && visibilityFactor! <= 1)).toBe(true);
  const stored = await service.context.db
    .selectFrom('medium_form')
    .select(['medium_id', 'form_id'])
    .execute();
  const all = await service.body('common/getMediumFormatAttrList', {});
  const idsOf = (forms: readonly { mediumId: number; formId: number }[]) =>
    forms.map(({ mediumId, formId }) => `${mediumId}-${formId}`).toSorted();
  expect(idsOf(all)).toEqual(
    idsOf(stored.map((form) => ({ mediumId: form.medium_id, formId: form.form_id }))),
  );
  expect(all.filter(({ mediumId }) => mediumId === 1)).toEqual(formats);
  const television = all.find(({ mediumId }) => mediumId === 6)!;
  expect(television.attributes).toContainEqual({ name: '轮播时长', value: '300 秒' });
  const ofCustomer = await service.body('common/getMediumFormatAttrList', {}, { as: 'customer' });
  expect([...new Set(ofCustomer.map(({ mediumId }) => mediumId))]).toEqual([1, 2]);
  expect(await service.body('common/getMediumFormatAttrList', { mediumId: 77 })).toEqual([]);
  const groups = await service.body('common/getMainMediaTagByTagGroup', {});
  expect(await service.body('common/getMainMediaTagByTagGroup', { tagGroup: groups[0].tagGroup })).toEqual([
    groups[0],
  ]);
});

test('crowd packs are counted by how their people are found', async () => {
  const counts = async () =>
    Object.fromEntries(
      (await service.body('common/getPackCategory', {})).map((one) => [one.category, one.count]),
    );
  expect(await counts()).toEqual({ label: 0, place: 0, plan: 0, upload: 0, mixed: 0 });
  const plan = await newPlan(service);
  await service.body('mediaOrder/createMediaTaCrowdPack', { planIds: [plan.planId], name: '触达人群' });
  expect(await counts()).toMatchObject({ label: 0, plan: 1 });
});
