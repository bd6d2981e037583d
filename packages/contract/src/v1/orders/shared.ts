import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { sharedOrder, sharedOrderExample } from '../../domain/order-share.ts';
import { pageInput } from '../../domain/page.ts';

/** The token is sent in the body, never in a URL, so that it appears in no log or referrer. */
export const openSharedOrder = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'orders/shared',
  permit: 'public',
  scope: { own: '按链接所属分享人的当前权限返回' },
  summary: '凭分享口令只读查看订单',
  changes: [],
  idempotent: 'never',
  audit: ['order.share-open', 'order.share-refuse'],
  input: pageInput.extend({ token: z.string().min(1).max(100) }),
  output: sharedOrder,
  example: { input: { token: 'a'.repeat(43) }, output: sharedOrderExample },
});
