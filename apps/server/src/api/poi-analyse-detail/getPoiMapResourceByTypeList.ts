import { loadPlaces } from '../../measurement/place-insight/city-places.ts';
import { categoryRules, poiMapOf } from '../../measurement/place-insight/poi-map.ts';
import { categoryLevel, tally } from '../../measurement/place-insight/poi-search.ts';
import type { Handler } from '../handler.ts';

const key = 'poi-analyse-detail/getPoiMapResourceByTypeList';

export const getPoiMapResourceByTypeList: Handler<typeof key> = async (context, input, { user }) => {
  const { ground } = await loadPlaces(context, user, key, input.cityCode);
  const all = tally(ground.pois.map(({ category }) => categoryLevel(category, 1))).map(({ name }) => name);
  const types = input.types.length > 0 ? [...new Set(input.types)] : all;
  return { places: ground.source, ...poiMapOf(ground, categoryRules(types), input.bounds) };
};
