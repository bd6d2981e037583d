import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { figure } from '../domain/figure.ts';
import {
  areaRow,
  cityPeopleScreen,
  cityVisionScreen,
  crowdQuestion,
  insightBasis,
  screenPermit,
  taPeopleScreen,
} from '../domain/place-insight.ts';
import { exampleBasis, exampleFigures } from '../domain/place-insight-example.ts';

export const taIntelligenceCityMapData = endpoint({
  method: 'POST',
  path: 'city-perspective/taIntelligenceCityMapData',
  permit: screenPermit(cityVisionScreen, taPeopleScreen, cityPeopleScreen),
  scope: 'city-media',
  summary: 'TA 城市地图数据：目标人群规模、各区浓度、浓度最高的网格与通勤流向',
  privacy: {
    cover: {
      audiences: [{ path: '', persons: 'taPersons', share: 'taShare' }],
      // Which cells and which pairs of districts are there follows exact figures.
      withheld: ['topCells', 'commutes'],
      ranked: { list: 'districts', by: 'taConcentrationPeople' },
    },
  },
  input: crowdQuestion,
  output: insightBasis.extend({
    sentence: z.string(),
    taPersons: figure,
    taShare: figure,
    districts: z.array(areaRow),
    /** Cells of about 0.7 km² with the highest concentration, at most 20. */
    topCells: z.array(areaRow),
    /** Where the residents of a district work, most people first, at most 100 pairs (居住区 → 工作区). */
    commutes: z.array(
      z.object({
        fromDistrict: z.string(),
        toDistrict: z.string(),
        from: z.tuple([z.number(), z.number()]),
        to: z.tuple([z.number(), z.number()]),
        persons: figure,
        taPersons: figure,
      }),
    ),
  }),
  example: {
    input: { cityCode: '440300', targetAudience: { groups: [{ conditions: [{ labelIds: [113] }] }] } },
    output: {
      ...exampleBasis,
      sentence: '25–35岁',
      taPersons: exampleFigures.taPersons,
      taShare: exampleFigures.taConcentrationPeople,
      districts: [],
      topCells: [],
      commutes: [],
    },
  },
});
