import { knownLink, recordOpening } from '../../../orders/sharing/open-link.ts';
import { readSharedOrder } from '../../../orders/sharing/shared-order.ts';
import type { Handler } from '../../handler.ts';

export const openSharedOrder: Handler<'v1/orders/shared'> = async (context, input, request) => {
  const share = await knownLink(context, { token: input.token, shows: 'order' }, request);
  const order = await readSharedOrder(context.db, share, input);
  await recordOpening(context, share, request, input.pageNo === 1);
  return order;
};
