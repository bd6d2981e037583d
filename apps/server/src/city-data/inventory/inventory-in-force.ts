import { sql, type Db } from '../../platform/storage/postgres/database.ts';

/** Version of a city's current inventory and bookings; while it is unchanged, so are all answers based on it. */
export interface InventoryInForce {
  /** Release of the positions. */
  readonly releaseId: string;
  readonly revision: number;
  readonly rateCardId: string | null;
  readonly rateCardRevision: number | null;
  /** Version of the committed bookings: equal texts mean equal bookings. */
  readonly bookings: string;
}

interface InventoryRow extends InventoryInForce {
  readonly isDemo: boolean;
}

/**
 * The inventory version of a city, null where it has none. Read it before the data, so that no cached data are
 * older than the version.
 */
export async function inventoryInForce(db: Db, cityCode: string): Promise<InventoryRow | null> {
  const { rows } = await sql<InventoryRow>`
    select positions.release_id as "releaseId", positions.revision, positions.is_demo as "isDemo",
      card.release_id as "rateCardId", card.revision as "rateCardRevision",
      (select count(*) || ':' || coalesce(sum(change_id), 0) from booking_change
        where city_code = ${cityCode}) as bookings
    from data_release positions
    left join data_release card
      on card.kind = 'rate-card' and card.city_code = ${cityCode} and card.state = 'current'
    where positions.kind = 'media-positions' and positions.city_code = ${cityCode}
      and positions.state = 'current'`.execute(db);
  return rows[0] ?? null;
}
