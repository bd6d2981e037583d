import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  effectInput,
  effectPermit,
  effectScope,
  exampleEffectInput,
  exampleScope,
} from '../../domain/effect.ts';
import { lossCauses } from '../../domain/effect-loss-names.ts';

const causes = z.array(
  z.object({
    cause: z.enum(lossCauses),
    unitDays: z.int(),
    /** Null where the part has no figure of impressions. */
    impressions: z.number().nullable(),
  }),
);

export const getEffectLoss = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'effect/loss',
  permit: effectPermit,
  scope: { facts: ({ rows }) => rows.filter(({ mediumId }) => mediumId !== null) },
  summary: '欠量分解：计划曝光与实际曝光之差，按晚刊、缺刊、错刊、破损等原因分摊到城市与媒体',
  privacy: 'refused',
  reads: ['effect'],
  input: effectInput,
  output: z.object({
    scope: effectScope,
    /** Of the measured cities: planned − Σ causes = actual. `merged` is what rows show without a cause. */
    total: z.object({
      plannedImpressions: z.number().nullable(),
      actualImpressions: z.number().nullable(),
      merged: z.number(),
      causes,
    }),
    rows: z.array(
      z.object({
        cityCode: z.string(),
        cityName: z.string(),
        /** Null: impressions of units of too few panel persons, of any media of the city together and without causes. */
        mediumId: z.int().nullable(),
        mediumName: z.string(),
        plannedUnitDays: z.int(),
        actualUnitDays: z.int(),
        plannedImpressions: z.number().nullable(),
        actualImpressions: z.number().nullable(),
        causes,
      }),
    ),
  }),
  example: {
    input: exampleEffectInput,
    output: {
      scope: exampleScope,
      total: { plannedImpressions: null, actualImpressions: null, merged: 0, causes: [] },
      rows: [],
    },
  },
});
