import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  effectInput,
  effectPermit,
  effectScope,
  exampleEffectInput,
  exampleScope,
} from '../../domain/effect.ts';
import { figure } from '../../domain/figure.ts';

export const getEffectCube = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'effect/cube',
  permit: effectPermit,
  scope: { facts: ({ cells }) => cells.filter(({ mediumId }) => mediumId !== null) },
  summary: '城市 × 媒体 × 周：计划与实际曝光、净价与点位天；到达不可相加，仅在合计处给出',
  privacy: 'refused',
  reads: ['effect'],
  input: effectInput,
  output: z.object({
    scope: effectScope,
    cells: z.array(
      z.object({
        cityCode: z.string(),
        cityName: z.string(),
        /** With `week` null: impressions of units of too few panel persons, of any media and weeks of the city together. */
        mediumId: z.int().nullable(),
        mediumName: z.string(),
        /** Counted from the order's first day; past the booked weeks for what was made good later. */
        week: z.int().nullable(),
        /** Null where the cell has no figure. */
        plannedImpressions: z.number().nullable(),
        /** Null besides before the week has begun. */
        actualImpressions: z.number().nullable(),
        /** The customer's net price of the booked days; of it, that of the units that the impressions count. */
        netFen: z.int(),
        measuredNetFen: z.int(),
        unitDays: z.int(),
        actualUnitDays: z.int(),
      }),
    ),
    /** Reach of people does not add up: of the whole, of each city and of each medium, each computed by itself. */
    margins: z.array(
      z.object({
        of: z.enum(['all', 'city', 'medium']),
        cityCode: z.string().nullable(),
        mediumId: z.int().nullable(),
        name: z.string(),
        plannedReach: figure,
        actualReach: figure,
        plannedReachShare: figure,
        actualReachShare: figure,
      }),
    ),
  }),
  example: { input: exampleEffectInput, output: { scope: exampleScope, cells: [], margins: [] } },
});
