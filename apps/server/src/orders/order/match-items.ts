import type { MatchFilter } from '@ooh/contract/domain/match-detail';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { Db } from '../../platform/storage/postgres/database.ts';
import { grantedOrder, readItems, type StoredItem, type StoredOrder } from './order-store.ts';
import { filteredItems } from './placement-parts.ts';

/** An order that the user may see, with those of its items that a question is about. */
export async function matchingItems(
  db: Db,
  user: SignedInUser,
  input: MatchFilter & { readonly orderId: string },
): Promise<{ order: StoredOrder; items: StoredItem[] }> {
  const order = await grantedOrder(db, user, input.orderId);
  return { order, items: filteredItems(await readItems(db, user, [order.order_id]), input) };
}
