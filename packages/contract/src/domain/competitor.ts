import { z } from 'zod';
import { brandIdList, cityCodeList, mediumIdList } from './media-filter.ts';

/** A month, YYYY-MM. */
export const month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, '月份格式须为 YYYY-MM');

export { competitorGroup } from './competitor-names.ts';
/** Flags of the screens of competitor placements. */
export const competitorPermit = { anyOf: ['smartMarketingData.competitorPutData.isEnabled'] } as const;
/** The competitor views inside an order use the order's own group. */
export const orderCompetitionGroup = 'investmentOrderData.orderPatternData';
export const orderCompetitionPermit = {
  anyOf: ['investmentOrderData.orderPatternData.isEnabled'],
} as const;

/**
 * The market, and the part of it that is analysed. The market is the requested industry, else the industries of the
 * requested brands, else all; shares (SOS) refer to it. Months default to the last twelve with data.
 */
export const competitorFilter = z.object({
  industry: z.string().min(1).max(40).optional(),
  brandIds: brandIdList,
  cityCodes: cityCodeList,
  mediumIds: mediumIdList,
  startMonth: month.optional(),
  endMonth: month.optional(),
});

/** Basis of the figures, part of every answer. */
export const competitorBasis = z.object({
  /** Null without data. */
  startMonth: z.string().nullable(),
  endMonth: z.string().nullable(),
  /** 口径: definition of the amounts. */
  note: z.string(),
  /** True when any placement counted is invented (示例). */
  isSample: z.boolean(),
});
export type CompetitorBasis = z.infer<typeof competitorBasis>;

export const exampleCompetitorBasis: CompetitorBasis = {
  startMonth: '2025-11',
  endMonth: '2026-10',
  note: '刊例价花费（估算），不含折扣',
  isSample: true,
};

/** A sentence with the figures that it is based on. */
export const figureSentence = z.object({
  text: z.string(),
  figures: z.array(z.object({ name: z.string(), value: z.number(), unit: z.string() })),
});
export type FigureSentence = z.infer<typeof figureSentence>;

/** A recommendation based on figures, about 城市, 媒体, 创意 or 节奏. */
export const suggestion = figureSentence.extend({
  suggestionId: z.string(),
  subject: z.enum(['city', 'medium', 'creative', 'rhythm']),
  title: z.string(),
  /** Changes to a draft when the recommendation is adopted. */
  cityCodes: z.array(z.string()),
  mediumIds: z.array(z.int()),
  months: z.array(z.int()),
});
export type Suggestion = z.infer<typeof suggestion>;

/** A city and medium with the spend of the brand and its competitors. */
export const shareOfVoiceCell = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  mediumId: z.int(),
  mediumName: z.string(),
  marketFen: z.int(),
  ownFen: z.int(),
  /** Share of voice (SOS): own ÷ market; null without a market. */
  sos: z.number().nullable(),
  rivals: z.array(
    z.object({ brandId: z.string(), brandName: z.string(), spendFen: z.int(), sos: z.number() }),
  ),
});
