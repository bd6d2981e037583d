import { loadPlaces } from '../../measurement/place-insight/city-places.ts';
import { categoryLevel, tally } from '../../measurement/place-insight/poi-search.ts';
import type { Handler } from '../handler.ts';

const key = 'aoi-draw/selectRegionIdTag';

const tags = (values: string[]) => tally(values).map(({ name, count }) => ({ tag: name, count }));

export const selectRegionIdTag: Handler<typeof key> = async (context, input, { user }) => {
  const { ground } = await loadPlaces(context, user, key, input.cityCode);
  const isInside = (districtName: string | null) =>
    input.districtName === undefined || districtName === input.districtName;
  const aois = ground.aois.filter((aoi) => isInside(aoi.districtName));
  const pois = ground.pois.filter((poi) => isInside(poi.districtName));
  return {
    places: ground.source,
    aoiTypes: tags(aois.map((aoi) => aoi.aoiType)),
    poiCategories: tags(pois.map((poi) => categoryLevel(poi.category, 1))),
  };
};
