import type { BookingState } from '@ooh/contract/domain/medium';
import { sql, type DbOrTransaction } from '../../platform/storage/postgres/database.ts';

/** How the units of an item are held now. */
export interface ItemHold {
  /** The weakest state of its units; null while none is held or sold. */
  readonly state: BookingState | null;
  readonly heldUnits: number;
  readonly soldUnits: number;
  /** When its first hold runs out. */
  readonly expiresAt: Date | null;
}

export const noHold: ItemHold = { state: null, heldUnits: 0, soldUnits: 0, expiresAt: null };

/** Holds that have not run out and sales, of some items, by item. */
export async function readHolds(
  db: DbOrTransaction,
  items: readonly { readonly item_id: string }[],
  now: Date,
): Promise<Map<string, ItemHold>> {
  if (items.length === 0) return new Map();
  const itemIds = items.map((item) => item.item_id);
  const { rows } = await sql<{ item_id: string; held: number; sold: number; expires_at: Date | null }>`
    select order_item_id as item_id, count(*) filter (where state = 'hold')::int as held,
      count(*) filter (where state = 'sold')::int as sold,
      min(expires_at) filter (where state = 'hold') as expires_at
    from media_booking
    where order_item_id = any(${itemIds}::uuid[]) and is_in_force and state in ('hold', 'sold')
      and make_good_id is null and (expires_at is null or expires_at > ${now})
    group by order_item_id`.execute(db);
  return new Map(
    rows.map((row) => [
      row.item_id,
      {
        state: row.held > 0 ? 'hold' : 'sold',
        heldUnits: row.held,
        soldUnits: row.sold,
        expiresAt: row.expires_at,
      },
    ]),
  );
}
