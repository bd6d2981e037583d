import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  aoiBaseScreen,
  aoiRow,
  cityVisionScreen,
  crowdQuestion,
  insightBasis,
  placeSource,
  screenPermit,
  taPeopleScreen,
} from '../domain/place-insight.ts';
import { exampleAoi, exampleBasis, examplePlaceSource } from '../domain/place-insight-example.ts';

export const getAoiTaConcentrationDataResponses = endpoint({
  method: 'POST',
  path: 'city-perspective/getAoiTaConcentrationDataResponses',
  permit: screenPermit(aoiBaseScreen, taPeopleScreen, cityVisionScreen),
  scope: 'city-media',
  summary: '所选 AOI 的 TA 浓度',
  privacy: { cover: {} },
  input: crowdQuestion.extend({
    aoiIds: z.array(z.string().min(1).max(80)).min(1, '请选择 AOI').max(200, '最多选择 200 个 AOI'),
  }),
  output: insightBasis.extend({
    places: placeSource,
    /** In the order of the ids; ids that the city does not have are left out. */
    rows: z.array(aoiRow),
    unknownIds: z.array(z.string()),
  }),
  example: {
    input: { cityCode: '440300', aoiIds: ['440300-aoi-0001'] },
    output: { ...exampleBasis, places: examplePlaceSource, rows: [exampleAoi], unknownIds: [] },
  },
});
