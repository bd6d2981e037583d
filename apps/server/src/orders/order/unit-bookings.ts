import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** A slot of a unit that is held or sold, both days included. */
export interface UnitBooking {
  readonly unitKey: string;
  readonly slot: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly state: 'hold' | 'sold';
  /** The item of an order behind it; null for what a release brought. */
  readonly itemId: string | null;
  readonly expiresAt: Date | null;
}

/** Active holds and sales of some units on any day of a period, without expired holds. */
export async function readBookings(
  db: DbOrTransaction,
  unitKeys: readonly string[],
  period: { readonly startDate: string; readonly endDate: string },
  now: Date,
): Promise<UnitBooking[]> {
  if (unitKeys.length === 0) return [];
  const { rows } = await sql<UnitBooking>`
    select face_id as "unitKey", slot, lower(period)::text as "startDate", (upper(period) - 1)::text as "endDate",
      state, order_item_id as "itemId", expires_at as "expiresAt"
    from media_booking
    where face_id = any(${[...new Set(unitKeys)]}::text[]) and is_in_force and state in ('hold', 'sold')
      and (state = 'sold' or expires_at > ${now})
      and period && daterange(${period.startDate}::date, ${period.endDate}::date, '[]')
    order by face_id, slot, period`.execute(db);
  return rows;
}

/**
 * Locks these units until the transaction ends, always in the same order, to avoid
 * deadlocks. Positions are locked too, because of rivals on their other faces.
 */
export async function lockUnits(
  transaction: DbOrTransaction,
  items: readonly { readonly unitKey: string; readonly positionId: string | null }[],
): Promise<void> {
  const keys = [...new Set(items.map(({ unitKey, positionId }) => positionId ?? unitKey))].sort();
  await sql`select pg_advisory_xact_lock(hashtextextended('media-unit|' || key, 0))
    from unnest(${keys}::text[]) as key`.execute(transaction);
}

/**
 * Releases expired holds of some units or of one order. Rows that another transaction is releasing are
 * skipped. Returns the number of units.
 */
export async function releaseExpired(
  transaction: DbOrTransaction,
  now: Date,
  of: { readonly unitKeys: readonly string[] } | { readonly orderId: string },
): Promise<number> {
  const which =
    'unitKeys' in of
      ? sql`face_id = any(${[...of.unitKeys]}::text[])`
      : sql`order_item_id in (select item_id from media_order_item where order_id = ${of.orderId}::uuid)`;
  const { numAffectedRows = 0n } = await sql`
    update media_booking set state = 'released', expires_at = null
    where booking_id in (
      select booking_id from media_booking
      where state = 'hold' and is_in_force and expires_at <= ${now} and ${which}
      order by booking_id for update skip locked)`.execute(transaction);
  return Number(numAffectedRows);
}

/** Position and days on which a rival (another brand of the industry) is anywhere on a position. */
export async function readRivals(
  db: DbOrTransaction,
  positionIds: readonly string[],
  brand: { readonly brandId: string; readonly industry: string },
  now: Date,
): Promise<{ positionId: string; startDate: string; endDate: string }[]> {
  if (positionIds.length === 0) return [];
  const { rows } = await sql<{ positionId: string; startDate: string; endDate: string }>`
    select distinct item.position_id as "positionId", lower(booking.period)::text as "startDate",
      (upper(booking.period) - 1)::text as "endDate"
    from media_order_item item
    join media_booking booking on booking.order_item_id = item.item_id and booking.is_in_force
      and (booking.state = 'sold' or (booking.state = 'hold' and booking.expires_at > ${now}))
    join media_order on media_order.order_id = item.order_id
    join brand on brand.brand_id = media_order.brand_id
    where item.position_id = any(${[...new Set(positionIds)]}::text[])
      and brand.industry = ${brand.industry} and brand.brand_id <> ${brand.brandId}`.execute(db);
  return rows;
}
