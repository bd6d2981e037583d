import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  effectInput,
  effectPermit,
  effectScope,
  exampleEffectInput,
  exampleScope,
  goalGrades,
} from '../domain/effect.ts';

export const getExposureTargetData = endpoint({
  method: 'GET',
  path: 'effectestimate/{orderId}/exposureTargetData',
  permit: effectPermit,
  scope: 'city-media',
  summary: '曝光目标与实际达成',
  privacy: 'refused',
  input: effectInput,
  output: z.object({
    scope: effectScope,
    rows: z.array(
      z.object({
        metric: z.enum(['reachShare', 'frequency', 'impressions', 'cpmFen']),
        target: z.number().nullable(),
        planned: z.number().nullable(),
        actual: z.number().nullable(),
        /** Null without a goal or a figure. */
        grade: z.enum(goalGrades).nullable(),
      }),
    ),
  }),
  example: { input: exampleEffectInput, output: { scope: exampleScope, rows: [] } },
});
