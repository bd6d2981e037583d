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
  'mediaOrder/updateService':
    'the quotation saves services with the order, by mediaOrder/update and its version',
  'mediaOrder/selectBrandList': 'every choice of a brand asks common/getBrandNameList',
  'mediaOrder/downloadTemplate': 'orders choose media from offers; the template serves lists made outside',
  'mediaOrder/getCbdFormData': 'offers of an order name their business districts themselves',
  'mediaOrder/getOrderMediaPlacementPlanByPlanId':
    'an order takes over a plan by getMediaPlacementPlanByPlanId and shows its own media by getById',
  'mediaOrder/getReferenceSchemeList':
    'schemes are looked for in an order, by getOrderReferenceSchemeList with its brief',
  'poi-analyse-detail/poi-analyse-detail/list':
    'places are listed by brand and key words on the scope screen',
  'poi-analyse-detail/getPoiMapResourceByTypeList':
    'counts by district come with getBrandPoi, regions with selectRegionIdTag',
  'poi-analyse/getPoiMapResourceByType': 'as getPoiMapResourceByTypeList, of one type',
  'aoi-draw/marketList': 'malls and markets are types of aoi-draw/selectList, with the same columns',
  'aoi-draw/selectCbdRegionIdScene': 'business districts are filtered on the page, which has all of a city',
  'aoi-draw/getAoiHotData': 'maps of AOIs take persons and density with aoi-draw/selectList',
  'aoi-draw/cityShoppingRecreation': 'preference is read of visits, by v1/people/preference',
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
