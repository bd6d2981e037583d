import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { pageInput, pageOf } from '../domain/page.ts';
import {
  aoiBaseScreen,
  aoiFilter,
  aoiRow,
  areaOrder,
  crowdQuestion,
  insightBasis,
  placeSource,
  sceneScreen,
  screenPermit,
  taPeopleScreen,
  withoutNearbyMedia,
} from '../domain/place-insight.ts';
import { exampleAoi, exampleBasis, examplePlaceSource } from '../domain/place-insight-example.ts';

export const selectAoiList = endpoint({
  method: 'POST',
  path: 'aoi-draw/selectList',
  permit: screenPermit(aoiBaseScreen, sceneScreen, taPeopleScreen),
  scope: { medium: null, facts: ({ rows }) => withoutNearbyMedia(rows) },
  summary: 'AOI 列表：关键词、类型、行政区、面积、客流与浓度筛选；可批量匹配名称',
  privacy: { cover: { ranked: { list: 'rows', by: 'persons' } } },
  input: pageInput
    .extend(crowdQuestion.shape)
    .extend(aoiFilter.shape)
    .extend({
      /** Names to match; each is reported as found, ambiguous or unknown. */
      names: z.array(z.string().trim().min(1).max(60)).max(200, '最多匹配 200 个名称').default([]),
      orderBy: areaOrder.default('persons'),
      isAscending: z.boolean().default(false),
    }),
  output: pageOf(aoiRow)
    .extend(insightBasis.shape)
    .extend({
      places: placeSource,
      /** Empty when no names were given. */
      matches: z.array(
        z.object({
          name: z.string(),
          state: z.enum(['found', 'ambiguous', 'unknown']),
          /** At most 5. */
          candidates: z.array(
            z.object({ areaId: z.string(), name: z.string(), districtName: z.string().nullable() }),
          ),
        }),
      ),
    }),
  example: {
    input: { cityCode: '440300', aoiTypes: ['商场'] },
    output: {
      ...exampleBasis,
      places: examplePlaceSource,
      matches: [],
      rows: [exampleAoi],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    },
  },
});
