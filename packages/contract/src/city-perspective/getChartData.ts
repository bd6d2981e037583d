import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  cityPeopleScreen,
  cityVisionScreen,
  crowdQuestion,
  hourFigures,
  insightBasis,
  portraitDimension,
  screenPermit,
} from '../domain/place-insight.ts';
import { exampleBasis, exampleFigures } from '../domain/place-insight-example.ts';

export const getChartData = endpoint({
  method: 'POST',
  path: 'city-perspective/getChartData',
  permit: screenPermit(cityVisionScreen, cityPeopleScreen),
  scope: 'city-media',
  summary: '分区图表数据：24 小时曲线与人群画像，全城或至多 4 个行政区',
  privacy: { cover: { withheld: ['portrait', 'panelPersons'] } },
  input: crowdQuestion.extend({
    /** Districts to compare, by name; empty for the whole city. */
    districtNames: z.array(z.string().max(40)).max(4, '最多比较 4 个行政区').default([]),
  }),
  output: insightBasis.extend({
    charts: z.array(
      z.object({
        name: z.string(),
        /** Panel persons behind the portrait; null where withheld. */
        panelPersons: z.int().nullable(),
        /** Distinct people there on an average day by hour; for the whole city, people out of their homes. */
        hours: z.array(hourFigures),
        portrait: z.array(portraitDimension),
      }),
    ),
  }),
  example: {
    input: { cityCode: '440300', districtNames: ['福田区'] },
    output: {
      ...exampleBasis,
      charts: [
        {
          name: '福田区',
          panelPersons: 30_120,
          hours: [{ hour: 8, persons: exampleFigures.persons, taPersons: exampleFigures.taPersons }],
          portrait: [],
        },
      ],
    },
  },
});
