import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { areaPlanCity } from '../../domain/area-plan.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const getAreaPlanCities = endpoint({
  method: 'GET',
  path: 'crowd-tag-plan/v1/getCityList',
  permit: smartSelectPermit,
  scope: {
    medium: null,
    facts: (cities) => cities.map(({ cityCode, version, budgetFen }) => ({ cityCode, version, budgetFen })),
  },
  summary: '方案的城市及各城市的点位、空位、已选面数与费用',
  privacy: { cover: { withheld: ['reach', 'surplus'] } },
  reads: ['plan', 'plan-choice'],
  input: z.object({ planId }),
  output: z.array(areaPlanCity),
  example: { input: { planId: 'p-3' }, output: [] },
});
