import { creativeFile, creativeOfOrder } from '../../../orders/creative/creative-store.ts';
import { deadLink, grantedShare } from '../../../orders/sharing/shared-order.ts';
import { liveShare } from '../../../orders/sharing/share-links.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const openSharedCreative: Handler<'v1/orders/shared-creative'> = async (context, { token }) => {
  const { db, files, now } = context;
  const share = await liveShare(db, token, now());
  if (share === undefined) throw deadLink();
  const { order } = await grantedShare(db, share);
  const file = await creativeFile(files, await creativeOfOrder(db, order));
  if (file === null) throw notFound('创意画面');
  return file;
};
