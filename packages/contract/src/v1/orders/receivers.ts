import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';

export const listOrderReceivers = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/receivers',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单可转交给谁：订单所属机构的其他用户，不能接手的附原因',
  input: z.object({ orderId }),
  output: z.array(
    z.object({
      userId: z.string(),
      nickName: z.string(),
      roleName: z.string(),
      /** Why the order cannot be handed to this person; null where it can. */
      refusal: z.string().nullable(),
    }),
  ),
  example: { input: { orderId: orderRowExample.orderId }, output: [] },
});
