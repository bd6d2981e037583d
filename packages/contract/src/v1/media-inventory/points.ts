import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { inventoryFilter, mediaInventoryPermit, positionLevel } from '../../domain/medium.ts';

export const getMediaPoints = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'media-inventory/points',
  permit: mediaInventoryPermit,
  scope: { facts: ({ points }) => points },
  summary: '某城市符合条件的媒体点位坐标（WGS-84），供地图使用',
  input: inventoryFilter,
  output: z.object({
    /** At most 20,000, sorted by code. */
    points: z.array(
      z.object({ positionId: z.string(), lng: z.number(), lat: z.number(), level: positionLevel }),
    ),
    /** Number of matching positions; exceeds the points returned when they were cut. */
    total: z.int(),
  }),
  example: { input: { cityCode: '440300' }, output: { points: [], total: 0 } },
});
