import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { basketBriefInput, basketConflict, basketItemKey, maxBasketItems } from '../../domain/basket.ts';
import { planKinds } from '../../domain/plan.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const checkBasketForPlan = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'basket/check-plan',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '方案篮转入智选方案前的检查：可转入的媒体与逐项冲突（范围、投放期、数量、重复、不在售）',
  reads: ['basket'],
  input: z.object({
    ...basketBriefInput,
    planId,
    /** Absent: the whole basket. */
    itemKeys: z.array(basketItemKey).min(1).max(maxBasketItems).optional(),
  }),
  output: z.object({
    planNo: z.string(),
    planName: z.string(),
    planKind: z.enum(planKinds),
    freeKeys: z.array(z.string()),
    conflicts: z.array(basketConflict),
  }),
  example: {
    input: { planId: 'p-1' },
    output: {
      planNo: 'ZX2611210001',
      planName: '星河汽车 深圳 品牌',
      planKind: 'bus',
      freeKeys: ['440300-1:single|1'],
      conflicts: [],
    },
  },
});
