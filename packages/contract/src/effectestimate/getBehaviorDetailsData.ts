import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  effectInput,
  effectPermit,
  effectScope,
  exampleEffectInput,
  exampleScope,
  outcomeEffect,
} from '../domain/effect.ts';

export const getBehaviorDetails = endpoint({
  method: 'GET',
  path: 'effectestimate/{orderId}/getBehaviorDetailsData',
  permit: effectPermit,
  scope: 'city-media',
  summary: '行为：按接触频次分组，以及到访与搜索增长（匹配对照、安慰剂期、区间）',
  privacy: 'refused',
  reads: ['effect'],
  input: effectInput,
  output: z.object({
    scope: effectScope,
    /** People of the TA by contacts: 0, 1–2, 3–5, 6+. */
    classes: z.array(
      z.object({
        from: z.int(),
        to: z.int().nullable(),
        persons: z.number(),
        share: z.number(),
        /** Share of the class that works outside the home. */
        commuterShare: z.number().nullable(),
      }),
    ),
    outcomes: z.array(outcomeEffect),
  }),
  example: { input: exampleEffectInput, output: { scope: exampleScope, classes: [], outcomes: [] } },
});
