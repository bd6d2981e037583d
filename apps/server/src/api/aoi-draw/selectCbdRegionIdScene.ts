import { loadCityCrowd } from '../../city-perspective/city-crowd.ts';
import { pageSlice, sortedAreas } from '../../place-insight/aoi-table.ts';
import {
  aoiTypesInside,
  cityBusinessDistricts,
  presentBusinessDistricts,
} from '../../place-insight/business-districts.ts';
import type { Handler } from '../handler.ts';

const key = 'aoi-draw/selectCbdRegionIdScene';

export const selectCbdRegionIdScene: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, input);
  const { ground, rows } = await cityBusinessDistricts(context, city);
  const { districtNames, aoiTypes } = input;
  const found = rows.filter(({ district }) => {
    if (districtNames.length > 0 && !districtNames.includes(district.districtName ?? '')) return false;
    if (aoiTypes.length === 0) return true;
    const held = new Set(aoiTypesInside(ground, district).map((one) => one.aoiType));
    return aoiTypes.every((aoiType) => held.has(aoiType));
  });
  const page = pageSlice(sortedAreas(found, input.orderBy, false), input);
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    places: ground.source,
    rows: await presentBusinessDistricts(context, city, ground, page),
    total: found.length,
    pageNo: input.pageNo,
    pageSize: input.pageSize,
  };
};
