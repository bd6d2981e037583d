import { loadPlaces } from '../../measurement/place-insight/city-places.ts';
import { categoryRules, poiMapOf } from '../../measurement/place-insight/poi-map.ts';
import { categoryLevel, isOfCategory, tally } from '../../measurement/place-insight/poi-search.ts';
import type { Handler } from '../handler.ts';

const key = 'poi-analyse/getPoiMapResourceByType';

export const getPoiMapResourceByType: Handler<typeof key> = async (context, input, { user }) => {
  const { ground } = await loadPlaces(context, user, key, input.cityCode);
  const levels = input.type.split(';').length + 1;
  const own = ground.pois.filter(({ category }) => isOfCategory(category, input.type));
  const children = tally(own.map(({ category }) => categoryLevel(category, levels))).map(({ name }) => name);
  return { places: ground.source, ...poiMapOf(ground, categoryRules(children), input.bounds) };
};
