import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { delivery } from '../../domain/bus.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';
import { cityCode } from '../../domain/region.ts';

export const explainLine = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'bus-plan/explain-line',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '这条线带来什么；为什么不是那条线',
  privacy: 'refused',
  input: z.object({ planId, cityCode, delivery, lineId: z.string().max(60) }),
  output: z.object({
    lineId: z.string(),
    lineName: z.string(),
    isInPlan: z.boolean(),
    /** For a line in the plan: audience persons lost without it. Otherwise: gained by its best single vehicle. */
    persons: z.number(),
    costFen: z.int(),
    personsPerThousandYuan: z.number(),
    /** Yield of the plan's weakest line per ¥1,000: the threshold for a new line. */
    planCutoffPerThousandYuan: z.number().nullable(),
    /** Value of the best exchange that would bring this line in, negative = the plan gets worse. */
    bestExchange: z
      .object({
        outLineId: z.string(),
        outLineName: z.string(),
        changePersons: z.number(),
        changeFen: z.int(),
      })
      .nullable(),
    /** Constraint that excludes it, in words. */
    blockedBy: z.string().nullable(),
    /** The reason in one Chinese sentence. */
    sentence: z.string(),
  }),
  example: {
    input: { planId: 'p-1', cityCode: '440300', delivery: { lines: [] }, lineId: 'l-1' },
    output: {
      lineId: 'l-1',
      lineName: '1路',
      isInPlan: false,
      persons: 12_000,
      costFen: 2_240_000,
      personsPerThousandYuan: 536,
      planCutoffPerThousandYuan: 720,
      bestExchange: null,
      blockedBy: null,
      sentence: '每千元新增 536 人，低于方案中最弱线路的 720 人。',
    },
  },
});
