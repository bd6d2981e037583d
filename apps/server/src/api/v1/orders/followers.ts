import { grantedOrder } from '../../../orders/order/order-store.ts';
import { followersOf, isOwnMatterOf } from '../../../orders/sharing/followers.ts';
import type { Handler } from '../../handler.ts';

export const listOrderFollowers: Handler<'v1/orders/followers'> = async ({ db }, { orderId }, { user }) => {
  const order = await grantedOrder(db, user, orderId);
  const followers = await followersOf(db, orderId, user.organisationId);
  return {
    isFollowing: followers.some(({ userId }) => userId === user.userId),
    isOwnMatter: isOwnMatterOf(user, order),
    names: followers.map(({ nickName }) => nickName),
  };
};
