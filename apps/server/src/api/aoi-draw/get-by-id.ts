import { areaContains } from '@ooh/geo/polygon';
import { cityAois, presentAois } from '../../measurement/place-insight/aoi-table.ts';
import { cityOfPlace } from '../../measurement/place-insight/city-of-place.ts';
import { notFound } from '../../platform/http/app-error.ts';
import type { Handler } from '../handler.ts';

const key = 'aoi-draw/get-by-id/{id}';

export const getAoiById: Handler<typeof key> = async (context, { id, ...question }, { user }) => {
  const cityCode = await cityOfPlace(context.db, user, key, id);
  const { city, ground, rows } = await cityAois(context, user, key, { ...question, cityCode });
  const row = rows.find(({ aoi }) => aoi.placeId === id);
  if (row === undefined) throw notFound('AOI');
  const [aoi] = await presentAois(context, city, [row]);
  const district = ground.businessDistricts.find(({ area }) => areaContains(area, row.aoi.point));
  return {
    basis: city.basis,
    isModelled: city.isModelled,
    places: ground.source,
    cityCode,
    aoi: aoi,
    ring: row.aoi.ring.map(([lng, lat]) => [lng, lat]),
    businessDistrict: district === undefined ? null : { placeId: district.placeId, name: district.name },
  };
};
