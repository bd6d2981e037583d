import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { defenceExample, defencePermit, defenceSubject } from '../../domain/defence.ts';

export const shareDefence = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'defence/share',
  permit: defencePermit,
  scope: 'city-media',
  summary: '生成方案陈述的只读分享链接：正是这一份，有期限、可撤销，口令只在此时给出一次',
  changes: ['order-share'],
  idempotent: 'by-key',
  audit: 'order.share',
  input: defenceSubject.safeExtend({
    defenceId: z.string().min(1).max(40),
    days: z.int().min(1, '有效期至少 1 天').max(90, '有效期最多 90 天').default(7),
    showsPrices: z.boolean().default(false),
  }),
  output: z.object({
    shareId: z.string(),
    /** 256 random bits; returned only once and not stored. */
    token: z.string(),
    expiresAt: z.string(),
  }),
  example: {
    input: { planId: 'p-1', defenceId: defenceExample.defenceId },
    output: {
      shareId: '0193a1b2-0000-7000-8000-00000000000d',
      token: 'a'.repeat(43),
      expiresAt: '2026-11-28T06:00:00.000Z',
    },
  },
});
