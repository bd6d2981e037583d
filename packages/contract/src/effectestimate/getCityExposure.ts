import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  effectComparison,
  effectInput,
  effectPermit,
  effectScope,
  exampleEffectInput,
  exampleScope,
  postingCounts,
} from '../domain/effect.ts';

export const getCityExposure = endpoint({
  method: 'GET',
  path: 'effectestimate/{orderId}/getCityExposure',
  permit: effectPermit,
  scope: 'city-media',
  summary: '分城市曝光：计划、实际、完成率与上刊率',
  privacy: 'refused',
  input: effectInput,
  output: z.object({
    scope: effectScope,
    rows: z.array(
      z.object({
        cityCode: z.string(),
        cityName: z.string(),
        netFen: z.int(),
        postings: postingCounts,
        /** Null where the data do not suffice. */
        comparison: effectComparison.nullable(),
      }),
    ),
  }),
  example: { input: exampleEffectInput, output: { scope: exampleScope, rows: [] } },
});
