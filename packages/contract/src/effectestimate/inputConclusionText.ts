import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { conclusion, effectPermit, orderId } from '../domain/effect.ts';

export const inputConclusionText = endpoint({
  method: 'POST',
  path: 'effectestimate/inputConclusionText',
  permit: effectPermit,
  scope: 'city-media',
  summary: '填写评估结论，保留历次版本',
  changes: ['effect'],
  idempotent: 'naturally',
  audit: 'effect.conclude',
  input: z.object({
    orderId,
    text: z.string().trim().min(1, '结论不能为空').max(5000, '结论最多 5000 字'),
    /** The version that it is based on; 0 for the first. */
    version: z.int().min(0).max(1_000_000),
  }),
  output: z.object({ conclusions: z.array(conclusion) }),
  example: {
    input: { orderId: 'o-1', text: '完成率 98%，达成目标', version: 0 },
    output: { conclusions: [] },
  },
});
