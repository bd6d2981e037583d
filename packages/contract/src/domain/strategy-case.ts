import { z } from 'zod';
import { figure } from './figure.ts';
import { budgetClassKeys } from './strategy-case-names.ts';

export { budgetClassKeys } from './strategy-case-names.ts';

/** The case library has the permission of the module's page; its (city, medium) pairs are those of 目标与组合. */
export const strategyCaseGroup = 'smartMarketingData.wisdomCombinationData';
export const strategyCasePermit = { anyOf: ['smartMarketingData.pageIsEnabled'] } as const;

/** Budget classes of the visible net amount in fen: `from` included, `below` excluded. */
export const budgetClasses = [
  { key: 'small', name: '50 万以下', fromFen: 0, belowFen: 50_000_000 },
  { key: 'middle', name: '50–200 万', fromFen: 50_000_000, belowFen: 200_000_000 },
  { key: 'large', name: '200–500 万', fromFen: 200_000_000, belowFen: 500_000_000 },
  { key: 'huge', name: '500 万以上', fromFen: 500_000_000, belowFen: Number.MAX_SAFE_INTEGER },
] as const;

export const strategyCase = z.object({
  caseId: z.string(),
  title: z.string(),
  brandName: z.string(),
  industry: z.string(),
  goal: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  budgetClass: z.enum(budgetClassKeys),
  rateCardFen: z.int(),
  netFen: z.int(),
  units: z.int(),
  media: z.array(z.object({ mediumId: z.int(), mediumName: z.string(), share: z.number() })),
  /** Its cities that the reader may see, the largest first, with their part of the net amount. */
  cities: z.array(z.object({ cityCode: z.string(), cityName: z.string(), netFen: z.int() })),
  /** Whether an appraised order stands behind it. */
  hasEffect: z.boolean(),
  /** As run, of the order's appraisal within the reader's grants (按上刊记录测算); null without one. */
  effect: z
    .object({ orderNo: z.string(), reachShare: figure, frequency: figure, cpmFen: z.number().nullable() })
    .nullable(),
  /** 0–100 with its parts, against a draft; null where none is given. */
  similarity: z.number().nullable(),
  parts: z.array(z.object({ name: z.string(), points: z.number(), most: z.number() })),
  /** Derived from an order, imported, or invented (示例). */
  source: z.enum(['order', 'import', 'sample']),
  isSample: z.boolean(),
});
export type StrategyCase = z.infer<typeof strategyCase>;

export const exampleStrategyCase: StrategyCase = {
  caseId: 'sc-440300-1',
  title: '星河汽车 · 深圳新品上市',
  brandName: '星河汽车',
  industry: '汽车',
  goal: '新品上市',
  cityCode: '440300',
  cityName: '深圳市',
  startDate: '2026-03-01',
  endDate: '2026-03-28',
  budgetClass: 'middle',
  rateCardFen: 90_000_000,
  netFen: 72_000_000,
  units: 60,
  media: [{ mediumId: 2, mediumName: '公交候车亭', share: 1 }],
  cities: [{ cityCode: '440300', cityName: '深圳市', netFen: 72_000_000 }],
  hasEffect: false,
  effect: null,
  similarity: null,
  parts: [],
  source: 'sample',
  isSample: true,
};
