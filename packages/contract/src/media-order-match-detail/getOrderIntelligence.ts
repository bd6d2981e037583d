import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../domain/media-order.ts';

export const getOrderIntelligence = endpoint({
  method: 'GET',
  path: 'media-order-match-detail/getOrderIntelligence/{orderId}',
  permit: orderPermit,
  scope: {
    facts: ({ cities, wishes }) => [
      ...cities,
      ...wishes.flatMap(({ cityCode, mediumId, unitId }) =>
        cityCode === null || mediumId === null ? [] : [{ cityCode, mediumId, unitId }],
      ),
    ],
  },
  summary:
    '匹配说明：为何是这些媒体——与城市可售库存相比的等级、价格、商圈与行政区覆盖，及对需求、必投与避投的核对',
  reads: ['order', 'booking'],
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
    /** 必投 and 避投 that the reader may see, those that are not as wished first. */
    wishes: z.array(
      z.object({
        wish: z.enum(['must', 'excluded']),
        unitId: z.string(),
        /** Its id where it is neither for sale nor bought; then city and medium are null. */
        unitName: z.string(),
        cityCode: z.string().nullable(),
        cityName: z.string().nullable(),
        mediumId: z.int().nullable(),
        mediumName: z.string().nullable(),
        isBought: z.boolean(),
        isMet: z.boolean(),
        /** Where it stands in the order, or why it does not. */
        reason: z.string(),
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
    output: { audienceSentence: '全体人群', checks: [], wishes: [], cities: [] },
  },
});
