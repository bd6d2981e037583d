import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { pageInput, pageOf } from '../domain/page.ts';
import { planKinds, planStates } from '../domain/plan.ts';
import { cityCode } from '../domain/region.ts';
import { exampleRow, planRow, smartSelectPermit } from '../domain/smart-plan.ts';

export const planSorts = ['updatedAt', 'budgetFen', 'reachShare', 'cpmFen', 'name'] as const;

export const listPlans = endpoint({
  method: 'POST',
  path: 'ai-option-mode/list',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '智选方案列表，分页、筛选、排序',
  privacy: { cover: { withheld: ['reachShare', 'frequency', 'taConcentration', 'cpmFen'] } },
  reads: ['plan'],
  input: pageInput.extend({
    keyword: z.string().max(60).default(''),
    kinds: z.array(z.enum(planKinds)).default([]),
    states: z.array(z.enum(planStates)).default([]),
    brandId: z.string().optional(),
    cityCode: cityCode.optional(),
    sortBy: z.enum(planSorts).default('updatedAt'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: pageOf(planRow),
  example: {
    input: { keyword: '通勤' },
    output: { rows: [exampleRow], total: 1, pageNo: 1, pageSize: 20 },
  },
});
