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
} from '../domain/place-insight.ts';
import { exampleBasis } from '../domain/place-insight-example.ts';

export const intelligenceCityMapData = endpoint({
  method: 'POST',
  path: 'city-perspective/intelligenceCityMapData',
  permit: screenPermit(cityVisionScreen, cityPeopleScreen),
  scope: {
    medium: null,
    facts: ({ districts, counts: { pois, aois }, universePersons }) => [
      ...districts,
      { pois, aois, universePersons },
    ],
  },
  summary: '城市地图数据：常住与出行人数、各区人数与场所数',
  privacy: { cover: { isOfCity: true, ranked: { list: 'districts', by: 'persons' } } },
  input: crowdQuestion.omit({ targetAudience: true }),
  output: insightBasis.extend({
    /** People of the universe, and people out of their homes on an average day. */
    universePersons: z.number(),
    dailyOutside: figure,
    districts: z.array(areaRow),
    counts: z.object({
      pois: z.int(),
      aois: z.int(),
      businessDistricts: z.int(),
      mainRoads: z.int(),
      /** Limited to what the caller may see. */
      mediaPositions: z.int(),
      busLines: z.int(),
    }),
    aoiTypes: z.array(z.object({ aoiType: z.string(), count: z.int() })),
  }),
  example: {
    input: { cityCode: '440300' },
    output: {
      ...exampleBasis,
      universePersons: 14_850_994,
      dailyOutside: { value: 12_900_000, low: 12_800_000, high: 13_000_000, suppressed: false },
      districts: [],
      counts: {
        pois: 20_000,
        aois: 600,
        businessDistricts: 35,
        mainRoads: 18,
        mediaPositions: 3400,
        busLines: 1054,
      },
      aoiTypes: [{ aoiType: '商场', count: 90 }],
    },
  },
});
