import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { figure } from '../domain/figure.ts';
import {
  aoiBaseScreen,
  businessDistrictScreen,
  cityVisionScreen,
  crowdQuestion,
  drawnRing,
  insightBasis,
  portraitDimension,
  sceneScreen,
  screenPermit,
  taPeopleScreen,
} from '../domain/place-insight.ts';
import { exampleAoi, exampleBasis } from '../domain/place-insight-example.ts';

export const getThroughClearlyData = endpoint({
  method: 'POST',
  path: 'aoi-draw/getThroughClearlyData',
  permit: screenPermit(aoiBaseScreen, sceneScreen, cityVisionScreen, taPeopleScreen, businessDistrictScreen),
  scope: 'city-media',
  summary: 'AOI 人群透视：画像与 TGI、来源地',
  privacy: { cover: { withheld: ['portrait', 'origins'] } },
  input: crowdQuestion.extend({
    placeId: z.string().min(1).max(80).optional(),
    ring: drawnRing.optional(),
  }),
  output: insightBasis.extend({
    name: z.string(),
    sentence: z.string(),
    /** People of the role and audience, and their labels compared with the city's. */
    persons: figure,
    portrait: z.array(portraitDimension),
    /** Districts they live in, most people first. */
    origins: z.array(
      z.object({
        districtName: z.string(),
        center: z.tuple([z.number(), z.number()]),
        persons: figure,
        share: figure,
      }),
    ),
  }),
  example: {
    input: { cityCode: '440300', placeId: '440300-aoi-0001', role: 'visitors' },
    output: {
      ...exampleBasis,
      name: '福塘购物中心',
      sentence: '全体人群',
      persons: exampleAoi.persons,
      portrait: [],
      origins: [],
    },
  },
});
