import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityCode } from '../domain/region.ts';
import { aoiBaseScreen, placeSource, sceneScreen, screenPermit } from '../domain/place-insight.ts';
import { examplePlaceSource } from '../domain/place-insight-example.ts';

export const countRegionCodeTag = endpoint({
  method: 'GET',
  path: 'aoi-draw/countRegionCodeTag',
  permit: screenPermit(aoiBaseScreen, sceneScreen),
  scope: 'city-media',
  summary: '各行政区各类型 AOI 的数量',
  input: z.object({ cityCode }),
  output: z.object({
    places: placeSource,
    aoiTypes: z.array(z.string()),
    districts: z.array(
      z.object({
        districtName: z.string(),
        total: z.int(),
        /** Counts in the order of aoiTypes. */
        counts: z.array(z.int()),
      }),
    ),
  }),
  example: {
    input: { cityCode: '440300' },
    output: {
      places: examplePlaceSource,
      aoiTypes: ['商场'],
      districts: [{ districtName: '福田区', total: 12, counts: [12] }],
    },
  },
});
