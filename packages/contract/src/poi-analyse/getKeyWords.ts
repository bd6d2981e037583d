import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityCode } from '../domain/region.ts';
import { mapBounds, poiAnswer, poiScreen, screenPermit, taPeopleScreen } from '../domain/place-insight.ts';
import { examplePlaceSource, examplePoiMap } from '../domain/place-insight-example.ts';

export const getKeyWords = endpoint({
  method: 'POST',
  path: 'poi-analyse/getKeyWords',
  permit: screenPermit(poiScreen, taPeopleScreen),
  scope: 'city-media',
  summary: '关键词 POI：各关键词命中的地点分布与分区数量',
  input: z.object({
    cityCode,
    /** Each is searched in name, brand, category and address. */
    keyWords: z.array(z.string().trim().min(1, '关键词不能为空').max(60)).min(1, '请输入关键词').max(20),
    bounds: mapBounds.optional(),
  }),
  output: poiAnswer,
  example: {
    input: { cityCode: '440300', keyWords: ['咖啡'] },
    output: {
      places: examplePlaceSource,
      map: examplePoiMap,
      groups: [{ name: '咖啡', count: 1, byDistrict: [{ districtName: '福田区', count: 1 }] }],
    },
  },
});
