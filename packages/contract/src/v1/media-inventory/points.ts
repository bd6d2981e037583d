import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { mediaSearchFilter } from '../../domain/media-search.ts';
import { mediaInventoryPermit } from '../../domain/medium.ts';

export const getMediaPoints = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'media-inventory/points',
  permit: mediaInventoryPermit,
  scope: { facts: ({ points }) => points },
  summary: '某城市符合检索条件的媒体点位坐标（WGS-84）与空位，供地图使用；线路不在其中',
  reads: ['booking', 'release', 'favourite'],
  input: mediaSearchFilter,
  output: z.object({
    /** At most 20,000, sorted by code. */
    points: z.array(
      z.object({
        positionId: z.string(),
        /** The first of its rows. */
        unitKey: z.string(),
        mediumId: z.int(),
        name: z.string(),
        lng: z.number(),
        lat: z.number(),
        freeUnits: z.int(),
        units: z.int(),
      }),
    ),
    /** Number of matching positions; exceeds the points returned when they were cut. */
    total: z.int(),
  }),
  example: { input: { cityCode: '440300' }, output: { points: [], total: 0 } },
});
