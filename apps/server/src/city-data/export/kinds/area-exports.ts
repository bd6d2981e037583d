import type { ExportedRow, KindExport } from '../exported-row.ts';
import { placeCount, placesOf } from './place-rows.ts';

const outlineOf = (ring: readonly (readonly [number, number])[]) => {
  const geometry = { type: 'Polygon', coordinates: [ring] };
  return { geometry, outline: JSON.stringify(geometry) };
};

/** Areas of interest by their outlines. */
export const aoiExport: KindExport = {
  geometryFields: ['outline'],
  count: (source) => placeCount(source, 'aoi'),
  async *rows(source): AsyncGenerator<ExportedRow> {
    for await (const { name, aoi_type, ring, is_indicative } of placesOf(source, 'aoi')) {
      const { geometry, outline } = outlineOf(ring);
      yield { values: { name, outline, aoiType: aoi_type }, geometry, isIndicative: is_indicative };
    }
  },
};

/** Business districts by their outlines. */
export const businessDistrictsExport: KindExport = {
  geometryFields: ['outline'],
  count: (source) => placeCount(source, 'business_district'),
  async *rows(source): AsyncGenerator<ExportedRow> {
    for await (const { name, district_name, ring, is_indicative } of placesOf(source, 'business_district')) {
      const { geometry, outline } = outlineOf(ring);
      yield { values: { name, outline, districtName: district_name }, geometry, isIndicative: is_indicative };
    }
  },
};
