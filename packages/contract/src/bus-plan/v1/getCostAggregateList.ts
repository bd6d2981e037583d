import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { delivery } from '../../domain/bus.ts';
import { amounts } from '../../domain/evaluation.ts';
import { cityCode } from '../../domain/region.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

const costRow = amounts.extend({
  cityCode: z.string(),
  cityName: z.string(),
  formName: z.string(),
  level: z.string(),
  lineId: z.string().nullable(),
  lineName: z.string().nullable(),
  vehicles: z.int(),
  vehicleDays: z.int(),
  isSamplePrice: z.boolean(),
});

export const getBusCostAggregateList = endpoint({
  method: 'POST',
  path: 'bus-plan/v1/getCostAggregateList',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '费用汇总：按城市、形式、等级或线路',
  input: z.object({
    planId,
    /** Absent: all cities of the plan. */
    cityCode: cityCode.optional(),
    groupBy: z.enum(['city', 'form', 'level', 'line']).default('city'),
    /** Unsaved delivery of that city, used in place of the saved one. */
    delivery: delivery.optional(),
  }),
  output: z.object({ rows: z.array(costRow), total: amounts, budgetFen: z.int() }),
  example: {
    input: { planId: 'p-1', groupBy: 'city' },
    output: {
      rows: [],
      total: { rateCardFen: 0, netFen: 0, productionFen: 0, serviceFen: 0, taxFen: 0, totalFen: 0 },
      budgetFen: 300_000_000,
    },
  },
});
