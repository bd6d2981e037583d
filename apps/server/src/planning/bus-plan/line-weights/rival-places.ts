import { wgs84, type Wgs84Point } from '@ooh/geo/point';
import { linesNearPoint, type LineNetwork } from '../../../city-data/bus-line/line-network.ts';
import { sql, type Db } from '../../../platform/storage/postgres/database.ts';

/** Rivals seen in the last so many months of a city's records count. */
const recentMonths = 3;
/** A place within this distance of the way counts as by the way. */
const nearMeters = 150;

/** Places where other brands of the industry, but none of the brand's own group, were seen lately in a city. */
export async function readRivalPlaces(db: Db, cityCode: string, brandId: string): Promise<Wgs84Point[]> {
  const { rows } = await sql<{ lng: number; lat: number }>`
    with placed as (
      select p.release_id, p.placement_id, p.brand_id, p.month
      from competitor_placement p
      join data_release r on r.release_id = p.release_id and r.state = 'current'
      where p.city_code = ${cityCode})
    select s.lng, s.lat
    from placed p
    join competitor_sighting s on s.release_id = p.release_id and s.placement_id = p.placement_id
    join brand b on b.brand_id = p.brand_id
    join brand own on own.brand_id = ${brandId}
    where b.industry = own.industry and b.brand_id <> own.brand_id
      and (own.group_name is null or b.group_name is distinct from own.group_name)
      and p.month > (select max(month) from placed) - ${sql.lit(recentMonths)} * interval '1 month'
    order by s.sighting_id`.execute(db);
  return rows.map(({ lng, lat }) => wgs84(lng, lat));
}

/** The releases that readRivalPlaces reads of a city. */
export async function rivalReleases(db: Db, cityCode: string): Promise<string[]> {
  const rows = await db
    .selectFrom('data_release')
    .select('release_id')
    .where('kind', '=', 'competitor-placements')
    .where('state', '=', 'current')
    .where('city_code', '=', cityCode)
    .orderBy('release_id')
    .execute();
  return rows.map((row) => row.release_id);
}

/** Number of places by the way of each line, in the network's order. */
export function placesByWay(network: LineNetwork, places: readonly Wgs84Point[]): Uint32Array {
  const counts = new Uint32Array(network.lines.length);
  for (const place of places) for (const line of linesNearPoint(network, place, nearMeters)) counts[line]++;
  return counts;
}
