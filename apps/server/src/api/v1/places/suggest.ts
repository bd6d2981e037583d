import { loadPlaces } from '../../../measurement/place-insight/city-places.ts';
import { knownOfCity } from '../../../measurement/place-insight/known-of-city.ts';
import { suggestPlaces as suggest } from '../../../measurement/place-insight/suggest-places.ts';
import type { Handler } from '../../handler.ts';

const key = 'v1/places/suggest';

export const suggestPlaces: Handler<typeof key> = async (context, { cityCode, q }, { user }) => {
  const places = await loadPlaces(context, user, key, cityCode);
  const known = await knownOfCity(context.db, places);
  return { places: places.ground.source, suggestions: suggest(known, q) };
};
