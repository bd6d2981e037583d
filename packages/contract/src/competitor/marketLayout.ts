import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  competitorBasis,
  competitorFilter,
  competitorPermit,
  exampleCompetitorBasis,
} from '../domain/competitor.ts';
import { pageInput, pageOf } from '../domain/page.ts';

const brandRow = z.object({
  brandId: z.string(),
  brandName: z.string(),
  industry: z.string(),
  products: z.array(z.string()),
  spendFen: z.int(),
  sos: z.number().nullable(),
  /** In the preceding months; null where those data are missing. */
  previousFen: z.int().nullable(),
  cityCount: z.int(),
  mainMedium: z.object({ mediumId: z.int(), mediumName: z.string(), share: z.number() }),
  firstSeen: z.string(),
  lastSeen: z.string(),
  /** Cities by spend, at most twelve. */
  cities: z.array(z.object({ cityCode: z.string(), cityName: z.string(), spendFen: z.int() })),
});

export const marketLayout = endpoint({
  method: 'POST',
  path: 'competitor/marketLayout',
  permit: competitorPermit,
  scope: 'city-media',
  summary: '市场布局：各品牌花费、份额、城市、主力媒体与首末次投放',
  input: pageInput.extend(competitorFilter.shape).extend({
    sort: z.enum(['spend', 'cities', 'lastSeen']).default('spend'),
  }),
  output: pageOf(brandRow).extend({ basis: competitorBasis, marketFen: z.int() }),
  example: {
    input: { industry: '汽车' },
    output: { rows: [], total: 0, pageNo: 1, pageSize: 20, basis: exampleCompetitorBasis, marketFen: 0 },
  },
});
