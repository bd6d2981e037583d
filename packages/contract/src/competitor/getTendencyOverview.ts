import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  competitorBasis,
  competitorFilter,
  competitorPermit,
  exampleCompetitorBasis,
} from '../domain/competitor.ts';

export const getTendencyOverview = endpoint({
  method: 'POST',
  path: 'competitor/getTendencyOverview',
  permit: competitorPermit,
  scope: 'city-media',
  summary: '竞品投放趋势：按月花费、SOS、去年同期与淡旺季指数',
  input: competitorFilter.extend({
    /** What each series stands for. */
    dimension: z.enum(['brand', 'city', 'medium']).default('brand'),
    /** Series, largest first. */
    limit: z.coerce.number().int().min(1).max(20).default(8),
  }),
  output: z.object({
    basis: competitorBasis,
    months: z.array(z.string()),
    /** Of the whole market, month by month. */
    marketFen: z.array(z.int()),
    /** The same months a year earlier; null before the first month on record. */
    yearAgoFen: z.array(z.int().nullable()),
    series: z.array(
      z.object({
        key: z.string(),
        name: z.string(),
        spendFen: z.array(z.int()),
        /** Share of the market's spend in the month; null in a month without spend. */
        sos: z.array(z.number().nullable()),
      }),
    ),
    /** 100 = mean month of the market; one entry per calendar month of the period. */
    season: z.array(z.object({ month: z.int().min(1).max(12), index: z.number() })),
  }),
  example: {
    input: { industry: '汽车' },
    output: {
      basis: exampleCompetitorBasis,
      months: ['2026-10'],
      marketFen: [100_000],
      yearAgoFen: [null],
      series: [{ key: 'b-0001', name: '星河汽车', spendFen: [40_000], sos: [0.4] }],
      season: [{ month: 10, index: 100 }],
    },
  },
});
