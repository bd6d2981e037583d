import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { handOverLoad } from '../../domain/hand-over.ts';
import { handOverKinds } from '../../domain/hand-over-names.ts';

export const createHandOver = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'hand-overs/create',
  permit: 'signed-in',
  scope: { own: '本人发送的交接单，7 天内只有本人能读取' },
  summary: '「用于…」的交接单：把所选区域、地点、媒体、人群带到另一页面',
  changes: [],
  idempotent: 'by-key',
  audit: 'call.change',
  input: z.object({ kind: z.enum(handOverKinds), load: handOverLoad }),
  output: z.object({ handOverId: z.string(), expiresAt: z.string() }),
  example: {
    input: { kind: 'plan-bus', load: { cityCodes: ['440300'] } },
    output: { handOverId: 'h-1', expiresAt: '2026-11-28T08:00:00.000Z' },
  },
});
