import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import type { LngLat } from '../../platform/storage/postgres/tables/city-data-tables.ts';

interface PlaceRecord {
  /** Unique in its release. */
  readonly placeId: string;
  readonly name: string;
  /** WGS-84. */
  readonly lng: number;
  readonly lat: number;
  readonly isIndicative: boolean;
}

export interface PoiRecord extends PlaceRecord {
  /** 大类;中类;小类. */
  readonly category: string;
  readonly brand: string | null;
  readonly address?: string | null;
}

export interface AoiRecord extends PlaceRecord {
  readonly aoiType: string;
  /** Closed ring. */
  readonly ring: readonly LngLat[];
}

export interface BusinessDistrictRecord extends PlaceRecord {
  readonly districtName: string | null;
  /** Closed ring. */
  readonly ring: readonly LngLat[];
}

const common = (releaseId: string, place: PlaceRecord) => ({
  release_id: releaseId,
  place_id: place.placeId,
  name: place.name,
  lng: place.lng,
  lat: place.lat,
  is_indicative: place.isIndicative,
});
const commonColumns =
  'release_id text, place_id text, name text, lng double precision, lat double precision, is_indicative boolean';

/** Writes points of interest into a release of places; may be called piece by piece. */
export function insertPois(
  transaction: DbOrTransaction,
  releaseId: string,
  pois: readonly PoiRecord[],
): Promise<void> {
  return insertRows(
    transaction,
    'poi',
    `${commonColumns}, category text, brand text, address text`,
    pois.map((poi) => ({
      ...common(releaseId, poi),
      category: poi.category,
      brand: poi.brand,
      address: poi.address ?? null,
    })),
  );
}

/** Writes areas of interest into a release of places. */
export function insertAois(
  transaction: DbOrTransaction,
  releaseId: string,
  aois: readonly AoiRecord[],
): Promise<void> {
  return insertRows(
    transaction,
    'aoi',
    `${commonColumns}, aoi_type text, ring jsonb`,
    aois.map((aoi) => ({ ...common(releaseId, aoi), aoi_type: aoi.aoiType, ring: aoi.ring })),
  );
}

/** Writes business districts into a release of places. */
export function insertBusinessDistricts(
  transaction: DbOrTransaction,
  releaseId: string,
  districts: readonly BusinessDistrictRecord[],
): Promise<void> {
  return insertRows(
    transaction,
    'business_district',
    `${commonColumns}, district_name text, ring jsonb`,
    districts.map((district) => ({
      ...common(releaseId, district),
      district_name: district.districtName,
      ring: district.ring,
    })),
  );
}
