import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import {
  businessDistrictPage,
  cityBusinessDistricts,
  matchingDistricts,
} from '../../measurement/place-insight/business-districts.ts';
import type { Handler } from '../handler.ts';

const key = 'aoi-draw/selectCbdRegionIdScene';

export const selectCbdRegionIdScene: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, input);
  const { ground, rows } = await cityBusinessDistricts(context, city);
  const found = matchingDistricts(ground, rows, { ...input, keyword: '' });
  return businessDistrictPage(context, city, { ground, found }, input);
};
