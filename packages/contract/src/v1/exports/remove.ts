import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

export const removeExport = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'exports/remove',
  permit: 'signed-in',
  scope: 'own',
  summary: '删除导出中心的一条记录',
  changes: ['export'],
  idempotent: 'naturally',
  audit: 'exports.remove',
  input: z.object({ exportId: z.string().min(1).max(40) }),
  output: z.object({}),
  example: { input: { exportId: '0193a1b2-0000-7000-8000-000000000009' }, output: {} },
});
