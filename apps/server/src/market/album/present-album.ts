import type { Album } from '@ooh/contract/domain/album';
import { cityName } from '../../reference/region/regions.ts';
import type { AlbumRow } from './album-store.ts';

/** An album as the picture wall shows it. */
export function presentAlbum(row: AlbumRow): Album {
  return {
    albumId: row.album_id,
    kind: row.kind,
    title: row.title,
    brandName: row.brand_name,
    industry: row.industry,
    cityCode: row.city_code,
    cityName: cityName(row.city_code),
    mediumId: row.medium_id,
    mediumName: row.medium_name,
    formId: row.form_id,
    formName: row.form_name,
    widthMillimeters: row.width_millimeters,
    heightMillimeters: row.height_millimeters,
    businessDistrict: row.business_district,
    techniques: row.techniques,
    description: row.description,
    publishedOn: row.published_on,
    images: (row.images ?? []).map((seq) => ({
      seq,
      url: `/api/v1/creative-albums/${encodeURIComponent(row.album_id)}/images/${seq}`,
    })),
    isSample: row.is_sample,
  };
}
