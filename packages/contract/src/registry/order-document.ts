import { downloadOrderQuotation } from '../v1/orders/quotation.ts';

/** What is handed out of an order as files. */
export const orderDocumentCalls = {
  'v1/orders/quotation': downloadOrderQuotation,
} as const;
