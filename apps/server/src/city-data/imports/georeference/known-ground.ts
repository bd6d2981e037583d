import { sql, type Db } from '../../../platform/storage/postgres/database.ts';
import type { LngLat } from '../../../platform/storage/postgres/tables/city-data-tables.ts';
import type { Landmark } from './suspect-crs.ts';

/** What the imported data in force say of where things are. WGS-84. */
export interface KnownGround {
  /** Stops, stations and positions by name; a name of places far apart is left out. */
  readonly places: readonly Landmark[];
  /** Ways of bus lines, which run on roads. */
  readonly ways: readonly (readonly LngLat[])[];
}

const mostPlaces = 20_000;
const mostWays = 2000;
/** Degrees within which places of one name are one: two sides of a road, the exits of a station. */
const oneDegrees = 0.006;

/** Reads it; generated data are left out, since their places are invented. */
export async function readKnownGround(db: Db, cityCode: string): Promise<KnownGround> {
  const inForce = (kind: string) =>
    sql`select release_id from data_release
      where kind = ${kind} and state = 'current' and city_code = ${cityCode} and not is_demo`;
  const { rows: places } = await sql<Landmark>`
    select name, avg(lng) as lng, avg(lat) as lat from (
      select name, lng, lat from bus_line_stop where release_id in (${inForce('bus-lines')})
      union all
      select name, lng, lat from metro_station where release_id in (${inForce('metro')}) and not is_indicative
      union all
      select name, lng, lat from media_position where release_id in (${inForce('media-positions')}) and not is_indicative
    ) place
    group by name having max(lng) - min(lng) < ${oneDegrees} and max(lat) - min(lat) < ${oneDegrees}
    order by name limit ${mostPlaces}`.execute(db);
  const { rows: ways } = await sql<{ shape: readonly LngLat[] }>`
    select shape from bus_line_direction where release_id in (${inForce('bus-lines')})
    order by line_id, direction limit ${mostWays}`.execute(db);
  return { places, ways: ways.map(({ shape }) => shape) };
}
