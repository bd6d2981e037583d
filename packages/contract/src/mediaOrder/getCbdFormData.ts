import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { orderPermit } from '../domain/media-order.ts';
import { cityCode } from '../domain/region.ts';

export const getCbdFormData = endpoint({
  method: 'POST',
  path: 'mediaOrder/getCbdFormData',
  permit: orderPermit,
  scope: 'city-media',
  summary: '城市商圈选项，附各商圈内可下单的点位与面数',
  input: z.object({ cityCode }),
  output: z.object({
    rows: z.array(
      z.object({
        placeId: z.string(),
        name: z.string(),
        districtName: z.string().nullable(),
        lng: z.number(),
        lat: z.number(),
        isIndicative: z.boolean(),
        positions: z.int(),
        faces: z.int(),
      }),
    ),
    isDemo: z.boolean(),
  }),
  example: { input: { cityCode: '440300' }, output: { rows: [], isDemo: true } },
});
