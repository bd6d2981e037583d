import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityCode } from '../domain/region.ts';
import { figure } from '../domain/figure.ts';
import {
  cityPeopleScreen,
  cityVisionScreen,
  insightBasis,
  screenPermit,
  timeWindow,
} from '../domain/place-insight.ts';
import { exampleBasis, exampleFigures } from '../domain/place-insight-example.ts';

export const intelligenceCityOfflineSceneData = endpoint({
  method: 'GET',
  path: 'city-perspective/intelligenceCityOfflineSceneData',
  permit: screenPermit(cityVisionScreen, cityPeopleScreen),
  scope: 'city-media',
  summary: '城市线下场景：各类 AOI 的日均到访人数与到访率',
  privacy: { cover: { withheld: ['visitedShare'], ranked: { list: 'scenes', by: 'dailyVisitors' } } },
  input: timeWindow.extend({ cityCode }),
  output: insightBasis.extend({
    /** Kinds of AOI visited, most visitors first. */
    scenes: z.array(
      z.object({
        aoiType: z.string(),
        aois: z.int(),
        /** People per day who visit any of them and neither live nor work there. */
        dailyVisitors: figure,
        /** Share of the people asked about who visit in the measured week. */
        visitedShare: figure,
      }),
    ),
  }),
  example: {
    input: { cityCode: '440300' },
    output: {
      ...exampleBasis,
      scenes: [
        {
          aoiType: '商场',
          aois: 90,
          dailyVisitors: exampleFigures.dailyVisitors,
          visitedShare: exampleFigures.taConcentrationPeople,
        },
      ],
    },
  },
});
