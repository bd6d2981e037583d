import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { basis, figure } from '../domain/figure.ts';
import { noFigure, planId, smartSelectPermit } from '../domain/smart-plan.ts';

export const crowdMatch = z.object({
  /** H3 cell, resolution 8 (about 0.7 km²). */
  cell: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  districtName: z.string().nullable(),
  center: z.tuple([z.number(), z.number()]),
  persons: figure,
  taPersons: figure,
  taConcentration: figure,
  tgi: figure,
  stops: z.int(),
  lineNames: z.array(z.string()),
});
export type CrowdMatch = z.infer<typeof crowdMatch>;

export const getCrowdTagPlanDetail = endpoint({
  method: 'GET',
  path: 'ai-option-mode/getCrowdTagPlanDetail',
  permit: smartSelectPermit,
  summary: 'TA 浓度方案：浓度不低于阈值的网格与途经线路',
  input: z.object({ planId }),
  output: z.object({ planId, taThreshold: z.number(), basis: z.array(basis), matches: z.array(crowdMatch) }),
  example: {
    input: { planId: 'p-3' },
    output: {
      planId: 'p-3',
      taThreshold: 0.1,
      basis: [],
      matches: [
        {
          cell: '8841b0b8a1fffff',
          cityCode: '440300',
          cityName: '深圳市',
          districtName: '福田区',
          center: [114.055, 22.535],
          persons: noFigure,
          taPersons: noFigure,
          taConcentration: noFigure,
          tgi: noFigure,
          stops: 4,
          lineNames: ['1路'],
        },
      ],
    },
  },
});
