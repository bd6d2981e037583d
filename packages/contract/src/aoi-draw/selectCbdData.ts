import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { pageInput, pageOf } from '../domain/page.ts';
import { businessDistrictRow, exampleBusinessDistrict } from '../domain/business-district.ts';
import {
  aoiBaseScreen,
  areaOrder,
  businessDistrictScreen,
  crowdQuery,
  insightBasis,
  placeSource,
  screenPermit,
} from '../domain/place-insight.ts';
import { exampleBasis, examplePlaceSource } from '../domain/place-insight-example.ts';

export const selectCbdData = endpoint({
  method: 'GET',
  path: 'aoi-draw/selectCbdData',
  permit: screenPermit(businessDistrictScreen, aoiBaseScreen),
  summary: '商圈排名：客流、TA 浓度、TGI、业态、媒体与线路',
  input: pageInput.extend(crowdQuery.shape).extend({
    keyword: z.string().trim().max(60).default(''),
    orderBy: areaOrder.default('persons'),
  }),
  output: pageOf(businessDistrictRow).extend(insightBasis.shape).extend({ places: placeSource }),
  example: {
    input: { cityCode: '440300' },
    output: {
      ...exampleBasis,
      places: examplePlaceSource,
      rows: [exampleBusinessDistrict],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    },
  },
});
