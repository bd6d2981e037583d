import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { basketBriefInput, basketConflict, basketItemKey, maxBasketItems } from '../../domain/basket.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const moveBasketToPlan = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'basket/move-to-plan',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '将方案篮的媒体转入已计算的智选方案：线路连同刊期，固定媒体按点位面数；有冲突的逐项说明并留在篮中',
  changes: ['basket', 'basket-content', 'plan', 'plan-choice'],
  idempotent: 'naturally',
  audit: ['plan.save-delivery', 'plan.choose-units'],
  input: z.object({
    ...basketBriefInput,
    planId,
    /** Absent: the whole basket. */
    itemKeys: z.array(basketItemKey).min(1).max(maxBasketItems).optional(),
  }),
  output: z.object({
    planId: z.string(),
    movedItems: z.int(),
    /** Items that stayed in the basket, with the reason. */
    conflicts: z.array(basketConflict),
  }),
  example: {
    input: { planId: 'p-1' },
    output: { planId: 'p-1', movedItems: 2, conflicts: [] },
  },
});
