import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { figure } from '../domain/figure.ts';
import {
  aoiBaseScreen,
  cityVisionScreen,
  heatAnswer,
  heatQuestion,
  heatRow,
  poiScreen,
  screenPermit,
  taPeopleScreen,
} from '../domain/place-insight.ts';
import { exampleBasis, exampleFigures, exampleHeatRow } from '../domain/place-insight-example.ts';

export const getTaAreaSumHeatData = endpoint({
  method: 'POST',
  path: 'city-perspective/getTaAreaSumHeatData',
  permit: screenPermit(cityVisionScreen, taPeopleScreen, aoiBaseScreen, poiScreen),
  scope: 'city-media',
  summary: 'TA 热力：按区域汇总目标人群人数、两种口径的 TA 浓度与 TGI',
  privacy: {
    cover: {
      audiences: [{ path: '', share: 'cityShare' }],
      ranked: { list: 'rows', by: 'persons', isOpen: true },
    },
  },
  input: heatQuestion,
  output: heatAnswer.extend({
    /** Share of the audience in the city. */
    cityShare: figure,
    rows: z.array(
      heatRow.extend({
        taPersons: figure,
        taConcentrationPeople: figure,
        taConcentrationHours: figure,
        tgi: figure,
      }),
    ),
  }),
  example: {
    input: { cityCode: '440300', targetAudience: { groups: [{ conditions: [{ labelIds: [113] }] }] } },
    output: {
      ...exampleBasis,
      cityShare: exampleFigures.taConcentrationPeople,
      unit: 'cell',
      total: 1,
      withheld: 0,
      rows: [
        {
          ...exampleHeatRow,
          taPersons: exampleFigures.taPersons,
          taConcentrationPeople: exampleFigures.taConcentrationPeople,
          taConcentrationHours: exampleFigures.taConcentrationHours,
          tgi: exampleFigures.tgi,
        },
      ],
    },
  },
});
