import type { Reader } from '../../platform/session/reader.ts';
import { sql, type DbOrTransaction, type RawBuilder } from '../../platform/storage/postgres/database.ts';
import type { StoredOrder } from '../order/order-store.ts';

/** SQL condition on `media_order`: the user follows it. */
export const isFollowedBy = ({ userId }: Pick<Reader, 'userId'>): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from order_follower
  where order_follower.order_id = media_order.order_id and order_follower.user_id = ${userId}::uuid)`;

/** Whether a user is told of an order in any case: an advertiser's orders concern all of his people, others their owner. */
export const isOwnMatterOf = (
  { userId, organisationKind }: Pick<Reader, 'userId' | 'organisationKind'>,
  order: Pick<StoredOrder, 'owner_id'>,
): boolean => organisationKind === 'advertiser' || order.owner_id === userId;

export async function setFollowing(
  db: DbOrTransaction,
  which: { readonly orderId: string; readonly userId: string },
  isFollowing: boolean,
  now: Date,
): Promise<void> {
  const { orderId, userId } = which;
  if (isFollowing)
    await db
      .insertInto('order_follower')
      .values({ order_id: orderId, user_id: userId, since: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('order_follower')
      .where('order_id', '=', orderId)
      .where('user_id', '=', userId)
      .execute();
}

/** Followers of an order who are of the reader's organisation, the first one first. */
export const followersOf = (
  db: DbOrTransaction,
  orderId: string,
  organisationId: string,
): Promise<{ userId: string; nickName: string }[]> =>
  db
    .selectFrom('order_follower as follower')
    .innerJoin('app_user', 'app_user.id', 'follower.user_id')
    .select(['app_user.id as userId', 'app_user.nick_name as nickName'])
    .where('follower.order_id', '=', orderId)
    .where('app_user.organisation_id', '=', organisationId)
    .orderBy('follower.since')
    .orderBy('app_user.id')
    .execute();
