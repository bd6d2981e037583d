import { readSharedOutlook } from '../../../documents/shared-outlook.ts';
import { deadLink } from '../../../orders/sharing/shared-order.ts';
import { liveShare } from '../../../orders/sharing/share-links.ts';
import type { Handler } from '../../handler.ts';

export const openSharedOutlook: Handler<'v1/orders/shared-outlook'> = async (context, { token }) => {
  const share = await liveShare(context.db, token, context.now());
  if (share === undefined) throw deadLink();
  return readSharedOutlook(context, share);
};
