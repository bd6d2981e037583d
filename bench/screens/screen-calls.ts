/** The first calls of the screens of /media and /strategy, as the pages make them, and how soon they are to answer. */
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import type { CallInput, CallKey } from '@ooh/contract/registry';

/** Answers a call of the service; throws on any other answer than success. */
export type Ask = <Key extends CallKey>(key: Key, input: CallInput<Key>) => Promise<unknown>;

export interface ScreenCall {
  /** The call, and what is asked where that is not everything. */
  readonly name: string;
  /** Made right after the start of the service, then again. */
  readonly make: (ask: Ask) => Promise<unknown>;
  readonly aim: Aim;
}

/** Milliseconds at most of the first answer and of the same asked again. */
export interface Aim {
  readonly cold: number;
  readonly warm: number;
}

interface Screen {
  readonly path: string;
  readonly calls: readonly ScreenCall[];
}

const firstData: Aim = { cold: 5000, warm: 1500 };
/** Another audience, another hour: what a reader changes on a screen that stands. */
const change: Aim = { cold: 1000, warm: 1000 };

function call<Key extends CallKey>(key: Key, input: CallInput<Key>, also = '', aim = firstData): ScreenCall {
  return { name: also === '' ? key : `${key} · ${also}`, make: (ask) => ask(key, input), aim };
}

const cityCode = '440300';
const everybody: TargetAudience = { groups: [] };
const labelled = (labelId: number): TargetAudience => ({
  groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [labelId] }] }],
});
const [women, men] = [labelled(102), labelled(101)];
const brandId = 'b-0001';
const months = { startMonth: '2025-11', endMonth: '2026-10' };
const industry = '汽车';
const flight = { startDate: '2027-03-01', weeks: 4 };

const mediaScreens: readonly Screen[] = [
  {
    path: '/media',
    calls: [
      call('v1/media-inventory/search', { cityCode }),
      call('v1/media-inventory/search', { cityCode, targetAudience: women }, '另一目标人群', change),
      call('v1/media-inventory/points', { cityCode }),
    ],
  },
  {
    path: '/media/analysis/city',
    calls: [
      call('app-analyse-city/lineList', {}),
      call('app-analyse-city/conditionQuery', { pageSize: 400 }),
    ],
  },
  {
    path: '/media/category',
    calls: [
      call('app-analyse-media/categoryQuery', {}),
      call('v1/media-handbook/get', { mediumId: 2 }),
      call('v1/rate-cards/list', { mediumId: 2, formId: 1 }),
    ],
  },
  {
    path: '/media/creative-app',
    calls: [
      call('app-analyse-creative/getTagCategory', {}),
      call('common-attachment/creativeAppPageQuery', { pageSize: 24 }),
    ],
  },
  {
    path: '/media/vision/city',
    calls: [
      call('common/getCrowdLabelList', { cityCodes: [cityCode] }),
      call('city-perspective/getRoleStatMonthList', { cityCode }),
      call('v1/street-networks/{cityCode}', { cityCode }),
      call('v1/boundaries/{adcode}', { adcode: cityCode }),
      call('city-perspective/intelligenceCityUv', { cityCode, targetAudience: everybody }),
      call('city-perspective/getChartData', { cityCode, targetAudience: everybody }),
      call('city-perspective/getAreaSumHeatData', { cityCode, unit: 'cell', limit: 5000 }),
      call('v1/city-perspective/hours', { cityCode, unit: 'cell' }, '24 小时一次取回，滑块不再提问'),
      call('city-perspective/intelligenceCityMapData', { cityCode }),
      call('city-perspective/intelligenceCityOfflineSceneData', { cityCode }),
      call('city-perspective/getChartData', { cityCode, targetAudience: women }, '另一目标人群', change),
      call(
        'v1/city-perspective/hours',
        { cityCode, unit: 'cell', targetAudience: women },
        '另一目标人群',
        change,
      ),
    ],
  },
  {
    path: '/media/vision/aoi',
    calls: [
      call('aoi-draw/countRegionCodeTag', { cityCode }),
      call('aoi-draw/selectList', { cityCode, pageSize: 20 }),
      call('aoi-draw/selectList', { cityCode, pageSize: 20, targetAudience: women }, '另一目标人群', change),
    ],
  },
];

const strategyScreens: readonly Screen[] = [
  {
    path: '/strategy/competition',
    calls: [
      call('competitor/getBrandIdByProductData', { brandId }),
      call('competitor/getMediaCompetitorData', { brandId, ...months }),
      call('competitor/getCompetitorSummarize', { industry, ...months }),
      call('competitor/getTendencyOverview', { industry, ...months, dimension: 'brand', limit: 5 }),
      call('competitor/marketLayoutCityData', { industry, ...months, brandIds: [brandId] }),
      call('competitor/marketLayout', { industry, ...months, pageSize: 200 }),
      call('competitor/mediaAnalysisDataYear', { industry }),
      call('v1/competitor/sightings', { industry, ...months }),
    ],
  },
  {
    path: '/strategy/media',
    calls: [
      call('mediaStrategy/getMediaStrategyTag', {}),
      call('mediaStrategy/getMediaStrategyList', { pageSize: 24 }),
    ],
  },
  {
    path: '/strategy/people/ta',
    calls: [
      call('mediaOrder/getAllCrowdPackData', { pageSize: 20 }),
      call('v1/people/preference', { cityCode, targetAudience: women, kind: 'interest' }),
      call(
        'v1/people/preference',
        { cityCode, targetAudience: men, kind: 'interest' },
        '另一目标人群',
        change,
      ),
    ],
  },
  {
    path: '/strategy/people/ta/aoi-list',
    calls: [
      call('aoi-draw/selectTaDrawList', { cityCode, targetAudience: women, pageSize: 20 }),
      call(
        'aoi-draw/selectTaDrawList',
        { cityCode, targetAudience: men, pageSize: 20 },
        '另一目标人群',
        change,
      ),
    ],
  },
  {
    path: '/strategy/scene/business',
    calls: [
      call('poi-analyse-detail/getCbdLocationSelect', { cityCode }),
      call('aoi-draw/selectCbdData', { cityCode, targetAudience: women, pageSize: 200 }),
      call(
        'aoi-draw/selectCbdData',
        { cityCode, targetAudience: men, pageSize: 200 },
        '另一目标人群',
        change,
      ),
    ],
  },
  {
    path: '/strategy/scene/aoi',
    calls: [
      call('v1/scenes/hours', { cityCode, targetAudience: everybody }),
      call('aoi-draw/getSubsetSceneDetail', { cityCode, targetAudience: everybody }),
    ],
  },
  {
    path: '/strategy/combination/scene',
    calls: [
      call('v1/combination/scene-index', { cityCode, targetAudience: everybody, ...flight }),
      call('v1/combination/scene-index', { cityCode, targetAudience: women, ...flight }, '另一目标人群'),
    ],
  },
];

/** @param cityCodes all cities that a ranking compares */
export const screensOf = (cityCodes: readonly string[]): readonly Screen[] => [
  ...mediaScreens,
  ...strategyScreens,
  {
    path: '/strategy/people/city',
    calls: [
      call(
        'v1/people/city-ranking',
        { cityCodes: [...cityCodes], targetAudience: women, ...flight },
        '全部城市',
      ),
    ],
  },
];
