import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { pageSlice, sortedAreas } from '../../measurement/place-insight/aoi-table.ts';
import {
  cityBusinessDistricts,
  matchingDistricts,
  presentBusinessDistricts,
} from '../../measurement/place-insight/business-districts.ts';
import type { Handler } from '../handler.ts';

const key = 'aoi-draw/selectCbdData';

export const selectCbdData: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, input);
  const { ground, rows } = await cityBusinessDistricts(context, city);
  const { keyword } = input;
  const found = matchingDistricts(ground, rows, { keyword, districtNames: [], aoiTypes: [] });
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
