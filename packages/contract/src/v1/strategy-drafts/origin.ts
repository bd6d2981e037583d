import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { draftId, strategyPermit } from '../../domain/strategy-draft.ts';
import { draftTargets } from '../../domain/strategy-draft-names.ts';

export const getDraftOrigin = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'strategy-drafts/origin',
  permit: strategyPermit,
  scope: 'own',
  summary: '订单或智选方案来自哪份策略草稿、哪个组合；没有或看不到时为空',
  reads: ['strategy-draft', 'combination'],
  input: z.object({ kind: z.enum(draftTargets), id: z.string().min(1).max(64) }),
  output: z.object({
    draft: z.object({ draftId, name: z.string() }).nullable(),
    combination: z.object({ combinationId: z.string(), name: z.string() }).nullable(),
  }),
  example: {
    input: { kind: 'order', id: '0193a1b2-0000-7000-8000-000000000001' },
    output: {
      draft: { draftId: 'd-1', name: '星河汽车冬季新品' },
      combination: { combinationId: 'c-1', name: '品牌认知 300 万 效果最高' },
    },
  },
});
