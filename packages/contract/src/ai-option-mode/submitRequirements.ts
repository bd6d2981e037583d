import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { planId, smartSelectPermit } from '../domain/smart-plan.ts';
import { savedVersion } from '../domain/saved-version.ts';

export const submitRequirements = endpoint({
  method: 'POST',
  path: 'ai-option-mode/submitRequirements',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '提交需求，开始计算方案；需求无解时指出相互冲突的约束',
  privacy: 'refused',
  changes: ['plan', 'plan-lines'],
  idempotent: 'naturally',
  audit: 'plan.submit',
  input: z.object({
    planId,
    version: savedVersion,
    seed: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .default(1),
  }),
  output: z.object({ jobId: z.string(), version: z.int() }),
  example: { input: { planId: 'p-1', version: 1 }, output: { jobId: 'j-1', version: 2 } },
});
