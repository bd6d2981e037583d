import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { cityCode } from '../../domain/region.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';
import { savedVersionOrNone } from '../../domain/saved-version.ts';

export const chooseAreaUnits = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'area-plan/choose',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '调整 TA 浓度或地理围栏方案在某城市的选点：各点位形式的面数，0 为不选',
  changes: ['plan-choice'],
  idempotent: 'naturally',
  audit: 'plan.choose-units',
  input: z.object({
    planId,
    cityCode,
    /** Version of the city that the change is based on. */
    version: savedVersionOrNone,
    units: z
      .array(z.object({ unitId: z.string().min(1).max(120), faces: z.int().min(0).max(2000) }))
      .min(1)
      .max(2000),
  }),
  output: z.object({ cityCode: z.string(), version: z.int() }),
  example: {
    input: { planId: 'p-3', cityCode: '440300', version: 1, units: [{ unitId: 't-2-1/1', faces: 1 }] },
    output: { cityCode: '440300', version: 2 },
  },
});
