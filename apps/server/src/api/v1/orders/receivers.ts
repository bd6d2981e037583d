import { grantedOrder } from '../../../orders/order/order-store.ts';
import { receiversOf } from '../../../orders/sharing/transfer-order.ts';
import type { Handler } from '../../handler.ts';

export const listOrderReceivers: Handler<'v1/orders/receivers'> = async ({ db }, { orderId }, { user }) => {
  const order = await grantedOrder(db, user, orderId);
  const people = await receiversOf(db, order);
  return people.map(({ person: { userId, nickName, roleName }, refusal }) => ({
    userId,
    nickName,
    roleName,
    refusal,
  }));
};
