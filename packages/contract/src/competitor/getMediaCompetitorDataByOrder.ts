import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  competitorBasis,
  exampleCompetitorBasis,
  figureSentence,
  orderCompetitionPermit,
  shareOfVoiceCell,
} from '../domain/competitor.ts';

export const getMediaCompetitorDataByOrder = endpoint({
  method: 'GET',
  path: 'competitor/getMediaCompetitorDataByOrder',
  permit: orderCompetitionPermit,
  scope: 'city-media',
  summary: '订单与竞品：同城同媒 SOS、投放节奏与避让建议',
  input: z.object({ orderId: z.string().min(1).max(60) }),
  output: z.object({
    /** Period of the competitors' figures: the order's calendar months within the last twelve months with data. */
    basis: competitorBasis,
    orderId: z.string(),
    brandId: z.string(),
    brandName: z.string(),
    industry: z.string(),
    /** The order's own amounts are its items at rate-card prices. */
    cells: z.array(shareOfVoiceCell),
    /** By calendar month of the order: the order's own spend and the market's in that month. */
    rhythm: z.array(
      z.object({ month: z.int().min(1).max(12), ownFen: z.int(), marketFen: z.int(), index: z.number() }),
    ),
    notes: z.array(figureSentence),
  }),
  example: {
    input: { orderId: '0198c0de-0000-7000-8000-000000000001' },
    output: {
      basis: exampleCompetitorBasis,
      orderId: '0198c0de-0000-7000-8000-000000000001',
      brandId: 'b-0001',
      brandName: '星河汽车',
      industry: '汽车',
      cells: [],
      rhythm: [],
      notes: [],
    },
  },
});
