import type { CityPlaces } from '@ooh/city/places';
import { distanceMeters } from '@ooh/geo/distance';
import { wgs84 } from '@ooh/geo/point';
import { areaContains, polygonsOf, type Position } from '@ooh/geo/polygon';
import type { Boundary } from '../region/boundaries.ts';
import { jsonb, sql, type DbOrTransaction } from '../storage/postgres/database.ts';
import type { LngLat } from '../storage/postgres/tables/city-data-tables.ts';

const rowsAtOnce = 5000;

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
  const common = { release_id: releaseId, is_indicative: true };
  const districtAt = (lng: number, lat: number): string | null =>
    districts.find((district) => areaContains(district.area, wgs84(lng, lat)))?.name ?? null;
  await transaction
    .insertInto('business_district')
    .values(
      places.businessDistricts.map(({ districtId, name, lng, lat, outline }) => ({
        ...common,
        place_id: districtId,
        name,
        district_name: districtAt(lng, lat),
        lng,
        lat,
        ring: jsonb(pairs(polygonsOf(outline)[0][0])),
      })),
    )
    .execute();
  const roads = places.mainRoads.map(({ roadId, name, line }) => ({
    ...common,
    place_id: roadId,
    name,
    path: jsonb(pairs(line)),
    length_meters: pathMeters(pairs(line)),
  }));
  if (roads.length > 0) await transaction.insertInto('main_road').values(roads).execute();
  const areas = places.areas.map(({ aoiId, name, type, lng, lat, outline }) => ({
    ...common,
    place_id: aoiId,
    name,
    aoi_type: type,
    lng,
    lat,
    ring: jsonb(pairs(polygonsOf(outline)[0][0])),
  }));
  if (areas.length > 0) await transaction.insertInto('aoi').values(areas).execute();
  await insertPois(transaction, releaseId, cityCode, places);
}

async function insertPois(
  transaction: DbOrTransaction,
  releaseId: string,
  cityCode: string,
  { pois }: CityPlaces,
): Promise<void> {
  const rowOf = (i: number) => ({
    place_id: `${cityCode}-poi-${String(i + 1).padStart(6, '0')}`,
    name: pois.name[i],
    category: pois.categories[pois.category[i]],
    brand: pois.brand[i] < 0 ? null : pois.brands[pois.brand[i]],
    lng: pois.lng[i],
    lat: pois.lat[i],
  });
  for (let at = 0; at < pois.count; at += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, pois.count - at) }, (_, i) => rowOf(at + i));
    await sql`insert into poi (release_id, place_id, name, category, brand, lng, lat, is_indicative)
      select ${releaseId}, place_id, name, category, brand, lng, lat, true
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (place_id text, name text, category text, brand text, lng double precision, lat double precision)`.execute(
      transaction,
    );
  }
}
