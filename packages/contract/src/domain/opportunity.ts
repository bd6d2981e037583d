import { z } from 'zod';
import { gainMetrics, ignoreReasons, opportunityKinds, opportunityStates } from './opportunity-names.ts';

/** Permission flag and group of what improves orders. */
export const optimisePermit = { anyOf: ['operationOptimizeData.isEnabled'] } as const;
export const optimiseGroup = 'operationOptimizeData';

export const opportunityKind = z.enum(opportunityKinds);
export const opportunityState = z.enum(opportunityStates);
export const ignoreReason = z.enum(ignoreReasons);

/** A share of the TA with its 95 % interval, signed. */
export const signedShare = z.object({ value: z.number(), low: z.number(), high: z.number() });
export type SignedShare = z.infer<typeof signedShare>;

/** A unit that a change takes out or brings in, both days included. */
export const changedUnit = z.object({
  /** The order's item whose units they are; null for units that the order does not have yet. */
  itemId: z.string().nullable(),
  cityCode: z.string(),
  mediumId: z.int(),
  formId: z.int(),
  faceId: z.string().nullable(),
  lineId: z.string().nullable(),
  deck: z.enum(['single', 'double']).nullable(),
  unitName: z.string(),
  units: z.int(),
  fromDate: z.string(),
  toDate: z.string(),
  /** Net price of these units on these days. */
  costFen: z.int(),
  /** Null for lines. */
  lng: z.number().nullable(),
  lat: z.number().nullable(),
});
export type ChangedUnit = z.infer<typeof changedUnit>;

/** A figure beside the threshold of its rule, in words. */
export const evidenceFigure = z.object({
  name: z.string(),
  value: z.string(),
  /** Null where no threshold belongs to it. */
  threshold: z.string().nullable(),
});

/** What a rule found of an order in a city. */
export const finding = z.object({
  /** What the gain is a share of. */
  metric: z.enum(gainMetrics),
  evidence: z.array(evidenceFigure),
  /** Bars of the evidence in their order, the marked ones being what the change is about. */
  spark: z.array(z.object({ name: z.string(), value: z.number(), isMarked: z.boolean() })),
  out: z.array(changedUnit),
  in: z.array(changedUnit),
  /** How the change was chosen and what is proved of it. */
  proof: z.string(),
  /** make-good: borne by the media owner. order-change: a new version of the order. next-order: a draft of the next one. */
  action: z.enum(['make-good', 'order-change', 'next-order']),
});
export type Finding = z.infer<typeof finding>;

export const opportunity = finding.extend({
  opportunityId: z.string(),
  kind: opportunityKind,
  state: opportunityState,
  version: z.int(),
  orderId: z.string(),
  orderNo: z.string(),
  orderName: z.string(),
  brandId: z.string(),
  brandName: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  /** The city to which money is shifted; null for a change within one city. */
  toCityName: z.string().nullable(),
  /** TA reach that the change adds, paired on the same persons. */
  expected: signedShare,
  /** Change of the order's cost; 0 where another bears it. */
  costFen: z.int(),
  /** 口径 in one sentence. */
  basis: z.string(),
  /** Last day on which it can be adopted; null without one. */
  expiresOn: z.string().nullable(),
  daysLeft: z.int().nullable(),
  /** The gain as run, once there is one. */
  realised: signedShare.extend({ isExpected: z.boolean() }).nullable(),
  decision: z
    .object({
      reasonCode: ignoreReason.nullable(),
      reason: z.string(),
      decidedBy: z.string(),
      decidedAt: z.string(),
    })
    .nullable(),
  /** The draft that came of it. */
  resultOrderId: z.string().nullable(),
  /** The crowd pack that came of it. */
  resultPackId: z.string().nullable(),
  /** Why the reader cannot adopt it; null where he can. */
  adoptRefusal: z.string().nullable(),
});
export type Opportunity = z.infer<typeof opportunity>;

const exampleUnit: ChangedUnit = {
  itemId: 'i-1',
  cityCode: '440300',
  mediumId: 2,
  formId: 1,
  faceId: 'f-1',
  lineId: null,
  deck: null,
  unitName: '深南大道候车亭 A01',
  units: 1,
  fromDate: '2026-11-24',
  toDate: '2026-12-21',
  costFen: 800_000,
  lng: 114.05,
  lat: 22.54,
};

export const exampleOpportunity: Opportunity = {
  opportunityId: 'p-1',
  kind: 'swap',
  state: 'open',
  version: 1,
  orderId: 'o-1',
  orderNo: 'DD2611210001',
  orderName: '星河汽车2026冬季品牌焕新',
  brandId: 'b-0001',
  brandName: '星河汽车',
  cityCode: '440300',
  cityName: '深圳市',
  toCityName: null,
  metric: 'reach',
  evidence: [{ name: 'TA-CPM ÷ 同形式中位数', value: '2.6 倍', threshold: '> 2 倍' }],
  spark: [{ name: '深南大道候车亭 A01', value: 0.001, isMarked: true }],
  out: [exampleUnit],
  in: [{ ...exampleUnit, itemId: null, faceId: 'f-2', unitName: '滨河大道候车亭 B02' }],
  proof: '逐一比较了 12 个符合条件的空位，没有新增到达更高的',
  action: 'order-change',
  expected: { value: 0.018, low: 0.009, high: 0.027 },
  costFen: 0,
  basis: '深圳市样本人，按上刊记录测算，成对差值，95% 区间',
  expiresOn: '2026-12-14',
  daysLeft: 21,
  realised: null,
  decision: null,
  resultOrderId: null,
  resultPackId: null,
  adoptRefusal: null,
};
