import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';

export const getPackCategory = endpoint({
  method: 'POST',
  path: 'common/getPackCategory',
  permit: 'signed-in',
  summary: '人群包目录及各目录数量',
  input: z.object({}),
  output: z.array(z.object({ category: z.string(), label: z.string(), count: z.int() })),
  example: { input: {}, output: [{ category: 'plan', label: '方案生成', count: 3 }] },
});
