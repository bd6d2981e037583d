import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { monitoringPermit } from '../../domain/monitoring.ts';
import { postingState } from '../../domain/order.ts';
import { cityCode } from '../../domain/region.ts';

export const listMonitoredPlaces = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'monitoring/places',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '投放监测地图：点位的位置与状态；线路以最近一张有定位的照片为准',
  reads: ['monitoring'],
  input: z.object({
    orderId: z.string().min(1).max(40),
    cityCode: cityCode.optional(),
    state: postingState.optional(),
  }),
  output: z.object({
    rows: z.array(
      z.object({
        postingId: z.string(),
        unitName: z.string(),
        unitNo: z.int(),
        cityCode: z.string(),
        state: postingState,
        lng: z.number(),
        lat: z.number(),
        /** Position of the face, or where the latest photo of the vehicle was taken. */
        source: z.enum(['face', 'photo']),
      }),
    ),
    /** Number of units without a position. */
    withoutPlace: z.int(),
  }),
  example: { input: { orderId: 'o-1' }, output: { rows: [], withoutPlace: 0 } },
});
