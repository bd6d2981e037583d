import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { pageInput, pageOf } from '../domain/page.ts';
import {
  aoiBaseScreen,
  aoiFilter,
  aoiRow,
  areaOrder,
  cityVisionScreen,
  crowdQuestion,
  insightBasis,
  placeSource,
  screenPermit,
  taPeopleScreen,
  withoutNearbyMedia,
} from '../domain/place-insight.ts';
import { exampleAoi, exampleBasis, examplePlaceSource } from '../domain/place-insight-example.ts';

export const getAoiTaConcentrationData = endpoint({
  method: 'POST',
  path: 'city-perspective/getAoiTaConcentrationData',
  permit: screenPermit(aoiBaseScreen, taPeopleScreen, cityVisionScreen),
  scope: { medium: null, facts: ({ rows }) => withoutNearbyMedia(rows) },
  summary: '某城市 AOI 的 TA 浓度排名，分页筛选',
  privacy: { cover: { ranked: { list: 'rows', by: 'persons' } } },
  input: pageInput
    .extend(crowdQuestion.shape)
    .extend(aoiFilter.shape)
    .extend({
      orderBy: areaOrder.default('taConcentrationPeople'),
      isAscending: z.boolean().default(false),
    }),
  output: pageOf(aoiRow).extend(insightBasis.shape).extend({ places: placeSource }),
  example: {
    input: { cityCode: '440300', targetAudience: { groups: [{ conditions: [{ labelIds: [113] }] }] } },
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
