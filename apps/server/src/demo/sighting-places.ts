import type { SightingPlace } from '@ooh/city/commerce/competitor-sightings';
import { plannedMedium } from '@ooh/contract/domain/moving-media';
import { sql, type Db } from '../platform/storage/postgres/database.ts';

/** Places of a medium that sightings of a city are spread over, at most. */
const mostPlaces = 90;

/** Positions of fixed media and middles of bus lines of a city by medium, in an order that mixes the city's parts. */
export async function sightingPlaces(db: Db, cityCode: string): Promise<Map<number, SightingPlace[]>> {
  const { rows } = await sql<SightingPlace & { mediumId: number }>`
    select medium_id as "mediumId", name, lng, lat from (
      select p.medium_id, p.name, p.lng, p.lat,
        row_number() over (partition by p.medium_id order by md5(p.position_id)) as n
      from media_position p join data_release r on r.release_id = p.release_id and r.state = 'current'
      where r.city_code = ${cityCode}) picked
    where n <= ${mostPlaces}
    union all
    select ${plannedMedium.mediumId}::int, line_name, lng, lat from (
      select l.line_name, s.lng, s.lat, row_number() over (order by md5(l.line_id)) as n
      from bus_line l join data_release r on r.release_id = l.release_id and r.state = 'current'
      join bus_line_stop s on s.release_id = l.release_id and s.line_id = l.line_id and s.direction = 0
        and s.seq = l.stop_count / 2
      where r.city_code = ${cityCode}) lines
    where n <= ${mostPlaces}
    order by 1, 2`.execute(db);
  // Sorted by name for a stable order, then mixed again by the names' own hash in sightings.
  return Map.groupBy(rows, ({ mediumId }) => mediumId);
}
