import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { orderId, orderPermit, orderRowExample } from '../domain/media-order.ts';
import { matchFilter } from '../domain/match-detail.ts';

const lngLat = z.tuple([z.number(), z.number()]);

export const getMediaByOrderMapData = endpoint({
  method: 'GET',
  path: 'media-order-match-detail/getMediaByOrderMapData',
  permit: orderPermit,
  scope: 'city-media',
  summary: '订单在全部城市或其中一座的媒体地图：点位与线路走向（WGS-84）',
  reads: ['order'],
  input: matchFilter.extend({ orderId }),
  output: z.object({
    points: z.array(
      z.object({
        itemId: z.string(),
        positionId: z.string(),
        faceId: z.string(),
        mediumId: z.int(),
        name: z.string(),
        level: z.string(),
        lng: z.number(),
        lat: z.number(),
        quantity: z.int(),
        netFen: z.int(),
        isIndicative: z.boolean(),
      }),
    ),
    lines: z.array(
      z.object({
        itemIds: z.array(z.string()),
        lineId: z.string(),
        lineName: z.string(),
        level: z.string(),
        vehicles: z.int(),
        netFen: z.int(),
        shape: z.array(lngLat),
      }),
    ),
    /** Items whose position is missing from the current data. */
    unplaced: z.array(z.object({ itemId: z.string(), name: z.string() })),
  }),
  example: {
    input: { orderId: orderRowExample.orderId, cityCode: '440300' },
    output: { points: [], lines: [], unplaced: [] },
  },
});
