import { sendProposal } from '../../../documents/proposal-document.ts';
import { grantedOrder } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const downloadOrderProposal: Handler<'v1/orders/proposal'> = async (context, input, request) => {
  const { orderId, ...filter } = input;
  return sendProposal(context, request, await grantedOrder(context.db, request.user, orderId), filter);
};
