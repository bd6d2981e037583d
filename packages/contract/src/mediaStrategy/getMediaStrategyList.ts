import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityCodeList, mediumIdList } from '../domain/media-filter.ts';
import { pageInput, pageOf } from '../domain/page.ts';
import {
  budgetClassKeys,
  exampleStrategyCase,
  strategyCase,
  strategyCasePermit,
  strategyCaseGroup,
} from '../domain/strategy-case.ts';

const words = z.array(z.string().min(1).max(40)).max(40).default([]);

export const getMediaStrategyList = endpoint({
  method: 'POST',
  path: 'mediaStrategy/getMediaStrategyList',
  permit: strategyCasePermit,
  scope: { grants: strategyCaseGroup },
  summary: '策略案例库，分页筛选',
  input: pageInput.extend({
    industries: words,
    goals: words,
    budgetClasses: z.array(z.enum(budgetClassKeys)).max(4).default([]),
    cityCodes: cityCodeList,
    mediumIds: mediumIdList,
    keyword: z.string().max(60).default(''),
    sort: z.enum(['newest', 'budget']).default('newest'),
  }),
  output: pageOf(strategyCase),
  example: {
    input: { industries: ['汽车'] },
    output: { rows: [exampleStrategyCase], total: 1, pageNo: 1, pageSize: 20 },
  },
});
