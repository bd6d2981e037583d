import { z } from 'zod';
import { appraisalStates, effectStages } from './effect-names.ts';
import { basis, figure, shareRange } from './figure.ts';
import { orderMode, orderState, postingState } from './order.ts';
import { cityCode } from './region.ts';

// Names are in a file of their own so that the browser can load them without the schemas.
export {
  appraisalStates,
  effectStages,
  goalGrades,
  type AppraisalState,
  type EffectStage,
  type GoalGrade,
} from './effect-names.ts';

/** Permission flag and group of effect appraisal. */
export const effectPermit = { anyOf: ['effectAppraisalData.isEnabled'] } as const;
export const effectGroup = 'effectAppraisalData';

export const orderId = z.string().min(1).max(40);

/** Request about one order: one of its cities, or all that the reader may see. */
export const effectInput = z.object({ orderId, cityCode: cityCode.optional() });

/** Visits to places, and searches. */
export const outcomeKinds = ['visit', 'search'] as const;
export const outcomeKind = z.enum(outcomeKinds);
export type OutcomeKind = z.infer<typeof outcomeKind>;

/** Figures of a campaign; audience figures refer to the order's TA. */
export const effectFigures = z.object({
  impressions: figure,
  taImpressions: figure,
  reach: figure,
  reachShare: figure,
  frequency: figure,
  /** 100 × TA impressions ÷ TA; null where withheld. */
  grp: z.number().nullable(),
  cpmFen: z.number().nullable(),
  taCpmFen: z.number().nullable(),
  cprpFen: z.number().nullable(),
});
export type EffectFigures = z.infer<typeof effectFigures>;

/** Plan and as-run, computed by one engine on the same persons. */
export const effectComparison = z.object({
  planned: effectFigures,
  /** The plan up to the day of the appraisal. */
  plannedToDate: effectFigures,
  actual: effectFigures,
  /** 校准区间 of `reachShare`; null of a part of the media. */
  reachShareRange: z.object({ planned: shareRange, actual: shareRange }),
  /** Actual ÷ planned impressions, and ÷ planned to date. */
  completionRate: z.number().nullable(),
  toDateRate: z.number().nullable(),
});
export type EffectComparison = z.infer<typeof effectComparison>;

/** Units as posted. Posted are 已上刊, 晚刊, 破损 and 已补; wrong and missing ones do not show the order's advertisement. */
export const postingCounts = z.object({
  plannedUnits: z.int(),
  /** Units whose first day has been reached. */
  dueUnits: z.int(),
  postedUnits: z.int(),
  onTimeUnits: z.int(),
  byState: z.record(postingState, z.int()),
  /** Posted ÷ planned; on time ÷ due. */
  postingRate: z.number().nullable(),
  onTimeRate: z.number().nullable(),
});
export type PostingCounts = z.infer<typeof postingCounts>;

export const effectCity = z.object({
  cityCode: z.string(),
  cityName: z.string(),
  /** insufficient: 数据不足, `reason` says why. */
  state: z.enum(['measured', 'insufficient']),
  reason: z.string().nullable(),
  basis: basis.nullable(),
  /** Booked units that the model does not cover and no figure includes. */
  unmeasuredUnits: z.int(),
});
export type EffectCity = z.infer<typeof effectCity>;

/** Basis of all figures of an answer. */
export const effectScope = z.object({
  orderId: z.string(),
  stage: z.enum(effectStages),
  /** Day up to which postings count. */
  asOf: z.string(),
  cities: z.array(effectCity),
});
export type EffectScope = z.infer<typeof effectScope>;

export const portraitDimension = z.object({
  category: z.string(),
  dimension: z.string(),
  exclusive: z.boolean(),
  labels: z.array(
    z.object({
      labelId: z.int(),
      name: z.string(),
      /** Share of the people reached. */
      share: figure,
      cityShare: z.number().nullable(),
      taShare: z.number().nullable(),
      /** 100 × share ÷ share in the city, ÷ share in the TA. */
      tgiCity: z.number().nullable(),
      tgiTa: z.number().nullable(),
    }),
  ),
});
export type PortraitDimension = z.infer<typeof portraitDimension>;

/** k = 1 … 10: share of the TA with k contacts or more. */
export const reachAtLeast = z.array(
  z.object({ k: z.int(), plannedShare: z.number(), actualShare: z.number().nullable() }),
);

