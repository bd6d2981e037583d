import { loadPlaces } from '../../../measurement/place-insight/city-places.ts';
import { pageSlice } from '../../../measurement/place-insight/aoi-table.ts';
import { categoryLevel, findPois, tally } from '../../../measurement/place-insight/poi-search.ts';
import type { Handler } from '../../handler.ts';

const key = 'poi-analyse-detail/poi-analyse-detail/list';

export const listPoiDetails: Handler<typeof key> = async (context, input, { user }) => {
  const { ground } = await loadPlaces(context, user, key, input.cityCode);
  const found = findPois(ground, input);
  return {
    rows: pageSlice(found, input).map(({ poi, distanceMeters }) => {
      const { placeId, name, category, brand, address, districtName, lng, lat, isIndicative } = poi;
      return {
        placeId,
        name,
        category,
        brand,
        address,
        districtName,
        lng,
        lat,
        isIndicative,
        distanceMeters,
      };
    }),
    total: found.length,
    pageNo: input.pageNo,
    pageSize: input.pageSize,
    places: ground.source,
    byCategory: tally(found.map(({ poi }) => categoryLevel(poi.category, 1))).map(({ name, count }) => ({
      category: name,
      count,
    })),
  };
};
