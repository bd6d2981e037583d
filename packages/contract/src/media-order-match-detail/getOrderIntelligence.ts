import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../domain/media-order.ts';

export const getOrderIntelligence = endpoint({
  method: 'GET',
  path: 'media-order-match-detail/getOrderIntelligence/{orderId}',
  permit: orderPermit,
  scope: { facts: ({ cities }) => cities },
  summary: '匹配说明：为何是这些媒体——与城市可售库存相比的等级、价格、商圈与行政区覆盖，及对需求的核对',
  reads: ['order'],
  input: z.object({ orderId }),
  output: z.object({
    audienceSentence: z.string(),
    /** A requirement of the brief, what the order provides, and whether it is met. */
    checks: z.array(
      z.object({
        name: z.string(),
        asked: z.string(),
        actual: z.string(),
        isMet: z.boolean(),
      }),
    ),
    cities: z.array(
      z.object({
        cityCode: z.string(),
        cityName: z.string(),
        mediumId: z.int(),
        mediumName: z.string(),
        items: z.int(),
        units: z.int(),
        /** Share of chosen and of all units for sale that are of the levels 特级, S, A++ and A+; null without any. */
        highLevelShare: z.number().nullable(),
        inventoryHighLevelShare: z.number().nullable(),
        /** Rate card per unit and 30 days: mean of the chosen units and of the inventory. */
        meanPriceFen: z.int().nullable(),
        inventoryMeanPriceFen: z.int().nullable(),
        /** Chosen positions inside a business district; null for moving media. */
        inBusinessDistricts: z.int().nullable(),
        businessDistricts: z.int().nullable(),
        districts: z.int().nullable(),
        /** Units for sale in the city. */
        inventoryUnits: z.int(),
        reasons: z.array(z.string()),
      }),
    ),
  }),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: { audienceSentence: '全体人群', checks: [], cities: [] },
  },
});
