import type { ExportedRow, KindExport } from '../exported-row.ts';
import { placesOf, placeCount } from './place-rows.ts';

/** Points of interest. */
export const poiExport: KindExport = {
  geometryFields: ['lng', 'lat'],
  count: (source) => placeCount(source, 'poi'),
  async *rows(source): AsyncGenerator<ExportedRow> {
    for await (const { name, category, brand, address, district_name, lng, lat, is_indicative } of placesOf(
      source,
      'poi',
    ))
      yield {
        values: { name, lng, lat, category, brand, address, districtName: district_name },
        geometry: { type: 'Point', coordinates: [lng, lat] },
        isIndicative: is_indicative,
      };
  },
};
