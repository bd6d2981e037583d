import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  effectInput,
  effectPermit,
  effectScope,
  exampleEffectInput,
  exampleScope,
} from '../domain/effect.ts';

export const getExposureAudienceInsight = endpoint({
  method: 'GET',
  path: 'effectestimate/{orderId}/exposureAudienceInsight',
  permit: effectPermit,
  scope: 'city-media',
  summary: '曝光人群洞察：TA 命中与最突出的特征',
  privacy: 'refused',
  input: effectInput,
  output: z.object({
    scope: effectScope,
    /** People reached, and those of them in the TA; null where withheld. */
    reachedPersons: z.number().nullable(),
    taReachedPersons: z.number().nullable(),
    /** TA ÷ all reached, by people and by impressions; share of the TA in the city. */
    taConcentrationPeople: z.number().nullable(),
    taConcentrationImpressions: z.number().nullable(),
    baseShare: z.number().nullable(),
    tgi: z.number().nullable(),
    /** Labels that differ most from the city, high and low. */
    features: z.array(
      z.object({
        labelId: z.int(),
        name: z.string(),
        dimension: z.string(),
        share: z.number(),
        tgi: z.number(),
      }),
    ),
  }),
  example: {
    input: exampleEffectInput,
    output: {
      scope: exampleScope,
      reachedPersons: null,
      taReachedPersons: null,
      taConcentrationPeople: null,
      taConcentrationImpressions: null,
      baseShare: null,
      tgi: null,
      features: [],
    },
  },
});
