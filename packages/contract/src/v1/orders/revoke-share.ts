import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { defencePermit } from '../../domain/defence.ts';
import { orderShareExample } from '../../domain/order-share.ts';

const { shareId } = orderShareExample;

export const revokeOrderShare = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/revoke-share',
  permit: defencePermit,
  scope: 'city-media',
  summary: '撤销分享链接，立即失效',
  changes: ['order-share'],
  idempotent: 'naturally',
  audit: 'order.share-revoke',
  input: z.object({ shareId: z.string().min(1).max(40) }),
  output: z.object({ shareId: z.string() }),
  example: { input: { shareId }, output: { shareId } },
});
