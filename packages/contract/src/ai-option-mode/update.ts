import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { planBrief, planStrategy } from '../domain/plan.ts';
import { planId, smartSelectPermit } from '../domain/smart-plan.ts';
import { savedVersion } from '../domain/saved-version.ts';

export const updatePlan = endpoint({
  method: 'POST',
  path: 'ai-option-mode/update',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '修改智选方案；版本不符时拒绝',
  changes: ['plan', 'plan-lines'],
  idempotent: 'naturally',
  audit: 'plan.update',
  input: z.object({
    planId,
    /** Version that the editor has loaded; a newer one on the server is a conflict (code 11). */
    version: savedVersion,
    brief: planBrief.optional(),
    strategy: planStrategy.optional(),
    /** True hides the plan from the list. */
    archived: z.boolean().optional(),
  }),
  output: z.object({ planId, version: z.int(), updatedAt: z.string() }),
  example: {
    input: { planId: 'p-1', version: 1, archived: true },
    output: { planId: 'p-1', version: 2, updatedAt: '2026-11-21T00:00:00.000Z' },
  },
});
