import { perCity, scoped, type ScopedCall } from './scoped-call.ts';

const audience = { groups: [{ conditions: [{ labelIds: [113] }] }] };

/** Calls about people and places of a city. */
export const scopedPlaces: readonly ScopedCall[] = [
  scoped('poi-analyse-detail/getPoiMapResourceByTypeList', () => perCity((cityCode) => ({ cityCode }))),
  scoped('poi-analyse/getPoiMapResourceByType', () =>
    perCity((cityCode) => ({ cityCode, type: '餐饮服务' })),
  ),
  scoped('poi-analyse-detail/getCbdLocationSelect', () => perCity((cityCode) => ({ cityCode }))),
  scoped('aoi-draw/selectList', () =>
    perCity((cityCode) => ({ cityCode, aoiTypes: ['商场'], pageSize: 200 })),
  ),
  scoped('aoi-draw/marketList', () => perCity((cityCode) => ({ cityCode, pageSize: 200 }))),
  scoped('city-perspective/getAoiTaConcentrationData', () =>
    perCity((cityCode) => ({ cityCode, targetAudience: audience, aoiTypes: ['商场'], pageSize: 200 })),
  ),
  scoped('city-perspective/getRoleStatMonthList', () => perCity((cityCode) => ({ cityCode }))),
  scoped('city-perspective/intelligenceCityMapData', () => perCity((cityCode) => ({ cityCode }))),
  scoped('city-perspective/intelligenceCityUv', () => perCity((cityCode) => ({ cityCode }))),
  scoped('city-perspective/getAreaSumHeatData', () =>
    perCity((cityCode) => ({ cityCode, unit: 'district' as const })),
  ),
  scoped('v1/people/city-ranking', () =>
    perCity((city) => ({
      cityCodes: [city],
      targetAudience: audience,
      startDate: '2028-03-01',
      weeks: 4,
    })),
  ),
  scoped('v1/city-perspective/hours', () =>
    perCity((cityCode) => ({ cityCode, unit: 'district' as const, targetAudience: audience })),
  ),
];
