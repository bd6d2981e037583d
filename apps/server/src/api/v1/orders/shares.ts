import { listShares } from '../../../orders/sharing/share-links.ts';
import type { Handler } from '../../handler.ts';

export const listOrderShares: Handler<'v1/orders/shares'> = (context, { orderId }, { user }) =>
  listShares(context.db, user, orderId, context.now());
