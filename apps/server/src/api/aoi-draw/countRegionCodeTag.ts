import { loadPlaces } from '../../measurement/place-insight/city-places.ts';
import { tally } from '../../measurement/place-insight/poi-search.ts';
import type { Handler } from '../handler.ts';

const key = 'aoi-draw/countRegionCodeTag';

export const countRegionCodeTag: Handler<typeof key> = async (context, { cityCode }, { user }) => {
  const { ground } = await loadPlaces(context, user, key, cityCode);
  const aoiTypes = tally(ground.aois.map((aoi) => aoi.aoiType)).map(({ name }) => name);
  const byDistrict = Map.groupBy(ground.aois, (aoi) => aoi.districtName ?? '未知');
  return {
    places: ground.source,
    aoiTypes,
    districts: [...byDistrict]
      .map(([districtName, aois]) => ({
        districtName,
        total: aois.length,
        counts: aoiTypes.map((aoiType) => aois.filter((aoi) => aoi.aoiType === aoiType).length),
      }))
      .sort((a, b) => b.total - a.total || (a.districtName < b.districtName ? -1 : 1)),
  };
};
