import { loadPlaces } from '../../measurement/place-insight/city-places.ts';
import { keyWordRules, poiMapOf } from '../../measurement/place-insight/poi-map.ts';
import type { Handler } from '../handler.ts';

const key = 'poi-analyse/getKeyWords';

export const getKeyWords: Handler<typeof key> = async (context, input, { user }) => {
  const { ground } = await loadPlaces(context, user, key, input.cityCode);
  const rules = keyWordRules([...new Set(input.keyWords)]);
  return { places: ground.source, ...poiMapOf(ground, rules, input.bounds) };
};
