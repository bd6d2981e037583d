import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { amounts } from '../../domain/evaluation.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const getAreaCostAggregateList = endpoint({
  method: 'POST',
  path: 'crowd-tag-plan/v1/getCostAggregateList',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '费用汇总：按城市、媒体形式或区域',
  reads: ['plan-choice'],
  input: z.object({ planId, groupBy: z.enum(['city', 'medium', 'area']).default('medium') }),
  output: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      cityCode: z.string(),
      cityName: z.string(),
      faces: z.int(),
      amounts,
    }),
  ),
  example: { input: { planId: 'p-3' }, output: [] },
});
