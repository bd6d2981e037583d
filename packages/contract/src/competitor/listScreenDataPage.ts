import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  competitorBasis,
  competitorFilter,
  competitorPermit,
  exampleCompetitorBasis,
} from '../domain/competitor.ts';
import { pageInput, pageOf } from '../domain/page.ts';

const placementRow = z.object({
  placementId: z.string(),
  month: z.string(),
  brandId: z.string(),
  brandName: z.string(),
  industry: z.string(),
  productName: z.string().nullable(),
  cityCode: z.string(),
  cityName: z.string(),
  mediumId: z.int(),
  mediumName: z.string(),
  formId: z.int(),
  formName: z.string(),
  placeName: z.string().nullable(),
  firstSeen: z.string(),
  lastSeen: z.string(),
  days: z.int(),
  units: z.int(),
  unit: z.string(),
  spendFen: z.int(),
  /** True when the product estimated the amount (估算). */
  isEstimated: z.boolean(),
  isSample: z.boolean(),
});

export const listScreenDataPage = endpoint({
  method: 'POST',
  path: 'competitor/listScreenDataPage',
  permit: competitorPermit,
  scope: { facts: ({ rows }) => rows },
  summary: '竞品投放明细，分页筛选与排序',
  input: pageInput.extend(competitorFilter.shape).extend({
    /** Part of a product's or place's name. */
    keyword: z.string().max(60).default(''),
    sort: z.enum(['lastSeen', 'spend', 'units', 'days']).default('lastSeen'),
    order: z.enum(['desc', 'asc']).default('desc'),
  }),
  output: pageOf(placementRow).extend({ basis: competitorBasis }),
  example: {
    input: { brandIds: ['b-0001'], pageSize: 20 },
    output: { rows: [], total: 0, pageNo: 1, pageSize: 20, basis: exampleCompetitorBasis },
  },
});
