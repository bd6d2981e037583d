import { wgs84 } from '@ooh/geo/point';
import { polygonFrom } from '@ooh/geo/polygon';
import type { Db } from '../storage/postgres/database.ts';
import type { LngLat } from '../storage/postgres/tables/city-data-tables.ts';
import type { CityPlaces } from './condition-hits.ts';

const pointsOf = (positions: readonly LngLat[]) => positions.map(([lng, lat]) => wgs84(lng, lat));

/** The places of a release that conditions may name. */
export async function readPlaces(db: Db, releaseId: string): Promise<CityPlaces> {
  const [districts, roads, aois, pois] = await Promise.all([
    db
      .selectFrom('business_district')
      .selectAll()
      .where('release_id', '=', releaseId)
      .orderBy('place_id')
      .execute(),
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
