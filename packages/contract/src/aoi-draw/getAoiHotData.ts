import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { figure } from '../domain/figure.ts';
import {
  aoiBaseScreen,
  cityVisionScreen,
  crowdQuestion,
  heatAnswer,
  heatRow,
  mapBounds,
  placeSource,
  sceneScreen,
  screenPermit,
} from '../domain/place-insight.ts';
import { exampleAoi, exampleBasis, examplePlaceSource } from '../domain/place-insight-example.ts';

export const getAoiHotData = endpoint({
  method: 'POST',
  path: 'aoi-draw/getAoiHotData',
  permit: screenPermit(aoiBaseScreen, sceneScreen, cityVisionScreen),
  scope: 'city-media',
  summary: 'AOI 热力：范围内 AOI 的人数与密度',
  privacy: { cover: { ranked: { list: 'rows', by: 'persons' } } },
  input: crowdQuestion.extend({
    aoiTypes: z.array(z.string().max(20)).max(50).default([]),
    aoiIds: z.array(z.string().max(80)).max(200).default([]),
    bounds: mapBounds.optional(),
    limit: z.int().min(1).max(5000).default(2000),
  }),
  output: heatAnswer.omit({ unit: true }).extend({
    places: placeSource,
    rows: z.array(heatRow.extend({ aoiType: z.string(), taConcentrationPeople: figure })),
  }),
  example: {
    input: { cityCode: '440300', aoiTypes: ['商场'] },
    output: {
      ...exampleBasis,
      places: examplePlaceSource,
      total: 1,
      withheld: 0,
      rows: [
        {
          areaId: exampleAoi.areaId,
          name: exampleAoi.name,
          districtName: '福田区',
          center: exampleAoi.center,
          persons: exampleAoi.persons,
          density: 223_000,
          aoiType: '商场',
          taConcentrationPeople: exampleAoi.taConcentrationPeople,
        },
      ],
    },
  },
});
