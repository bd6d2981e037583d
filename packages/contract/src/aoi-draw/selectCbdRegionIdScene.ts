import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { pageInput } from '../domain/page.ts';
import { businessDistrictPage, exampleBusinessDistrictPage } from '../domain/business-district.ts';
import {
  areaOrder,
  businessDistrictScreen,
  crowdQuestion,
  sceneScreen,
  screenPermit,
} from '../domain/place-insight.ts';

export const selectCbdRegionIdScene = endpoint({
  method: 'POST',
  path: 'aoi-draw/selectCbdRegionIdScene',
  permit: screenPermit(businessDistrictScreen, sceneScreen),
  scope: 'city-media',
  summary: '按行政区与场景选择商圈',
  privacy: { cover: { ranked: { list: 'rows', by: 'persons' } } },
  input: pageInput.extend(crowdQuestion.shape).extend({
    districtNames: z.array(z.string().max(40)).max(50).default([]),
    /** Kinds of AOI; only business districts that hold each of them. */
    aoiTypes: z.array(z.string().max(20)).max(20).default([]),
    orderBy: areaOrder.default('persons'),
  }),
  output: businessDistrictPage,
  example: {
    input: { cityCode: '440300', aoiTypes: ['商场'] },
    output: exampleBusinessDistrictPage,
  },
});
