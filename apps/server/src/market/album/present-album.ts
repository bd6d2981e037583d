import type { Album } from '@ooh/contract/domain/album';
import { creativeOf } from '../../reference/brand/creative-of.ts';
import type { NamedBrand } from '../../reference/brand/brand-names.ts';
import { cityName } from '../../reference/region/regions.ts';
import type { AlbumRow } from './album-store.ts';

/** The brand as which drawn pictures are shown: that of the album, or another one that tries it on. */
export type ShownBrand = Pick<NamedBrand, 'brandId' | 'brandName' | 'industry'>;

/** What an album's pictures are drawn of; null where they were imported. */
export function drawnFor(row: AlbumRow, brand?: ShownBrand): Album['creative'] {
  if (!row.is_drawn) return null;
  const key = brand?.brandId ?? row.brand_id ?? row.brand_name;
  const look = creativeOf(`${key}|${row.album_id}`, brand?.industry ?? row.industry);
  return { brandName: brand?.brandName ?? row.brand_name, ...look };
}

/** An album as the picture wall shows it. */
export function presentAlbum(row: AlbumRow, brand?: ShownBrand): Album {
  return {
    albumId: row.album_id,
    kind: row.kind,
    title: row.title,
    brandId: row.brand_id,
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
    creative: drawnFor(row, brand),
    popularity: row.popularity,
    isFavourite: row.is_favourite,
    hasEffect: row.has_effect,
    isSample: row.is_sample,
  };
}
