import { endpoint } from '../../core/endpoint.ts';
import { planUnit, vacancyFilter } from '../../domain/area-plan.ts';
import { pageInput, pageOf } from '../../domain/page.ts';
import { smartSelectPermit } from '../../domain/smart-plan.ts';

export const getAreaVacancyPositionHotDetail = endpoint({
  method: 'POST',
  path: 'crowd-tag-plan/v1/getAreaVacancyPositionHotDetail',
  permit: smartSelectPermit,
  scope: { facts: ({ rows }) => rows },
  summary: '有空位的点位及其周边 TA 热度，分页、筛选、排序',
  privacy: 'refused',
  reads: ['plan-choice'],
  input: pageInput.extend(vacancyFilter.shape),
  output: pageOf(planUnit),
  example: { input: { planId: 'p-3' }, output: { rows: [], total: 0, pageNo: 1, pageSize: 20 } },
});
