import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { sharedOutlook, sharedOutlookExample } from '../../domain/order-share.ts';

/** The token is sent in the body, as that of the order itself. */
export const openSharedOutlook = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/shared-outlook',
  permit: 'public',
  scope: { own: '按链接所属分享人的当前权限返回' },
  summary: '凭分享口令查看订单的地图、预估到达与排期，不含价格',
  privacy: 'refused',
  reads: ['order'],
  input: z.object({ token: z.string().min(1).max(100) }),
  output: sharedOutlook,
  example: { input: { token: 'a'.repeat(43) }, output: sharedOutlookExample },
});
