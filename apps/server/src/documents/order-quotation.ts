import type { Context } from '../context.ts';
import type { StoredOrder } from '../orders/order/order-store.ts';
import type { WorkbookRequest } from '../platform/document/workbook-request.ts';
import { orderDocument, type DocumentFilter } from './order-document.ts';
import { orderLook } from './order-look.ts';
import { quotationFile, sendPlanFile } from './send-plan-file.ts';

/** 报价单 of an order or of a part of it. */
export async function sendOrderQuotation(
  context: Context,
  request: WorkbookRequest,
  order: StoredOrder,
  { format = 'xlsx', ...filter }: DocumentFilter & { readonly format?: 'xlsx' | 'pdf' | undefined },
) {
  const source = await orderDocument(context, request, order, filter);
  const subject = { orderId: order.order_id, ...filter };
  const look = format === 'pdf' ? await orderLook(context, order, source) : undefined;
  return sendPlanFile(context, request, quotationFile(format), { ...source.document, look }, subject);
}
