import { deadLink, readSharedOrder } from '../../../orders/sharing/shared-order.ts';
import { countOpening, liveShare } from '../../../orders/sharing/share-links.ts';
import type { Handler } from '../../handler.ts';

export const openSharedOrder: Handler<'v1/orders/shared'> = async (context, input, request) => {
  const { db, audit } = context;
  const { address, requestId } = request;
  const share = await liveShare(db, input.token, context.now());
  if (share === undefined) {
    await audit.recordThinned(`share ${address}`, {
      action: 'order.share-refuse',
      outcome: 'denied',
      actor: null,
      address,
      requestId,
    });
    throw deadLink();
  }
  const order = await readSharedOrder(db, share, input);
  // Turning its pages is not another opening.
  if (input.pageNo === 1) await countOpening(db, share.share_id, context.now());
  await audit.recordThinned(`share ${share.share_id} ${address}`, {
    action: 'order.share-open',
    actor: null,
    address,
    requestId,
    detail: { orderId: share.order_id, shareId: share.share_id },
  });
  return order;
};
