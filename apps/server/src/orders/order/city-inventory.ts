import { movingMedia } from '@ooh/contract/domain/moving-media';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** What a city has for sale of a medium, over all forms and levels. */
export interface CityInventory {
  readonly units: number;
  readonly highLevelUnits: number;
  /** Rate card of a unit and 30 days, mean over units that have a price. */
  readonly meanPriceFen: number | null;
}

const highLevels = ['特级', 'S', 'A++', 'A+'];

export const isHighLevel = (level: string): boolean => highLevels.includes(level);

interface InventoryRow {
  units: number;
  high: number;
  price: number | null;
}

async function faceInventory(db: DbOrTransaction, cityCode: string, mediumId: number): Promise<InventoryRow> {
  const { rows } = await sql<InventoryRow>`
    select coalesce(sum(face.slots), 0)::int as units,
      coalesce(sum(face.slots) filter (where position.level = any(${highLevels}::text[])), 0)::int as high,
      sum(face.slots * price.price_fen * 30.0 / price.period_days) filter (where price.price_fen is not null)
        / nullif(sum(face.slots) filter (where price.price_fen is not null), 0) as price
    from media_face face
    join data_release release on release.release_id = face.release_id and release.state = 'current'
      and release.city_code = ${cityCode}
    join media_position position
      on position.release_id = face.release_id and position.position_id = face.position_id
    left join data_release card
      on card.city_code = release.city_code and card.kind = 'rate-card' and card.state = 'current'
    left join rate_card_price price on price.release_id = card.release_id and price.medium_id = face.medium_id
      and price.form_id = face.form_id and price.level = position.level
    where face.medium_id = ${mediumId}`.execute(db);
  return rows[0];
}

async function lineInventory(db: DbOrTransaction, cityCode: string): Promise<InventoryRow> {
  const { rows } = await sql<InventoryRow>`
    with line as (
      select bus_line.*, single_deck_vehicles + double_deck_vehicles as vehicles,
        (select avg(price.price_fen) from bus_line_price price
          where price.release_id = bus_line.release_id and price.line_id = bus_line.line_id) as price
      from bus_line
      join data_release release on release.release_id = bus_line.release_id and release.state = 'current'
        and release.city_code = ${cityCode})
    select coalesce(sum(vehicles), 0)::int as units,
      coalesce(sum(vehicles) filter (where level = any(${highLevels}::text[])), 0)::int as high,
      sum(vehicles * price) filter (where price is not null)
        / nullif(sum(vehicles) filter (where price is not null), 0) as price
    from line`.execute(db);
  return rows[0];
}

export async function readCityInventory(
  db: DbOrTransaction,
  cityCode: string,
  mediumId: number,
): Promise<CityInventory> {
  const isLines = movingMedia.of(mediumId)?.lineSource === 'bus-lines';
  const row = isLines ? await lineInventory(db, cityCode) : await faceInventory(db, cityCode, mediumId);
  return {
    units: row.units,
    highLevelUnits: row.high,
    meanPriceFen: row.price === null ? null : Math.round(Number(row.price)),
  };
}
