import { geographyOf } from '../../../city-data/place/city-geography.ts';
import { loadCityCrowd } from '../../../measurement/city-perspective/city-crowd.ts';
import { sceneHours } from '../../../measurement/place-insight/scene-hours.ts';
import type { Handler } from '../../handler.ts';

const key = 'v1/scenes/hours';

export const getSceneHours: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, { ...input, role: 'present' }, (data) =>
    geographyOf(context.db, data),
  );
  const { source } = await geographyOf(context.db, city.data);
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    places: source,
    scenes: await sceneHours(context, city, input.districtName),
  };
};
