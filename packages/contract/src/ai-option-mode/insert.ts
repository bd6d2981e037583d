import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { planBrief, planStrategy } from '../domain/plan.ts';
import { exampleBrief, planId, smartSelectPermit } from '../domain/smart-plan.ts';

export const insertPlan = endpoint({
  method: 'POST',
  path: 'ai-option-mode/insert',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '新建智选方案（草稿）',
  changes: ['plan'],
  idempotent: 'by-key',
  audit: 'plan.create',
  input: z.object({ brief: planBrief, strategy: planStrategy.prefault({}) }),
  output: z.object({ planId, planNo: z.string(), version: z.int() }),
  example: {
    input: { brief: exampleBrief },
    output: { planId: 'p-1', planNo: 'ZX2611210001', version: 1 },
  },
});
