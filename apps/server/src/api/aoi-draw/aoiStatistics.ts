import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { areaStatistics } from '../../measurement/place-insight/area-statistics.ts';
import { namedArea } from '../../measurement/place-insight/named-area.ts';
import type { Handler } from '../handler.ts';

const key = 'aoi-draw/aoiStatistics';

export const getAoiStatistics: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, input);
  const area = await namedArea(context, city, input);
  return areaStatistics(context, city, area, input.bufferMeters);
};
