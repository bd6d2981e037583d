import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { effectInput, effectPermit, exampleEffectInput, postingCounts } from '../domain/effect.ts';

export const getMediaPlacementSituation = endpoint({
  method: 'GET',
  path: 'effectestimate/{orderId}/mediaPlacementSituation',
  permit: effectPermit,
  scope: { facts: ({ rows }) => rows },
  summary: '投放情况：各城市各媒体的计划与实际上刊',
  input: effectInput,
  output: z.object({
    rows: z.array(
      z.object({
        cityCode: z.string(),
        cityName: z.string(),
        mediumId: z.int(),
        mediumName: z.string(),
        items: z.int(),
        netFen: z.int(),
        postings: postingCounts,
        /** Units × days. */
        plannedUnitDays: z.int(),
        actualUnitDays: z.int(),
      }),
    ),
  }),
  example: { input: exampleEffectInput, output: { rows: [] } },
});
