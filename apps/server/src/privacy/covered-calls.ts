import type { CallKey } from '@ooh/contract/registry';

/** How the answer of a call leaves the service under `PRIVACY_MODE=strict`. */
export interface Cover {
  /** Fields that go out empty: figures as 样本不足, lists as empty ones, all else as null. */
  readonly withheld?: readonly string[];
  /** Paths to what describes a whole city and stays as it is, with everything below. */
  readonly cityLevel?: readonly string[];
  /** True where the question is one about the whole city: the answer stays as it is. */
  readonly isAboutCity?: (input: never) => boolean;
}

/** Everything else of these answers that tells of people is noised, by figure-rules.ts. */
export const coveredCalls: Partial<Record<CallKey, Cover>> = {
  'city-perspective/getAoiTaConcentrationData': {},
  'city-perspective/getAoiTaConcentrationDataById': {},
  'city-perspective/getAoiTaConcentrationDataResponses': {},
  'city-perspective/getAreaSumHeatData': {},
  'city-perspective/getChartData': {
    isAboutCity: ({ districtNames }: { readonly districtNames: readonly string[] }) =>
      districtNames.length === 0,
  },
  'city-perspective/getTaAreaSumHeatData': { cityLevel: ['cityShare'] },
  'city-perspective/intelligenceCityMapData': { cityLevel: ['universePersons', 'dailyOutside'] },
  'city-perspective/intelligenceCityOfflineSceneData': { withheld: ['visitedShare'] },
  'city-perspective/intelligenceTaOfflineSceneData': { withheld: ['visitedShare', 'tgi'] },
  'city-perspective/taIntelligenceCityMapData': { cityLevel: ['taPersons', 'taShare'] },
  'aoi-draw/aoiStatistics': {},
  'aoi-draw/get-by-id/{id}': {},
  'aoi-draw/getAoiHotData': {},
  'aoi-draw/getSubsetSceneDetail': {},
  'aoi-draw/getThroughClearlyData': {},
  'aoi-draw/marketList': {},
  'aoi-draw/selectCbdData': {},
  'aoi-draw/selectCbdRegionIdScene': {},
  'aoi-draw/selectList': {},
  'aoi-draw/selectTaDrawList': { cityLevel: ['cityShare'] },
  'poi-analyse/delineationBrand': {},
  'poi-analyse/delineationKeyWords': {},
  'crowd-tag-plan/v1/getAreaVacancyPositionHotDetail': {},
  'crowd-tag-plan/v1/getCityList': { withheld: ['reach'] },
  'ai-option-mode/getCrowdTagPlanDetail': { withheld: ['reach'] },
  // The curve sums over cities, each of which has its own noise.
  'ai-option-mode/getGeoLocationPlanDetail': { withheld: ['reach', 'radiusCurve'] },
  'ai-option-mode/getBasePlanDetail': {
    withheld: ['reachShare', 'frequency', 'taConcentration', 'cpmFen', 'certificate'],
  },
  'ai-option-mode/list': { withheld: ['reachShare', 'frequency', 'taConcentration', 'cpmFen'] },
  'bus-plan/v1/getCityList': { withheld: ['certificate'] },
  'v1/bus-plan/options': { withheld: ['visitors', 'taConcentration'] },
  'v1/crowd/user-package': {
    cityLevel: ['persons', 'share', 'basis', 'cities', 'composition', 'portrait'],
    withheld: ['reachShare', 'frequency', 'taConcentration', 'cpmFen'],
  },
  'v1/orders/districts': { withheld: ['exposures'] },
  'v1/orders/point-detail': { withheld: ['contacts'] },
  'v1/orders/man-land/coverage': {
    cityLevel: ['funnel.universe'],
    withheld: ['reachable', 'covered', 'suggestion'],
  },
  'v1/orders/man-land/matrix': { cityLevel: ['segments'], withheld: ['score', 'parts'] },
  'v1/orders/planned-exposures': {
    cityLevel: ['rows.cities'],
    withheld: ['impressions', 'reach', 'cpmFen'],
  },
  'v1/monitoring/timeline': { withheld: ['makeGoods'] },
  'effectestimate/orderListPage': { withheld: ['comparison'], cityLevel: ['rows.measuredCities'] },
  'mediaOrder/getAllCrowdPackData': { withheld: ['persons', 'share'] },
  'mediaOrder/getByIdMediaTaCrowdPack/{id}': {
    cityLevel: ['cities.basis'],
    withheld: ['persons', 'share', 'portrait', 'uploads'],
  },
  'mediaOrder/getPackDataListByPlanIds': { withheld: ['persons', 'share'] },
};
