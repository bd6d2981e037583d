import { searchText } from '../../place-insight/city-ground.ts';
import { loadPlaces } from '../../place-insight/city-places.ts';
import { brandRules, poiMapOf } from '../../place-insight/poi-map.ts';
import { tally } from '../../place-insight/poi-search.ts';
import type { Handler } from '../handler.ts';

const key = 'poi-analyse/getBrandPoi';
const mostOptions = 50;

export const getBrandPoi: Handler<typeof key> = async (context, input, { user }) => {
  const { ground } = await loadPlaces(context, user, key, input.cityCode);
  const keyword = searchText(input.keyword);
  const brands = ground.pois.flatMap(({ brand }) =>
    brand !== null && searchText(brand).includes(keyword) ? [brand] : [],
  );
  return {
    places: ground.source,
    brandOptions: tally(brands)
      .slice(0, mostOptions)
      .map(({ name, count }) => ({ brand: name, count })),
    ...poiMapOf(ground, brandRules([...new Set(input.brands)]), input.bounds),
  };
};
