import { z } from 'zod';
import { mediumId, orderId, orderRowExample } from './media-order.ts';
import { cityCode } from './region.ts';

/** An order, or its media in one city, of one medium, as a document is issued for it. */
export const orderDocumentInput = z.object({
  orderId,
  cityCode: cityCode.optional(),
  mediumId: z.coerce.number().pipe(mediumId).optional(),
});

export const orderDocumentExample = { orderId: orderRowExample.orderId };
