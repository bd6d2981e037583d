import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { sceneVisits } from '../../measurement/city-perspective/scene-visits.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/intelligenceCityOfflineSceneData';
const everybody = { targetAudience: { groups: [] }, role: 'visitors' as const };

export const intelligenceCityOfflineSceneData: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, { ...input, ...everybody });
  const scenes = await sceneVisits(context, city);
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    scenes: scenes.map(({ aoiType, aois, dailyVisitors, visitedShare }) => ({
      aoiType,
      aois,
      dailyVisitors,
      visitedShare,
    })),
  };
};
