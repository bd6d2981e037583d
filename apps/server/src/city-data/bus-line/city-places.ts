import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { polygonFrom, type Polygon } from '@ooh/geo/polygon';
import type { Db } from '../../platform/storage/postgres/database.ts';
import type { LngLat } from '../../platform/storage/postgres/tables/city-data-tables.ts';

/** Places of a city that conditions may name. */
export interface CityPlaces {
  readonly businessDistricts: readonly {
    id: string;
    name: string;
    districtName: string | null;
    ring: readonly (readonly [number, number])[];
    /** True where the outline is only indicative (示意). */
    isIndicative: boolean;
    area: Polygon;
  }[];
  readonly mainRoads: readonly {
    id: string;
    name: string;
    path: readonly Wgs84Point[];
    lengthMeters: number;
    isIndicative: boolean;
  }[];
  readonly aois: readonly {
    id: string;
    name: string;
    type: string;
    center: readonly [number, number];
    area: Polygon;
  }[];
  readonly pois: readonly { name: string; category: string; brand: string | null; point: Wgs84Point }[];
}

const pointsOf = (positions: readonly LngLat[]) => positions.map(([lng, lat]) => wgs84(lng, lat));

export const businessDistrictRows = (db: Db, releaseId: string) =>
  db
    .selectFrom('business_district')
    .selectAll()
    .where('release_id', '=', releaseId)
    .orderBy('place_id')
    .execute();

/** The places of a release that conditions may name. */
export async function readPlaces(db: Db, releaseId: string): Promise<CityPlaces> {
  const [districts, roads, aois, pois] = await Promise.all([
    businessDistrictRows(db, releaseId),
    db
      .selectFrom('main_road')
      .selectAll()
      .where('release_id', '=', releaseId)
      .where('road_class', 'in', ['快速路', '主干路'])
      .orderBy('place_id')
      .execute(),
    db.selectFrom('aoi').selectAll().where('release_id', '=', releaseId).orderBy('place_id').execute(),
    db.selectFrom('poi').selectAll().where('release_id', '=', releaseId).orderBy('place_id').execute(),
  ]);
  return {
    businessDistricts: districts.map((row) => ({
      id: row.place_id,
      name: row.name,
      districtName: row.district_name,
      ring: row.ring,
      isIndicative: row.is_indicative,
      area: polygonFrom(pointsOf(row.ring)),
    })),
    mainRoads: roads.map((row) => ({
      id: row.place_id,
      name: row.name,
      path: pointsOf(row.path),
      lengthMeters: row.length_meters,
      isIndicative: row.is_indicative,
    })),
    aois: aois.map((row) => ({
      id: row.place_id,
      name: row.name,
      type: row.aoi_type,
      center: [row.lng, row.lat],
      area: polygonFrom(pointsOf(row.ring)),
    })),
    pois: pois.map((row) => ({
      name: row.name,
      category: row.category,
      brand: row.brand,
      point: wgs84(row.lng, row.lat),
    })),
  };
}
