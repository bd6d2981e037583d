import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { combinationId } from '../../domain/combination.ts';
import { savedVersion } from '../../domain/saved-version.ts';
import { draftId, strategyGroup, strategyPermit } from '../../domain/strategy-draft.ts';
import { draftTargets } from '../../domain/strategy-draft-names.ts';
import { createOrder } from '../../mediaOrder/create.ts';

export const handOverDraft = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'strategy-drafts/hand-over',
  permit: strategyPermit,
  scope: { grants: strategyGroup },
  summary: '由策略草稿新建订单或智选方案，并记录去向；去向的权限之外的城市与媒体不带入',
  changes: ['strategy-draft', 'order', 'plan'],
  idempotent: 'by-key',
  audit: 'strategy.hand-over',
  input: z
    .object({
      draftId,
      to: z.enum(draftTargets),
      version: savedVersion,
      /** An order that buys a stored combination: its brief and rows, instead of the draft's brief alone. */
      mix: z.object({ combinationId, order: createOrder.input.omit({ submit: true }) }).optional(),
    })
    .refine(({ to, mix }) => to === 'order' || mix === undefined, '组合只能生成订单'),
  output: z.object({
    kind: z.enum(draftTargets),
    /** Id of the order or plan. */
    id: z.string(),
    title: z.string(),
    /** Version of the draft. */
    version: z.int(),
    /** The cities that were carried over. */
    cities: z.array(z.object({ cityCode: z.string(), cityName: z.string() })),
    leftOutItems: z.int(),
    /** 「已带入 12 项，3 项超出下单权限，未带入」. */
    sentence: z.string(),
  }),
  example: {
    input: { draftId: 'd-1', to: 'order', version: 1 },
    output: {
      kind: 'order',
      id: '0193a1b2-0000-7000-8000-000000000001',
      title: 'DD2611210001 星河汽车冬季新品',
      version: 2,
      cities: [{ cityCode: '440300', cityName: '深圳市' }],
      leftOutItems: 0,
      sentence: '已带入 13 项',
    },
  },
});
