import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { pageInput, pageOf } from '../domain/page.ts';
import { figure } from '../domain/figure.ts';
import {
  aoiBaseScreen,
  aoiFilter,
  aoiRow,
  areaOrder,
  crowdQuestion,
  insightBasis,
  placeSource,
  screenPermit,
  taPeopleScreen,
} from '../domain/place-insight.ts';
import { exampleAoi, exampleBasis, examplePlaceSource } from '../domain/place-insight-example.ts';

export const selectTaDrawList = endpoint({
  method: 'POST',
  path: 'aoi-draw/selectTaDrawList',
  permit: screenPermit(taPeopleScreen, aoiBaseScreen),
  scope: 'city-media',
  summary: 'TA 高浓度 AOI：浓度不低于阈值，按浓度排序',
  privacy: {
    cover: {
      audiences: [{ path: '', share: 'cityShare' }],
      ranked: { list: 'rows', by: 'taConcentrationPeople' },
    },
  },
  input: pageInput
    .extend(crowdQuestion.shape)
    .extend(aoiFilter.shape)
    .extend({
      /** Minimum TA concentration by people, as an index of the city's: 100 is the city's own. */
      minTgi: z.number().min(0).max(10_000).default(0),
      orderBy: areaOrder.default('taConcentrationPeople'),
      isAscending: z.boolean().default(false),
    }),
  output: pageOf(aoiRow)
    .extend(insightBasis.shape)
    .extend({ sentence: z.string(), cityShare: figure, places: placeSource }),
  example: {
    input: { cityCode: '440300', targetAudience: { groups: [{ conditions: [{ labelIds: [113] }] }] } },
    output: {
      ...exampleBasis,
      places: examplePlaceSource,
      sentence: '25–35岁',
      cityShare: exampleAoi.taConcentrationPeople,
      rows: [exampleAoi],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    },
  },
});
