import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { pageInput } from '../domain/page.ts';
import { businessDistrictPage, exampleBusinessDistrictPage } from '../domain/business-district.ts';
import {
  aoiBaseScreen,
  areaOrder,
  businessDistrictScreen,
  crowdQuery,
  screenPermit,
} from '../domain/place-insight.ts';

export const selectCbdData = endpoint({
  method: 'GET',
  path: 'aoi-draw/selectCbdData',
  permit: screenPermit(businessDistrictScreen, aoiBaseScreen),
  scope: 'city-media',
  summary: '商圈排名：客流、TA 浓度、TGI、业态、媒体与线路',
  privacy: { cover: { ranked: { list: 'rows', by: 'persons' } } },
  input: pageInput.extend(crowdQuery.shape).extend({
    keyword: z.string().trim().max(60).default(''),
    orderBy: areaOrder.default('persons'),
  }),
  output: businessDistrictPage,
  example: {
    input: { cityCode: '440300' },
    output: exampleBusinessDistrictPage,
  },
});
