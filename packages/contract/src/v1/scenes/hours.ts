import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { figure } from '../../domain/figure.ts';
import {
  crowdQuestion,
  insightBasis,
  placeSource,
  sceneScreen,
  screenPermit,
} from '../../domain/place-insight.ts';
import { exampleAoi, exampleBasis, examplePlaceSource } from '../../domain/place-insight-example.ts';

export const getSceneHours = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'scenes/hours',
  permit: screenPermit(sceneScreen),
  scope: { medium: null, facts: ({ scenes }) => scenes },
  summary: '场景 × 时段：各场景每小时在场的 TA 人数与占全部 TA 的比例',
  privacy: { cover: { withheld: ['taShare'] } },
  input: crowdQuestion.omit({ role: true }).extend({ districtName: z.string().max(40).optional() }),
  output: insightBasis.extend({
    places: placeSource,
    scenes: z.array(
      z.object({
        scene: z.string(),
        aois: z.int(),
        /** One an hour of the window. */
        hours: z.array(
          z.object({
            hour: z.int(),
            persons: figure,
            taPersons: figure,
            /** Of the audience of the whole city. */
            taShare: figure,
          }),
        ),
      }),
    ),
  }),
  example: {
    input: { cityCode: '440300' },
    output: {
      ...exampleBasis,
      places: examplePlaceSource,
      scenes: [
        {
          scene: '购物',
          aois: 90,
          hours: [
            {
              hour: 18,
              persons: exampleAoi.persons,
              taPersons: exampleAoi.taPersons,
              taShare: exampleAoi.taConcentrationPeople,
            },
          ],
        },
      ],
    },
  },
});
