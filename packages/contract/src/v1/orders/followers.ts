import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../../domain/media-order.ts';

export const listOrderFollowers = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/followers',
  permit: orderPermit,
  scope: 'city-media',
  summary: '谁关注了订单：读者所在机构的关注者，与读者自己是否关注',
  reads: ['order-follower'],
  input: z.object({ orderId }),
  output: z.object({
    isFollowing: z.boolean(),
    /** True where the order is the reader's own matter, of which he is told in any case. */
    isOwnMatter: z.boolean(),
    /** Names of the reader's organisation, the first follower first. */
    names: z.array(z.string()),
  }),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: { isFollowing: true, isOwnMatter: false, names: ['李雷'] },
  },
});
