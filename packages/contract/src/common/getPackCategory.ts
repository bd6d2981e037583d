import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { packCategories } from '../domain/crowd-pack-names.ts';

export const getPackCategory = endpoint({
  method: 'POST',
  path: 'common/getPackCategory',
  permit: 'signed-in',
  scope: 'reference',
  summary: '人群包类别及各类别中可见的数量',
  reads: ['crowd-pack'],
  input: z.object({}),
  output: z.array(z.object({ category: z.enum(packCategories), label: z.string(), count: z.int() })),
  example: { input: {}, output: [{ category: 'plan', label: '方案生成', count: 3 }] },
});
