import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { busFilter } from '../../domain/bus-condition.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';
import { cityCode } from '../../domain/region.ts';
import { savedVersionOrNone } from '../../domain/saved-version.ts';

export const optimiseCity = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'bus-plan/optimise',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '在给定条件内重新优选某一城市的线路',
  privacy: 'refused',
  changes: ['plan', 'plan-choice', 'plan-lines'],
  idempotent: 'by-key',
  audit: 'plan.optimise',
  input: z.object({
    planId,
    cityCode,
    filter: busFilter,
    deliveryVersion: savedVersionOrNone,
    seed: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .default(1),
  }),
  output: z.object({ jobId: z.string() }),
  example: {
    input: { planId: 'p-1', cityCode: '440300', filter: {}, deliveryVersion: 0 },
    output: { jobId: 'j-1' },
  },
});
