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

export const getMediumExposure = endpoint({
  method: 'GET',
  path: 'effectestimate/{orderId}/getMediumExposure',
  permit: effectPermit,
  scope: 'city-media',
  summary: '分媒体曝光：计划、实际、完成率与上刊率',
  privacy: 'refused',
  input: effectInput,
  output: z.object({
    scope: effectScope,
    rows: z.array(
      z.object({
        mediumId: z.int(),
        mediumName: z.string(),
        netFen: z.int(),
        postings: postingCounts,
        comparison: effectComparison.nullable(),
        unmeasuredUnits: z.int(),
      }),
    ),
  }),
  example: { input: exampleEffectInput, output: { scope: exampleScope, rows: [] } },
});
