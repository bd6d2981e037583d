import { offeredBasemaps } from '../../../city-data/basemap/offered-basemaps.ts';
import { countryAdcode } from '../../../city-data/boundary/read-boundaries.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { regionByCode } from '../../../reference/region/regions.ts';
import type { Handler } from '../../handler.ts';

export const getBaseMaps: Handler<'v1/base-maps/{cityCode}'> = (context, { cityCode }) => {
  if (cityCode !== countryAdcode && regionByCode(cityCode)?.level !== 'city') throw notFound('城市');
  return offeredBasemaps(context.config, cityCode);
};
