import { orderPermit } from '@ooh/contract/domain/media-order';
import { refuseAdvertiser } from '../../../orders/optimise/refuse-advertiser.ts';
import { draftNextOrder } from '../../../orders/optimise/next-order.ts';
import { grantedWholeOrder } from '../../../orders/optimise/simulate.ts';
import { grantedOrder } from '../../../orders/order/order-store.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { isPermitted } from '../../../platform/session/is-permitted.ts';
import type { Handler } from '../../handler.ts';

export const draftNextCampaign: Handler<'v1/optimise/next-campaign'> = async (context, input, request) => {
  const { user } = request;
  refuseAdvertiser(user);
  await grantedWholeOrder(context, user, input.orderId);
  if (!isPermitted(orderPermit, user)) throw new AppError('refused', '需要订单权限');
  return context.db.transaction().execute(async (transaction) => {
    const parent = await grantedOrder(transaction, user, input.orderId);
    const { shifts } = input;
    const draft = await draftNextOrder(transaction, user, parent, { shifts }, context.now());
    const { order_id: orderId, order_no: orderNo } = draft;
    await request.record({ orderId, orderNo, parentOrderId: parent.order_id }, transaction);
    return { orderId, orderNo };
  });
};
