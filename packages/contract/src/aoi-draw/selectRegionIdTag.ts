import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityCode } from '../domain/region.ts';
import {
  aoiBaseScreen,
  placeSource,
  poiScreen,
  sceneScreen,
  screenPermit,
  taPeopleScreen,
} from '../domain/place-insight.ts';
import { examplePlaceSource } from '../domain/place-insight-example.ts';

export const selectRegionIdTag = endpoint({
  method: 'GET',
  path: 'aoi-draw/selectRegionIdTag',
  permit: screenPermit(aoiBaseScreen, sceneScreen, poiScreen, taPeopleScreen),
  scope: 'city-media',
  summary: '某行政区（或全城）的 AOI 类型与 POI 类别标签',
  input: z.object({ cityCode, districtName: z.string().max(40).optional() }),
  output: z.object({
    places: placeSource,
    aoiTypes: z.array(z.object({ tag: z.string(), count: z.int() })),
    /** First-level categories. */
    poiCategories: z.array(z.object({ tag: z.string(), count: z.int() })),
  }),
  example: {
    input: { cityCode: '440300', districtName: '福田区' },
    output: {
      places: examplePlaceSource,
      aoiTypes: [{ tag: '商场', count: 12 }],
      poiCategories: [{ tag: '餐饮服务', count: 900 }],
    },
  },
});
