import { sendInvoiceData } from '../../../documents/invoice-data.ts';
import type { Handler } from '../../handler.ts';

export const downloadInvoiceData: Handler<'v1/orders/invoice-data'> = (context, { orderId }, request) =>
  sendInvoiceData(context, request, orderId);
