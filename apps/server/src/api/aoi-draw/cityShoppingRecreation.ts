import { peopleOf } from '../../measurement/city-perspective/people-of.ts';
import { loadPlaces } from '../../measurement/place-insight/city-places.ts';
import { shoppingRecreation } from '../../measurement/place-insight/shopping-recreation.ts';
import type { Handler } from '../handler.ts';

const key = 'aoi-draw/cityShoppingRecreation';

export const getCityShoppingRecreation: Handler<typeof key> = async (context, { cityCode }, { user }) => {
  const { ground, data } = await loadPlaces(context, user, key, cityCode);
  return { places: ground.source, ...shoppingRecreation(ground, await peopleOf(context, data)) };
};
