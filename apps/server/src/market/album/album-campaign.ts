import type { CallOutput } from '@ooh/contract/registry';
import { sql, type Db } from '../../platform/storage/postgres/database.ts';
import type { AlbumRow } from './album-store.ts';

type Campaign = NonNullable<CallOutput<'v1/creative-albums/detail'>['campaign']>;

const mostPoints = 500;

/** The flights of an album's order on its form and in its city, with the positions; null without such an order. */
export async function albumCampaign(db: Db, album: AlbumRow, unit: string): Promise<Campaign | null> {
  if (album.order_id === null) return null;
  const { rows } = await sql<{
    startDate: string;
    endDate: string;
    quantity: number;
    name: string;
    lng: number | null;
    lat: number | null;
  }>`select lower(item.period)::text as "startDate", (upper(item.period) - 1)::text as "endDate",
      item.quantity, item.unit_name as name, place.lng, place.lat
    from media_order_item item
    left join lateral (
      select position.lng, position.lat from media_position position
      join data_release release on release.release_id = position.release_id and release.state = 'current'
      where position.position_id = item.position_id limit 1) place on true
    where item.order_id = ${album.order_id}::uuid and item.city_code = ${album.city_code}
      and item.medium_id = ${album.medium_id} and item.form_id = ${album.form_id}
    order by item.item_no`.execute(db);
  if (rows.length === 0) return null;
  const points = new Map(
    rows.flatMap(({ name, lng, lat }) =>
      lng === null || lat === null ? [] : [[`${lng} ${lat}`, { name, lng, lat }] as const],
    ),
  );
  return {
    startDate: rows.map(({ startDate }) => startDate).reduce((a, b) => (a < b ? a : b)),
    endDate: rows.map(({ endDate }) => endDate).reduce((a, b) => (a > b ? a : b)),
    units: rows.reduce((sum, { quantity }) => sum + quantity, 0),
    unit,
    points: [...points.values()].slice(0, mostPoints),
  };
}
