import { downloadOrderQuotation } from '../v1/orders/quotation.ts';
import type { Handlers } from '../handler.ts';

/** What is handed out of an order as files. */
export const orderDocumentHandlers = {
  'v1/orders/quotation': downloadOrderQuotation,
} satisfies Partial<Handlers>;
