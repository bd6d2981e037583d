import { globSync, readFileSync } from 'node:fs';
import { registry } from '@ooh/contract/registry';
import { expect, test } from 'vitest';

const source = new URL('../', import.meta.url);

/** Calls of the specification that no screen asks, each with its reason; clients of the API may ask them. */
const withoutScreen: Readonly<Record<string, string>> = {
  'account/getUserApiData': 'pages know from the permission structure of the session what the user may ask',
  'common/getLabelList': 'filters take their values with the counts that the lists answer',
  'ai-option-mode/getCrowdLabelList':
    'the wizard asks common/getCrowdLabelList, the same tree with shares by city',
  'crowd-tag-plan/v1/getAreaVacancyPositionInfo':
    'the workbench lists the positions themselves by getAreaVacancyPositionHotDetail',
  'crowd-tag-plan/v1/getAllDeliveryCostInfo':
    'the card of costs asks getCostAggregateList, whose parts add up to it',
  'mediaOrder/selectBrandList': 'every choice of a brand asks common/getBrandNameList',
  'mediaOrder/getCbdFormData': 'offers of an order name their business districts themselves',
  'mediaOrder/getOrderMediaPlacementPlanByPlanId':
    'an order takes over a plan by getMediaPlacementPlanByPlanId and shows its own media by getById',
  'mediaOrder/getReferenceSchemeList':
    'schemes are looked for in an order, by getOrderReferenceSchemeList with its brief',
  'aoi-draw/selectCbdRegionIdScene':
    'the page has all business districts of a city by selectCbdData and filters them by district and AOI types itself',
  'aoi-draw/getAoiHotData':
    'persons and density in AOIs are drawn by 城市透视, which asks getTaAreaSumHeatData for the unit aoi; AOI 数据库 colours by daily visitors of its list',
  'aoi-draw/cityShoppingRecreation':
    'places per 10,000 residents stand beside what people visit, by v1/people/preference; by district, with getPoiMapResourceByType',
};

const sources = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((path) => !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(new URL(path, source), 'utf8'))
  .join('\n');
const specified = Object.values(registry)
  .filter(({ prefix }) => prefix === 'content')
  .map(({ path }) => path as string);
const isAsked = (path: string): boolean => sources.includes(`'${path}'`);

test('every call of the specification is asked by a screen, or is named with its reason', () => {
  expect(specified).toHaveLength(156);
  expect(specified.filter((path) => !isAsked(path) && !(path in withoutScreen))).toEqual([]);
});

test('calls that are named as unused are calls, and no screen asks them', () => {
  const known = new Set(specified);
  expect(Object.keys(withoutScreen).filter((path) => !known.has(path) || isAsked(path))).toEqual([]);
});
