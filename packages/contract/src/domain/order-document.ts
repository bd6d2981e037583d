import { z } from 'zod';
import { mediumId, orderId, orderRowExample } from './media-order.ts';
import { cityCode } from './region.ts';

/** An order, or its media in one city, of one medium, for which a document is issued. */
export const orderDocumentInput = z.object({
  orderId,
  cityCode: cityCode.optional(),
  mediumId: z.coerce.number().pipe(mediumId).optional(),
});

export const orderDocumentExample = { orderId: orderRowExample.orderId };
