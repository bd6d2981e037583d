import { searchText } from '../../city-data/place/city-geography.ts';
import { loadPlaces } from '../../measurement/place-insight/city-places.ts';
import type { Handler } from '../handler.ts';

const key = 'poi-analyse-detail/getCbdLocationSelect';

export const getCbdLocationSelect: Handler<typeof key> = async (context, input, { user }) => {
  const { ground } = await loadPlaces(context, user, key, input.cityCode);
  const keyword = searchText(input.keyword);
  return {
    places: ground.source,
    options: ground.businessDistricts
      .filter(({ name }) => searchText(name).includes(keyword))
      .map(({ placeId, name, districtName, point, isIndicative, ring }) => ({
        placeId,
        name,
        districtName,
        center: [point.lng, point.lat],
        isIndicative,
        ring: ring.map(([lng, lat]) => [lng, lat]),
      })),
  };
};
