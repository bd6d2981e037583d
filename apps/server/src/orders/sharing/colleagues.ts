import { isOrderPair, visibleParts } from '../order/order-scope.ts';
import type { StoredItem, StoredOrder } from '../order/order-store.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { readersOf, type Reader } from '../../platform/session/reader.ts';

/**
 * Colleagues whom a user may mention: enabled users of the same organisation (and, for the platform, of the order's) who can see
 * the order and the commented unit. Without the user.
 */
export async function colleaguesFor(
  db: DbOrTransaction,
  user: SignedInUser,
  order: StoredOrder,
  item: StoredItem | null,
): Promise<Reader[]> {
  const organisations = new Set([user.organisationId]);
  if (user.organisationKind === 'platform') organisations.add(order.organisation_id);
  const people = await readersOf(db, [...organisations]);
  return people.filter((one) => {
    const isOwn = one.organisationKind === 'platform' || one.organisationId === order.organisation_id;
    const sees =
      item === null
        ? visibleParts(one, order).cityCodes.length > 0
        : isOrderPair(one, item.city_code, item.medium_id);
    return isOwn && sees && one.userId !== user.userId;
  });
}
