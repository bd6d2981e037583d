import { briefFiles } from '../../../orders/order/order-attachments.ts';
import { grantedOrder } from '../../../orders/order/order-store.ts';
import { wishesOf } from '../../../orders/order/wished-units.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const getOrderAttachment: Handler<'v1/orders/attachment'> = async (context, input, { user }) => {
  const order = await grantedOrder(context.db, user, input.orderId);
  const ids = wishesOf(order).attachmentIds.filter((id) => id === input.attachmentId);
  const [file] = await briefFiles(context.db, ids);
  const bytes = file && (await context.files.get(file.attachmentId, file.sha256));
  if (!bytes) throw notFound('附件');
  return { fileName: file.fileName, mediaType: file.mediaType, bytes };
};