/** Whether an effect is claimed, or why it is withheld. no-source: 数据源缺失; small-sample: 样本不足; underpowered: 功效不足. */
export const outcomeStates = [
  'measured',
  'no-source',
  'small-sample',
  'underpowered',
  'placebo-failed',
] as const;
export const outcomeEffect = z.object({
  kind: outcomeKind,
  /** The city in which the effect is measured; null without data. */
  cityCode: z.string().nullable(),
  cityName: z.string().nullable(),
  state: z.enum(outcomeStates),
  reason: z.string(),
  source: z.string().nullable(),
  isSample: z.boolean(),
  /** Share of people with the outcome after the campaign: exposed, and matched control. */
  exposedShare: figure,
  controlShare: figure,
  /** Difference in differences, as a share; withheld unless `state` is measured. */
  uplift: figure,
  /** Uplift ÷ the outcome expected of the exposed without exposure. */
  relativeUplift: z.number().nullable(),
  /** The same difference between the two periods before the campaign (placebo): its interval should contain 0. */
  placebo: figure,
  /** Smallest uplift detectable with 80 % power. */
  detectable: z.number().nullable(),
  power: z.number().nullable(),
});
export type OutcomeEffect = z.infer<typeof outcomeEffect>;

export const thirdPartyFigure = z.object({
  /** Name of the metric on the platform: impressions, reach, reachShare, frequency. */
  metric: z.enum(['impressions', 'reach', 'reachShare', 'frequency']),
  value: z.number(),
  /** Page of the report that states it, from 1. */
  page: z.int().optional(),
});
export type ThirdPartyFigure = z.infer<typeof thirdPartyFigure>;

export const conclusion = z.object({
  version: z.int(),
  text: z.string(),
  authorName: z.string(),
  createdAt: z.string(),
});

/** A row of the list of orders that can be appraised. */
export const effectOrderRow = z.object({
  orderId: z.string(),
  orderNo: z.string(),
  name: z.string(),
  brandName: z.string(),
  productName: z.string().nullable(),
  mode: orderMode,
  state: orderState,
  stage: z.enum(effectStages),
  appraisalState: z.enum(appraisalStates),
  startDate: z.string(),
  endDate: z.string(),
  cities: z.array(z.object({ cityCode: z.string(), cityName: z.string() })),
  media: z.array(z.object({ mediumId: z.int(), name: z.string() })),
  netFen: z.int(),
  postings: postingCounts,
  /** The agreed share of the TA to be reached; null without such a goal. */
  reachGoal: z.number().nullable(),
  /** Null until computed. */
  comparison: effectComparison.nullable(),
  /** 口径 of the comparison by city, with the reason where a city has no figure; empty until computed. */
  measuredCities: z.array(effectCity),
  isSample: z.boolean(),
});
export type EffectOrderRow = z.infer<typeof effectOrderRow>;

/** The exposed people of a whole order. */
export const entiretyExposure = z.object({
  scope: effectScope,
  comparison: effectComparison,
  postings: postingCounts,
  /** From the first booked day to the last, both included. */
  campaignDays: z.int(),
  /** Impressions day by day, beyond the campaign where something was made good later; actual null after the appraisal. */
  days: z.array(z.object({ date: z.string(), planned: z.number(), actual: z.number().nullable() })),
  /**
   * TA reached by the end of each week of the campaign; the last row is after it where something was made good later.
   * actual null after the day of the appraisal, and where withheld.
   */
  weeks: z.array(
    z.object({
      week: z.int(),
      isAfter: z.boolean(),
      plannedShare: z.number(),
      actualShare: z.number().nullable(),
    }),
  ),
});

const noFigure = { value: null, low: null, high: null, suppressed: false };
export const exampleFigures: EffectFigures = {
  impressions: noFigure,
  taImpressions: noFigure,
  reach: noFigure,
  reachShare: noFigure,
  frequency: noFigure,
  grp: null,
  cpmFen: null,
  taCpmFen: null,
  cprpFen: null,
};
export const exampleComparison: EffectComparison = {
  planned: exampleFigures,
  plannedToDate: exampleFigures,
  actual: exampleFigures,
  reachShareRange: { planned: null, actual: null },
  completionRate: null,
  toDateRate: null,
};
export const exampleScope: EffectScope = {
  orderId: 'o-1',
  stage: 'interim',
  asOf: '2026-11-21',
  cities: [
    {
      cityCode: '440300',
      cityName: '深圳市',
      state: 'insufficient',
      reason: '该城市没有人群样本',
      basis: null,
      unmeasuredUnits: 4,
    },
  ],
};
export const examplePostings: PostingCounts = {
  plannedUnits: 4,
  dueUnits: 4,
  postedUnits: 3,
  onTimeUnits: 3,
  byState: { pending: 0, posted: 3, late: 0, wrong: 0, missing: 1, damaged: 0, 'made-good': 0 },
  postingRate: 0.75,
  onTimeRate: 0.75,
};
export const exampleEffectInput = { orderId: 'o-1' };
export const exampleEntirety: z.input<typeof entiretyExposure> = {
  scope: exampleScope,
  comparison: exampleComparison,
  postings: examplePostings,
  campaignDays: 28,
  days: [{ date: '2026-11-01', planned: 1000, actual: 900 }],
  weeks: [{ week: 1, isAfter: false, plannedShare: 0.2, actualShare: 0.18 }],
};
