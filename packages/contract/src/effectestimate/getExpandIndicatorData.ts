import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  effectInput,
  effectPermit,
  effectScope,
  exampleEffectInput,
  exampleScope,
  reachAtLeast,
} from '../domain/effect.ts';

export const getExpandIndicatorData = endpoint({
  method: 'GET',
  path: 'effectestimate/{orderId}/getExpandIndicatorData',
  permit: effectPermit,
  scope: 'city-media',
  summary: '拓展指标：频次分布、N+、毛评点、各类千人成本、TA浓度与 TGI、到访成本',
  privacy: 'refused',
  input: effectInput,
  output: z.object({
    scope: effectScope,
    /** n = 0 … 9 and 10+: people of the TA, planned and actual. */
    distribution: z.array(
      z.object({
        contacts: z.int(),
        isOpenEnded: z.boolean(),
        plannedPersons: z.number(),
        /** Null where withheld. */
        actualPersons: z.number().nullable(),
      }),
    ),
    reachAtLeast,
    indicators: z.array(
      z.object({
        indicator: z.enum([
          'grp',
          'cpmFen',
          'taCpmFen',
          'cprpFen',
          'taConcentrationPeople',
          'taConcentrationImpressions',
          'tgi',
          'costPerVisitFen',
        ]),
        name: z.string(),
        planned: z.number().nullable(),
        actual: z.number().nullable(),
        /** 95 % confidence interval. */
        low: z.number().nullable(),
        high: z.number().nullable(),
        /** Reason why there is none. */
        reason: z.string().nullable(),
      }),
    ),
  }),
  example: {
    input: exampleEffectInput,
    output: { scope: exampleScope, distribution: [], reachAtLeast: [], indicators: [] },
  },
});
