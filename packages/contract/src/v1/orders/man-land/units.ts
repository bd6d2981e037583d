import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { manLandQuestion, manLandSegment, manLandWeights, matchParts } from '../../../domain/man-land.ts';
import { orderPermit, orderRowExample } from '../../../domain/media-order.ts';
import { pageInput, pageOf } from '../../../domain/page.ts';
import { orderOffer } from '../offers.ts';

const matchedUnit = orderOffer.extend({
  mediumId: z.int(),
  mediumName: z.string(),
  unit: z.string(),
  formId: z.int(),
  formName: z.string(),
  /** Distance from the outline of the area; 0 inside. */
  distanceMeters: z.number(),
  /** Score 0–100, by the weights. */
  score: z.number(),
  parts: matchParts,
  /** The rate card's own discount for the order's days. */
  discountPermille: z.int(),
  /** One unit over the order's days: rate card less discount, excluding production. */
  netFen: z.int(),
  /** Units of it that are already in the order. */
  chosenUnits: z.int(),
});

export const listManLandUnits = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'orders/man-land/units',
  permit: orderPermit,
  scope: {
    facts: ({ rows }) =>
      rows.map(({ mediumId, unitKey, freeUnits, netFen }) => ({ mediumId, unitKey, freeUnits, netFen })),
  },
  summary: '人地匹配的媒体：某商圈或 AOI 内及 300 米以内、订单档期有空位的媒体，按匹配得分排序，分页',
  privacy: 'refused',
  reads: ['order'],
  input: pageInput
    .extend(manLandQuestion.shape)
    .extend(manLandWeights.shape)
    .extend({
      areaId: z.string().min(1).max(120),
      segment: manLandSegment,
      mediumId: z.coerce.number().int().min(1).max(10_000).optional(),
    }),
  output: pageOf(matchedUnit).extend({ areaName: z.string() }),
  example: {
    input: { orderId: orderRowExample.orderId, cityCode: '440300', areaId: 'district-1' },
    output: { rows: [], total: 0, pageNo: 1, pageSize: 20, areaName: '南山中心' },
  },
});
