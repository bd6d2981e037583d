import { certain } from '@ooh/contract/core/certain';
import { regionByCode } from '../reference/region/regions.ts';
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
  scoped('v1/crowd/estimate', () =>
    perCity((cityCode) => ({ cityCodes: [cityCode], targetAudience: audience })),
  ),
  scoped('v1/people/preference', () => perCity((cityCode) => ({ cityCode, targetAudience: audience }))),
  scoped('v1/scenes/hours', () => perCity((cityCode) => ({ cityCode, fromHour: 8, toHour: 9 }))),
  scoped('v1/places/suggest', () => perCity((cityCode) => ({ cityCode, q: '咖啡' }))),
  scoped('v1/crowd-packs/place-options', () => perCity((cityCode) => ({ cityCode }))),
  scoped('v1/places/delineate', () =>
    perCity((cityCode) => {
      const [lng, lat] = certain(regionByCode(cityCode)?.center, 'middle of the city', cityCode);
      return { cityCode, places: [{ name: '市中心', lng, lat }], radiiMeters: [5000] };
    }),
  ),
  scoped('v1/city-perspective/hours', () =>
    perCity((cityCode) => ({ cityCode, unit: 'district' as const, targetAudience: audience })),
  ),
];
