import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  effectInput,
  effectPermit,
  effectScope,
  exampleEffectInput,
  exampleScope,
} from '../domain/effect.ts';

export const getExposureTargetData = endpoint({
  method: 'GET',
  path: 'effectestimate/{orderId}/exposureTargetData',
  permit: effectPermit,
  summary: '曝光目标与实际达成',
  input: effectInput,
  output: z.object({
    scope: effectScope,
    rows: z.array(
      z.object({
        metric: z.enum(['reachShare', 'frequency', 'impressions', 'cpmFen']),
        target: z.number().nullable(),
        planned: z.number().nullable(),
        actual: z.number().nullable(),
        /** 达成, 部分达成, 未达成; null without a goal or a figure. */
        grade: z.enum(['met', 'partly', 'missed']).nullable(),
      }),
    ),
  }),
  example: { input: exampleEffectInput, output: { scope: exampleScope, rows: [] } },
});
