import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  competitorBasis,
  competitorFilter,
  competitorPermit,
  exampleCompetitorBasis,
} from '../domain/competitor.ts';

const compared = {
  spendFen: z.int(),
  /** The same months a year earlier; null unless all of them are on record. */
  comparableFen: z.int().nullable(),
  growth: z.number().nullable(),
};

export const mediaAnalysisDataYear = endpoint({
  method: 'POST',
  path: 'competitor/mediaAnalysisDataYear',
  permit: competitorPermit,
  scope: 'city-media',
  summary: '按年度的媒体分析：各年、各媒体花费、份额与同月同比',
  input: competitorFilter,
  output: z.object({
    basis: competitorBasis,
    years: z.array(
      z.object({
        year: z.int(),
        /** Months of the year that are counted. */
        months: z.array(z.int()),
        ...compared,
        media: z.array(
          z.object({ mediumId: z.int(), mediumName: z.string(), share: z.number(), ...compared }),
        ),
      }),
    ),
  }),
  example: { input: {}, output: { basis: exampleCompetitorBasis, years: [] } },
});
