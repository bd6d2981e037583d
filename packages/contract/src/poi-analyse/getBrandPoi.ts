import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityCode } from '../domain/region.ts';
import { mapBounds, poiAnswer, poiScreen, screenPermit, taPeopleScreen } from '../domain/place-insight.ts';
import { examplePlaceSource, examplePoiMap } from '../domain/place-insight-example.ts';

export const getBrandPoi = endpoint({
  method: 'POST',
  path: 'poi-analyse/getBrandPoi',
  permit: screenPermit(poiScreen, taPeopleScreen),
  scope: 'city-media',
  summary: '品牌 POI：品牌检索与各品牌门店的分布、分区数量',
  input: z.object({
    cityCode,
    /** Brands to show; empty: only the list of brands that match the keyword. */
    brands: z.array(z.string().max(60)).max(20, '最多选择 20 个品牌').default([]),
    keyword: z.string().trim().max(60).default(''),
    bounds: mapBounds.optional(),
  }),
  output: poiAnswer.extend({
    /** Brands of the city that match the keyword, most places first, at most 50. */
    brandOptions: z.array(z.object({ brand: z.string(), count: z.int() })),
  }),
  example: {
    input: { cityCode: '440300', brands: ['示例咖啡甲'] },
    output: {
      places: examplePlaceSource,
      map: examplePoiMap,
      brandOptions: [{ brand: '示例咖啡甲', count: 1 }],
      groups: [{ name: '示例咖啡甲', count: 1, byDistrict: [{ districtName: '福田区', count: 1 }] }],
    },
  },
});
