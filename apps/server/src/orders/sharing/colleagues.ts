import { isOrderPair, visibleParts } from '../order/order-scope.ts';
import type { StoredItem, StoredOrder } from '../order/order-store.ts';
import type { SignedInUser } from '../../platform/session/session.ts';
import type { DbOrTransaction } from '../../platform/storage/postgres/database.ts';
import { readersOf, type Reader } from '../../platform/session/reader.ts';

/**
 * Whom a user may call on: enabled people of his own organisation (and, for the platform, of the order's) who can see
 * the order, and the unit that is spoken of. Himself left out.
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
