import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { noAmounts, orderId, orderPermit, orderRowExample, placementPart } from '../domain/media-order.ts';
import { amounts } from '../domain/evaluation.ts';

const cityAnalysis = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  tier: z.string().nullable(),
  items: z.int(),
  units: z.int(),
  amounts,
  /** Net ÷ net of the order, 0–1. */
  share: z.number(),
  startDate: z.string(),
  endDate: z.string(),
  /** Units that are held, sold, and neither. */
  heldUnits: z.int(),
  soldUnits: z.int(),
  openUnits: z.int(),
  /** Days of its items up to and including today ÷ all their days, 0–1, weighted by units. */
  progress: z.number(),
  media: z.array(placementPart),
});

export const getCityMediaOrderAnalyseResponse = endpoint({
  method: 'POST',
  path: 'mediaOrder/getCityMediaOrderAnalyseResponse',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单的城市分析：各城市的媒体、金额、占比、锁位与执行进度',
  reads: ['order', 'booking'],
  input: z.object({ orderId }),
  output: z.object({
    cities: z.array(cityAnalysis),
    totals: amounts,
    units: z.int(),
    progress: z.number(),
  }),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: { cities: [], totals: noAmounts, units: 0, progress: 0 },
  },
});
