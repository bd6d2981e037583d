import { z } from 'zod';

/** 口径 of audience figures: their source and the people they describe. */
export const basis = z.object({
  /** 预估: modelled from a plan. 按执行测算: modelled by the same model from posting records. 第三方: reported by another. */
  nature: z.enum(['预估', '按执行测算', '第三方']),
  source: z.string(),
  /** The universe in words, for example 深圳市 15 岁及以上常住人口. */
  universe: z.string(),
  universePersons: z.number(),
  period: z.string(),
  /** Data releases read, by kind. */
  dataReleases: z.array(z.object({ kind: z.string(), releaseNo: z.string() })),
  /** True when the people or places are synthetic demonstration data. */
  isDemo: z.boolean(),
  /** Present and true where noise has been added to figures and they are rounded (隐私保护). */
  isNoised: z.boolean().optional(),
});
export type Basis = z.infer<typeof basis>;

/** A figure with its 95 % interval; below the minimum cell (样本不足) value is null and suppressed is true. */
export const figure = z.object({
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  suppressed: z.boolean(),
});
export type Figure = z.infer<typeof figure>;

/**
 * 校准区间 of a share: with the contacts of all media at the low and at the high end of what the contact models leave open, 0..1.
 * An interval is of the sample alone; null where the share is withheld, or of an answer that was stored before there were ranges.
 */
export const shareRange = z.object({ low: z.number(), high: z.number() }).nullable();
export type ShareRange = z.infer<typeof shareRange>;
