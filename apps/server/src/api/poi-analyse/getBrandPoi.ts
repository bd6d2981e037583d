import { searchText } from '../../city-data/place/city-geography.ts';
import { loadPlaces } from '../../measurement/place-insight/city-places.ts';
import { brandRules, poiMapOf } from '../../measurement/place-insight/poi-map.ts';
import { tally } from '../../measurement/place-insight/poi-search.ts';
import type { Handler } from '../handler.ts';

const key = 'poi-analyse/getBrandPoi';
const maxOptions = 50;

export const getBrandPoi: Handler<typeof key> = async (context, input, { user }) => {
  const { ground } = await loadPlaces(context, user, key, input.cityCode);
  const keyword = searchText(input.keyword);
  const brands = ground.pois.flatMap(({ brand }) =>
    brand !== null && searchText(brand).includes(keyword) ? [brand] : [],
  );
  return {
    places: ground.source,
    brandOptions: tally(brands)
      .slice(0, maxOptions)
      .map(({ name, count }) => ({ brand: name, count })),
    ...poiMapOf(ground, brandRules([...new Set(input.brands)]), input.bounds),
  };
};
