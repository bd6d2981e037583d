import { argumentOf, defenceForDocument } from '../../../documents/defence/current-defence.ts';
import { sendProposal } from '../../../documents/proposal-document.ts';
import { grantedOrder } from '../../../orders/order/order-store.ts';
import type { Handler } from '../../handler.ts';

export const downloadOrderProposal: Handler<'v1/orders/proposal'> = async (context, input, request) => {
  const { orderId, ...filter } = input;
  const order = await grantedOrder(context.db, request.user, orderId);
  // A part of the order is not what was presented.
  const isWhole = filter.cityCode === undefined && filter.mediumId === undefined;
  const defence = isWhole ? await defenceForDocument(context, request.user, { orderId }) : null;
  return sendProposal(context, request, order, filter, argumentOf(defence));
};
