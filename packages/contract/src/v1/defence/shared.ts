import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { defence, defenceExample } from '../../domain/defence.ts';

/** The token is sent in the body, as that of an order. */
export const openSharedDefence = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'defence/shared',
  permit: 'public',
  scope: { own: '按链接所属分享人的当前权限返回' },
  summary: '凭分享口令只读查看一份方案陈述',
  privacy: 'refused',
  changes: [],
  idempotent: 'never',
  audit: ['order.share-open', 'order.share-refuse'],
  input: z.object({ token: z.string().min(1).max(100) }),
  output: z.object({
    sharerName: z.string(),
    /** Watermark of the page. */
    watermark: z.string(),
    expiresAt: z.string(),
    defence,
  }),
  example: {
    input: { token: 'a'.repeat(43) },
    output: {
      sharerName: '媒介策划',
      watermark: '媒介策划 分享',
      expiresAt: '2026-11-28T06:00:00.000Z',
      defence: defenceExample,
    },
  },
});
