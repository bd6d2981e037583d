import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  competitorBasis,
  competitorFilter,
  competitorPermit,
  exampleCompetitorBasis,
  figureSentence,
} from '../domain/competitor.ts';

export const getCompetitorSummarize = endpoint({
  method: 'GET',
  path: 'competitor/getCompetitorSummarize',
  permit: competitorPermit,
  scope: 'city-media',
  summary: '竞品投放总结：花费、品牌数、城市数、SOS、同比环比，及由数字生成的结论句',
  input: competitorFilter,
  output: z.object({
    basis: competitorBasis,
    /** Figures from here on are of the whole market. */
    spendFen: z.int(),
    brandCount: z.int(),
    cityCount: z.int(),
    mediumCount: z.int(),
    placements: z.int(),
    /** Share of the requested brands; null when none is requested or the market is empty. */
    sos: z.number().nullable(),
    /** Change from the preceding months, and from the same months a year earlier; null where those data are missing. */
    change: z.number().nullable(),
    yearChange: z.number().nullable(),
    sentences: z.array(figureSentence),
  }),
  example: {
    input: { industry: '汽车' },
    output: {
      basis: exampleCompetitorBasis,
      spendFen: 1_000_000,
      brandCount: 4,
      cityCount: 20,
      mediumCount: 8,
      placements: 320,
      sos: null,
      change: 0.1,
      yearChange: null,
      sentences: [{ text: '…', figures: [{ name: '刊例花费', value: 10_000, unit: '元' }] }],
    },
  },
});
