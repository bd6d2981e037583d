import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { delineate } from '../../measurement/place-insight/delineate.ts';
import { keyWordRules } from '../../measurement/place-insight/poi-map.ts';
import type { Handler } from '../handler.ts';

const key = 'poi-analyse/delineationKeyWords';

export const delineationKeyWords: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, input);
  return delineate(context, city, keyWordRules([...new Set(input.keyWords)]), input);
};
