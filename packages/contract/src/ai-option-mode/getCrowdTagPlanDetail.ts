import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { areaPlanCity, noAreaMedia, planArea } from '../domain/area-plan.ts';
import { basis } from '../domain/figure.ts';
import { areaKinds } from '../domain/plan-names.ts';
import { noFigure, planId, smartSelectPermit } from '../domain/smart-plan.ts';

export const getCrowdTagPlanDetail = endpoint({
  method: 'GET',
  path: 'ai-option-mode/getCrowdTagPlanDetail',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: 'TA 浓度方案：各区域的 TA 浓度（两种口径）与 TGI、途经线路、点位、空位与净价',
  privacy: 'refused',
  reads: ['plan-choice'],
  input: z.object({ planId }),
  output: z.object({
    planId,
    areaKind: z.enum(areaKinds),
    taThreshold: z.number(),
    basis: z.array(basis),
    cities: z.array(areaPlanCity),
    /** Every area that may be disclosed, highest concentration first; `isMatch` marks those at or above the threshold. */
    areas: z.array(planArea),
  }),
  example: {
    input: { planId: 'p-3' },
    output: {
      planId: 'p-3',
      areaKind: 'cell',
      taThreshold: 0.1,
      basis: [],
      cities: [],
      areas: [
        {
          areaId: '8841b0b8a1fffff',
          kind: 'cell',
          name: '福田区 8841b0b8a1',
          cityCode: '440300',
          cityName: '深圳市',
          districtName: '福田区',
          center: [114.055, 22.535],
          ring: [],
          persons: noFigure,
          taPersons: noFigure,
          taConcentration: noFigure,
          taConcentrationHours: noFigure,
          tgi: noFigure,
          isMatch: true,
          stops: 4,
          lineNames: ['1路'],
          ...noAreaMedia,
        },
      ],
    },
  },
});
