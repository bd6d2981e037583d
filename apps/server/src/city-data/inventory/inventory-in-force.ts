import { sql, type Db } from '../../platform/storage/postgres/database.ts';

/** What a city has for sale now and how much of it is taken; as long as it reads the same, so do all answers about it. */
export interface InventoryInForce {
  /** Release of the positions. */
  readonly releaseId: string;
  readonly revision: number;
  readonly rateCardId: string | null;
  readonly rateCardRevision: number | null;
  /** Stands for the bookings as they are committed: the same text, the same bookings. */
  readonly bookings: string;
}

interface InventoryRow extends InventoryInForce {
  readonly isDemo: boolean;
}

/**
 * The stock of a city, null where it has none. Read it before what is found in it, so that nothing remembered by it is
 * older than its text.
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
