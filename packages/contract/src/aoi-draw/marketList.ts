import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { pageInput, pageOf } from '../domain/page.ts';
import {
  aoiBaseScreen,
  aoiFilter,
  aoiRow,
  areaOrder,
  businessDistrictScreen,
  crowdQuestion,
  insightBasis,
  placeSource,
  screenPermit,
  withoutNearbyMedia,
} from '../domain/place-insight.ts';
import { exampleAoi, exampleBasis, examplePlaceSource } from '../domain/place-insight-example.ts';

export const getMarketList = endpoint({
  method: 'POST',
  path: 'aoi-draw/marketList',
  permit: screenPermit(aoiBaseScreen, businessDistrictScreen),
  scope: { medium: null, facts: ({ rows }) => withoutNearbyMedia(rows) },
  summary: '商场与市场类 AOI 列表，含客流与周边媒体',
  privacy: { cover: { ranked: { list: 'rows', by: 'persons' } } },
  input: pageInput
    .extend(crowdQuestion.shape)
    .extend(aoiFilter.omit({ aoiTypes: true }).shape)
    .extend({
      orderBy: areaOrder.default('persons'),
      isAscending: z.boolean().default(false),
    }),
  output: pageOf(aoiRow).extend(insightBasis.shape).extend({ places: placeSource }),
  example: {
    input: { cityCode: '440300' },
    output: {
      ...exampleBasis,
      places: examplePlaceSource,
      rows: [exampleAoi],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    },
  },
});
