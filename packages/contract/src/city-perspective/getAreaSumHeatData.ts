import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  aoiBaseScreen,
  cityVisionScreen,
  heatAnswer,
  heatQuestion,
  heatRow,
  screenPermit,
} from '../domain/place-insight.ts';
import { exampleBasis, exampleHeatRow } from '../domain/place-insight-example.ts';

export const getAreaSumHeatData = endpoint({
  method: 'POST',
  path: 'city-perspective/getAreaSumHeatData',
  permit: screenPermit(cityVisionScreen, aoiBaseScreen),
  scope: { medium: null, facts: ({ rows }) => rows },
  summary: '城市人口热力：按行政区、商圈、网格或 AOI 汇总在场、居住、工作、到访人数',
  privacy: { cover: { ranked: { list: 'rows', by: 'persons', isOpen: true } } },
  input: heatQuestion.omit({ targetAudience: true }),
  output: heatAnswer.extend({ rows: z.array(heatRow) }),
  example: {
    input: { cityCode: '440300', fromHour: 7, toHour: 10 },
    output: {
      ...exampleBasis,
      unit: 'cell',
      total: 1,
      withheld: 0,
      rows: [exampleHeatRow],
    },
  },
});
