import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { amounts } from '../../domain/evaluation.ts';
import { quotationTotals } from '../../money/quotation-arithmetic.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const getAllDeliveryCostInfo = endpoint({
  method: 'GET',
  path: 'crowd-tag-plan/v1/getAllDeliveryCostInfo',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '方案全部投放费用：合计与逐城市',
  reads: ['plan-choice'],
  input: z.object({ planId }),
  output: z.object({
    amounts,
    budgetFen: z.int(),
    hasSamplePrices: z.boolean(),
    cities: z.array(z.object({ cityCode: z.string(), cityName: z.string(), budgetFen: z.int(), amounts })),
  }),
  example: {
    input: { planId: 'p-3' },
    output: { amounts: quotationTotals([]), budgetFen: 300_000_000, hasSamplePrices: true, cities: [] },
  },
});
