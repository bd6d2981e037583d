import type { Permit } from '@ooh/contract/core/endpoint';
import type { PermissionGroupPath } from '@ooh/contract/permission/permission-structure';
import { registry, type CallInput, type CallKey, type CallOutput } from '@ooh/contract/registry';
import { factOf, perCity, scoped, type ScopedCall } from './scoped-call.ts';

/** Whatever groups open the call: the grants of any of them would. */
function groupsOf(key: CallKey): PermissionGroupPath[] {
  const permit: Permit = registry[key].permit;
  return typeof permit === 'string'
    ? []
    : permit.anyOf.map((path) => path.replace(/\.isEnabled$/, '') as PermissionGroupPath);
}

/** A call about the people and places of one city, which any medium granted there opens. */
function ofCity<Key extends CallKey>(
  key: Key,
  input: (cityCode: string) => CallInput<Key>,
  told: (body: CallOutput<Key>) => readonly unknown[],
): ScopedCall {
  return scoped(
    key,
    groupsOf(key),
    () => perCity(input),
    (body, asked) => told(body).map((what) => factOf((asked as { cityCode: string }).cityCode, null, what)),
  );
}

/** Rows without what they count of the media that the reader may see. */
const withoutMedia = (rows: readonly { readonly nearbyMedia?: number; readonly nearbyLines?: number }[]) =>
  rows.map(({ nearbyMedia: _media, nearbyLines: _lines, ...row }) => row);

const audience = { groups: [{ conditions: [{ labelIds: [113] }] }] };

/** Calls about people and places. */
export const scopedPlaces: readonly ScopedCall[] = [
  ofCity(
    'poi-analyse-detail/getPoiMapResourceByTypeList',
    (cityCode) => ({ cityCode }),
    ({ groups, map }) => [...groups, map.total],
  ),
  ofCity(
    'poi-analyse/getPoiMapResourceByType',
    (cityCode) => ({ cityCode, type: '餐饮服务' }),
    ({ groups, map }) => [...groups, map.total],
  ),
  ofCity(
    'poi-analyse-detail/getCbdLocationSelect',
    (cityCode) => ({ cityCode }),
    ({ options }) => options,
  ),
  ofCity(
    'aoi-draw/selectList',
    (cityCode) => ({ cityCode, aoiTypes: ['商场'], pageSize: 200 }),
    ({ rows }) => withoutMedia(rows),
  ),
  ofCity(
    'aoi-draw/marketList',
    (cityCode) => ({ cityCode, pageSize: 200 }),
    ({ rows }) => withoutMedia(rows),
  ),
  ofCity(
    'city-perspective/getAoiTaConcentrationData',
    (cityCode) => ({ cityCode, targetAudience: audience, aoiTypes: ['商场'], pageSize: 200 }),
    ({ rows }) => withoutMedia(rows),
  ),
  ofCity(
    'city-perspective/getRoleStatMonthList',
    (cityCode) => ({ cityCode }),
    ({ months }) => months,
  ),
  ofCity(
    'city-perspective/intelligenceCityMapData',
    (cityCode) => ({ cityCode }),
    ({ districts, counts, universePersons }) => [...districts, counts.pois, counts.aois, universePersons],
  ),
  ofCity(
    'city-perspective/intelligenceCityUv',
    (cityCode) => ({ cityCode }),
    ({ weekUv, dailyUv, byDay, byHour }) => [weekUv, dailyUv, ...byDay, ...byHour],
  ),
  ofCity(
    'city-perspective/getAreaSumHeatData',
    (cityCode) => ({ cityCode, unit: 'district' }),
    ({ rows }) => rows,
  ),
];
