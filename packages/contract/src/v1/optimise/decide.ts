import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { exampleOpportunity, ignoreReason, opportunity, optimisePermit } from '../../domain/opportunity.ts';

export const decideOpportunity = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'optimise/decide',
  permit: optimisePermit,
  scope: 'city-media',
  summary: '采纳、忽略或重新打开一条优化机会；采纳即改动订单，另需订单权限',
  privacy: 'refused',
  changes: ['opportunity', 'order', 'booking', 'monitoring', 'effect', 'crowd-pack'],
  idempotent: 'by-key',
  // Adopting a make-good accepts it; meeting people again makes a pack of them.
  audit: ['optimise.decide', 'monitoring.make-good', 'pack.create'],
  input: z
    .object({
      opportunityId: z.string().min(1).max(40),
      decision: z.enum(['adopt', 'ignore', 'reopen']),
      reasonCode: ignoreReason.optional(),
      reason: z.string().trim().max(200, '说明最多 200 字').default(''),
      /** The version on which the decision is based. */
      version: z.int().min(1),
    })
    .refine(({ decision, reasonCode }) => decision !== 'ignore' || reasonCode !== undefined, {
      path: ['reasonCode'],
      message: '请选择忽略的原因',
    })
    .refine(({ reasonCode, reason }) => reasonCode !== 'other' || reason !== '', {
      path: ['reason'],
      message: '选择「其他」时请填写说明',
    }),
  output: opportunity,
  example: {
    input: { opportunityId: 'p-1', decision: 'ignore', reasonCode: 'cost', version: 1 },
    output: { ...exampleOpportunity, state: 'ignored', version: 2 },
  },
});
