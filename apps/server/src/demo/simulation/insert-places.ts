import type { CityPlaces } from '@ooh/city/places';
import { distanceMeters } from '@ooh/geo/distance';
import { wgs84 } from '@ooh/geo/point';
import { areaContains, polygonsOf, type Position } from '@ooh/geo/polygon';
import type { Boundary } from '../../city-data/boundary/read-boundaries.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { roadAddresses } from './road-addresses.ts';
import { insertRows } from '../../platform/storage/postgres/insert-rows.ts';
import type { LngLat } from '../../platform/storage/postgres/tables/city-data-tables.ts';
import {
  insertAois,
  insertBusinessDistricts,
  insertPois,
  type PoiRecord,
} from '../../city-data/place/insert-place-rows.ts';

const poisAtOnce = 500;

const pairs = (positions: readonly Position[]): LngLat[] =>
  positions.map(([lng, lat]) => [lng, lat] as const);

function pathMeters(path: readonly LngLat[]): number {
  let sum = 0;
  for (let i = 1; i < path.length; i++) sum += distanceMeters(wgs84(...path[i - 1]), wgs84(...path[i]));
  return Math.round(sum);
}

export interface PlaceCounts {
  readonly businessDistricts: number;
  readonly mainRoads: number;
  readonly aois: number;
  readonly pois: number;
}

export function placeCounts(places: CityPlaces): PlaceCounts {
  return {
    businessDistricts: places.businessDistricts.length,
    mainRoads: places.mainRoads.length,
    aois: places.areas.length,
    pois: places.pois.count,
  };
}

/** Writes generated places. All of them are 示意: outlines are hulls, roads run straight between waypoints. */
export async function insertPlaces(
  transaction: DbOrTransaction,
  releaseId: string,
  cityCode: string,
  places: CityPlaces,
  districts: readonly Boundary[],
): Promise<void> {
  const isIndicative = true;
  const districtAt = (lng: number, lat: number): string | null =>
    districts.find((district) => areaContains(district.area, wgs84(lng, lat)))?.name ?? null;
  await insertBusinessDistricts(
    transaction,
    releaseId,
    places.businessDistricts.map(({ districtId, name, lng, lat, outline }) => ({
      placeId: districtId,
      name,
      districtName: districtAt(lng, lat),
      lng,
      lat,
      ring: pairs(polygonsOf(outline)[0][0]),
      isIndicative,
    })),
  );
  await insertRows(
    transaction,
    'main_road',
    'release_id text, place_id text, name text, path jsonb, length_meters int, road_class text, is_indicative boolean',
    places.mainRoads.map(({ roadId, name, line, roadClass }) => ({
      release_id: releaseId,
      place_id: roadId,
      name,
      path: pairs(line),
      length_meters: pathMeters(pairs(line)),
      road_class: roadClass,
      is_indicative: isIndicative,
    })),
  );
  await insertAois(
    transaction,
    releaseId,
    places.areas.map(({ aoiId, name, type, lng, lat, outline }) => ({
      placeId: aoiId,
      name,
      aoiType: type,
      lng,
      lat,
      ring: pairs(polygonsOf(outline)[0][0]),
      isIndicative,
    })),
  );
  const { pois } = places;
  const addressOf = roadAddresses(places.mainRoads.map(({ name, line }) => ({ name, path: pairs(line) })));
  const poiAt = (i: number): PoiRecord => ({
    placeId: `${cityCode}-poi-${String(i + 1).padStart(6, '0')}`,
    name: pois.name[i],
    category: pois.categories[pois.category[i]],
    brand: pois.brand[i] < 0 ? null : pois.brands[pois.brand[i]],
    address: addressOf(wgs84(pois.lng[i], pois.lat[i])),
    lng: pois.lng[i],
    lat: pois.lat[i],
    isIndicative,
  });
  // Piece by piece: requests are answered in between.
  for (let from = 0; from < pois.count; from += poisAtOnce) {
    const length = Math.min(poisAtOnce, pois.count - from);
    await insertPois(
      transaction,
      releaseId,
      Array.from({ length }, (_, i) => poiAt(from + i)),
    );
  }
}
