import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityCode } from '../domain/region.ts';
import { figure } from '../domain/figure.ts';
import {
  audienceQuery,
  cityPeopleScreen,
  cityVisionScreen,
  insightBasis,
  screenPermit,
  taPeopleScreen,
  timeWindow,
} from '../domain/place-insight.ts';
import { exampleBasis, exampleFigures } from '../domain/place-insight-example.ts';

export const intelligenceTaOfflineSceneData = endpoint({
  method: 'GET',
  path: 'city-perspective/intelligenceTaOfflineSceneData',
  permit: screenPermit(cityVisionScreen, taPeopleScreen, cityPeopleScreen),
  scope: 'city-media',
  summary: 'TA 线下场景：目标人群到访各类 AOI 的人数、到访率与 TGI',
  privacy: { cover: { withheld: ['visitedShare', 'tgi'], ranked: { list: 'scenes', by: 'dailyVisitors' } } },
  input: timeWindow.extend({ cityCode, targetAudience: audienceQuery }),
  output: insightBasis.extend({
    sentence: z.string(),
    /** Kinds of AOI visited, most visitors first. */
    scenes: z.array(
      z.object({
        aoiType: z.string(),
        aois: z.int(),
        /** People per day who visit any of them and neither live nor work there. */
        dailyVisitors: figure,
        /** Share of the people asked about who visit in the measured week. */
        visitedShare: figure,
        /** 100 × share ÷ share of all people. */
        tgi: figure,
      }),
    ),
  }),
  example: {
    input: { cityCode: '440300' },
    output: {
      ...exampleBasis,
      sentence: '全体人群',
      scenes: [
        {
          aoiType: '商场',
          aois: 90,
          dailyVisitors: exampleFigures.dailyVisitors,
          visitedShare: exampleFigures.taConcentrationPeople,
          tgi: exampleFigures.tgi,
        },
      ],
    },
  },
});
