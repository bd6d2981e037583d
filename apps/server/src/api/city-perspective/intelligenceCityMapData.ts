import { areaRowOf } from '../../measurement/city-perspective/area-table.ts';
import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { cityOverview } from '../../measurement/place-insight/city-overview.ts';
import { tally } from '../../measurement/place-insight/poi-search.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/intelligenceCityMapData';
const everybody = { groups: [] };

export const intelligenceCityMapData: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, { ...input, targetAudience: everybody });
  const { ground, districts, universePersons, dailyOutside, counts } = await cityOverview(context, city);
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    universePersons,
    dailyOutside,
    districts: districts.map(areaRowOf),
    counts,
    aoiTypes: tally(ground.aois.map((aoi) => aoi.aoiType)).map(({ name, count }) => ({
      aoiType: name,
      count,
    })),
  };
};
