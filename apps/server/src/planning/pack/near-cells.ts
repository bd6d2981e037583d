import { discCells } from '@ooh/geo/disc-cells';
import { cellToDecimal, type H3Cell } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** H3 resolution of positions in panels. */
const resolution = 9;

/** Where an order's media of a city stand: its positions and the stops of its lines, in the data in force. */
async function mediaPoints(db: DbOrTransaction, orderIds: readonly string[], cityCode: string) {
  const { rows } = await sql<{ lng: number; lat: number }>`
    with item as (
      select position_id, line_id from media_order_item
      where order_id = any(${[...orderIds]}::uuid[]) and city_code = ${cityCode}),
    release as (
      select release_id from data_release where city_code = ${cityCode} and state = 'current')
    select lng, lat from media_position
    where release_id in (select release_id from release) and position_id in (select position_id from item)
    union
    select lng, lat from bus_line_stop
    where release_id in (select release_id from release) and line_id in (select line_id from item)`.execute(
    db,
  );
  return rows;
}

/** Cells within a radius of the orders' media in a city, as decimal numbers. */
export async function cellsNearOrders(
  db: DbOrTransaction,
  orderIds: readonly string[],
  cityCode: string,
  radiusMeters: number,
): Promise<string[]> {
  const cells = new Set<H3Cell>();
  for (const { lng, lat } of await mediaPoints(db, orderIds, cityCode))
    for (const { cell } of discCells(wgs84(lng, lat), radiusMeters, resolution)) cells.add(cell);
  return [...cells].map(cellToDecimal);
}
