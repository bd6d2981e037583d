import { figureContext } from '../../measurement/city-perspective/area-figures.ts';
import { areaRowOf, areaTable } from '../../measurement/city-perspective/area-table.ts';
import { loadCityCrowd } from '../../measurement/city-perspective/city-crowd.ts';
import { isMediumGranted } from '../../measurement/city-perspective/granted-city.ts';
import { activityOf, crowdFigures, mixedCrowd } from '../../measurement/city-perspective/hours.ts';
import { geographyOf } from '../../city-data/place/city-geography.ts';
import { mediaOfCity } from '../../measurement/place-insight/city-media.ts';
import { grantedNetwork } from '../../measurement/place-insight/lines-nearby.ts';
import { tally } from '../../measurement/place-insight/poi-search.ts';
import type { Handler } from '../handler.ts';

const key = 'city-perspective/intelligenceCityMapData';
const everybody = { groups: [] };

export const intelligenceCityMapData: Handler<typeof key> = async (context, input, { user }) => {
  const city = await loadCityCrowd(context, user, key, { ...input, targetAudience: everybody });
  const [districts, ground, media, network, activity] = await Promise.all([
    areaTable(context, city, 'district'),
    geographyOf(context.db, city.data),
    mediaOfCity(context.db, city.cityCode),
    grantedNetwork(context.db, city),
    activityOf(context, city, null),
  ]);
  const figures = figureContext(city, context.config.minimumCell);
  const outside = mixedCrowd(activity.byDay, city.window.dayWeights);
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    universePersons: city.size.universe,
    dailyOutside: crowdFigures(outside, figures).persons,
    districts: districts.map(areaRowOf),
    counts: {
      pois: ground.pois.length,
      aois: ground.aois.length,
      businessDistricts: ground.businessDistricts.length,
      mainRoads: ground.mainRoads,
      mediaPositions: media.positions.filter(({ mediumId }) => isMediumGranted(city, mediumId)).length,
      busLines: network?.lines.length ?? 0,
    },
    aoiTypes: tally(ground.aois.map((aoi) => aoi.aoiType)).map(({ name, count }) => ({
      aoiType: name,
      count,
    })),
  };
};
