import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { busFilter } from '../../domain/bus-condition.ts';
import { cityCode } from '../../domain/region.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const filterResult = z.object({
  totalLines: z.int(),
  matchedLineIds: z.array(z.string()),
  conditions: z.array(
    z.object({
      conditionId: z.string(),
      /** Lines that satisfy this condition alone. */
      matched: z.int(),
      /** Lines that would match all remaining conditions if this one were dropped. */
      matchedWithout: z.int(),
    }),
  ),
  /** For each matched line, the places that satisfy each condition; shown as badges. */
  hits: z.array(
    z.object({
      lineId: z.string(),
      byCondition: z.array(
        z.object({ conditionId: z.string(), hits: z.number(), names: z.array(z.string()) }),
      ),
    }),
  ),
});
export type FilterResult = z.infer<typeof filterResult>;

export const getBusLinePlanFilterData = endpoint({
  method: 'POST',
  path: 'bus-plan/v1/getBusLinePlanFilterData',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '符合条件（商圈、主干道、AOI、POI、数据赋能及其关系）的线路',
  privacy: 'refused',
  input: z.object({ planId, cityCode, filter: busFilter }),
  output: filterResult,
  example: {
    input: { planId: 'p-1', cityCode: '440300', filter: {} },
    output: { totalLines: 1054, matchedLineIds: [], conditions: [], hits: [] },
  },
});
