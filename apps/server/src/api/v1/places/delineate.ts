import { loadCityCrowd } from '../../../measurement/city-perspective/city-crowd.ts';
import { scopeShape } from '../../../measurement/place-insight/scope-shape.ts';
import { surroundings } from '../../../measurement/place-insight/surroundings.ts';
import type { Handler } from '../../handler.ts';

const key = 'v1/places/delineate';

export const delineatePlaces: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, input);
  return surroundings(context, city, await scopeShape(context, user, input), input);
};
