import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { delineate } from '../../measurement/place-insight/delineate.ts';
import { brandRules } from '../../measurement/place-insight/poi-map.ts';
import type { Handler } from '../handler.ts';

const key = 'poi-analyse/delineationBrand';

export const delineationBrand: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, input);
  return delineate(context, city, brandRules([...new Set(input.brands)]), input);
};
