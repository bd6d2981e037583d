import { grantedOrder } from '../../../orders/order/order-store.ts';
import { setFollowing } from '../../../orders/sharing/followers.ts';
import type { Handler } from '../../handler.ts';

export const followOrder: Handler<'v1/orders/follow'> = (context, input, request) =>
  context.db.transaction().execute(async (transaction) => {
    const { user } = request;
    const { orderId, isFollowing } = input;
    await grantedOrder(transaction, user, orderId);
    await setFollowing(transaction, { orderId, userId: user.userId }, isFollowing, context.now());
    await request.record({ orderId, isFollowing }, transaction);
    return { isFollowing };
  });
