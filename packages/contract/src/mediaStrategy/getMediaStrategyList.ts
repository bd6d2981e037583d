import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityCodeList, mediumIdList } from '../domain/media-filter.ts';
import { draftId } from '../domain/strategy-draft.ts';
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
  summary: '策略案例库，分页筛选；可按与策略草稿的相似度排列',
  privacy: {
    cover: {
      withheld: ['effect'],
      notOfPeople: ['rows.units', 'rows.media', 'rows.similarity', 'rows.parts'],
    },
  },
  reads: ['strategy-draft'],
  input: pageInput.extend({
    industries: words,
    goals: words,
    budgetClasses: z.array(z.enum(budgetClassKeys)).max(4).default([]),
    cityCodes: cityCodeList,
    mediumIds: mediumIdList,
    keyword: z.string().max(60).default(''),
    /** True: only cases with an appraised order behind them. */
    hasEffect: z.boolean().default(false),
    /** The strategy draft that similarity refers to. */
    draftId: draftId.optional(),
    sort: z.enum(['newest', 'budget', 'similar']).default('newest'),
  }),
  output: pageOf(strategyCase),
  example: {
    input: { industries: ['汽车'] },
    output: { rows: [exampleStrategyCase], total: 1, pageNo: 1, pageSize: 20 },
  },
});
