import { z } from 'zod';
import { movingMedia, type MovingMedia } from './moving-media.ts';
import { deck } from './bus.ts';
import { amounts } from './evaluation.ts';
import { bookingStates } from './medium.ts';
import { orderMode, orderSource, orderState } from './order.ts';
import { planGoals } from './plan.ts';
import { cityCode } from './region.ts';
import { targetAudience } from './target-audience.ts';

/** Permission flag of orders. */
export const orderPermit = { anyOf: ['investmentOrderData.orderPatternData.isEnabled'] } as const;
/** Permission group whose (city, medium) pairs limit orders. */
export const orderGroup = 'investmentOrderData.orderPatternData';

export const orderId = z.string().min(1).max(40);
export const mediumId = z.int().min(1).max(10_000);

export const orderDay = z.iso
  .date('日期格式须为 YYYY-MM-DD')
  .refine((text) => text >= '2000-01-01' && text <= '2099-12-31', '日期须在 2000 至 2099 年之间');

/** Maximum number of items of one order. */
export const maxItems = 2000;

const unitId = z.string().min(1).max(120);

/** Purchase of one unit by an order: a face of a position, or vehicles of a line's deck. Both days included. */
/** Whether an item must name a deck: lines of media with single and double deckers. */
export const isBoughtByDeck = (
  item: { readonly mediumId: number; readonly lineId?: string | undefined },
  media: MovingMedia = movingMedia,
): boolean => item.lineId !== undefined && (media.of(item.mediumId)?.hasDecks ?? true);

export const orderItemInput = z
  .object({
    cityCode,
    mediumId,
    formId: z.int().min(1).max(10_000),
    faceId: unitId.optional(),
    lineId: unitId.optional(),
    deck: deck.optional(),
    /** Slots of the face, or vehicles. */
    quantity: z.int().min(1, '数量至少为 1').max(1000),
    startDate: orderDay,
    endDate: orderDay,
    /** Share of the rate card in per mille: 680 is 6.8 折. Absent: the rate card's own discount. */
    discountPermille: z.int().min(0).max(1000).optional(),
    isGift: z.boolean().default(false),
    /** Design and installation of the line, paid once with this item beside the production of its vehicles. Absent: none. */
    designFen: z.int().min(0).max(1e9).optional(),
  })
  .refine((item) => (item.faceId === undefined) !== (item.lineId === undefined), '须给出面或线路之一')
  .refine((item) => (item.deck !== undefined) === isBoughtByDeck(item), '线路须给出车型')
  .refine((item) => item.endDate >= item.startDate, '下刊日不能早于上刊日');
export type OrderItemInput = z.output<typeof orderItemInput>;

export const orderService = z.object({
  serviceId: z.string().min(1).max(40),
  name: z.string().min(1).max(60),
  amountFen: z.int().min(0).max(1e12),
});

export const orderTarget = z.object({
  reachShare: z.number().min(0).max(1).optional(),
  frequency: z.number().min(0).max(1000).optional(),
  impressions: z.number().min(0).max(1e14).optional(),
  cpmFen: z.number().min(0).max(1e9).optional(),
});

/** A face or a line that the customer wants (必投) or does not want (避投), by its present name. */
export const wishedUnit = z.object({
  /** Of a face or a line. */
  unitId,
  unitName: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  mediumId: z.int(),
});
export type WishedUnit = z.infer<typeof wishedUnit>;

/** A file of the customer's brief. */
export const orderAttachment = z.object({
  attachmentId: z.string(),
  fileName: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  uploaderName: z.string(),
  uploadedAt: z.string(),
});
export type OrderAttachment = z.infer<typeof orderAttachment>;

/** Other wishes of the customer. */
export const orderWishes = z.object({
  remark: z.string().max(500).default(''),
  competitorBrandIds: z.array(z.string().min(1).max(40)).max(5, '竞品最多 5 个').default([]),
  mustUnits: z.array(unitId).max(500, '必投最多 500 处').default([]),
  excludedUnits: z.array(unitId).max(2000, '避投最多 2000 处').default([]),
  attachmentIds: z.array(z.string().min(1).max(40)).max(20, '附件最多 20 个').default([]),
});

/** The brief of an order. */
export const orderBrief = z.object({
  name: z.string().trim().min(1, '请填写订单名称').max(60, '订单名称最多 60 字'),
  mode: orderMode,
  source: orderSource.default('customer'),
  brandId: z.string().min(1, '请选择品牌').max(40),
  productName: z.string().max(60).nullable().default(null),
  goal: z.enum(planGoals),
  cityCodes: z.array(cityCode).min(1, '请选择城市').max(60, '最多选择 60 个城市'),
  mediumIds: z.array(mediumId).min(1, '请选择媒体').max(50),
  startDate: orderDay,
  endDate: orderDay,
  budgetFen: z.int().min(100, '预算须大于 0').max(1e14),
  targetAudience,
  target: orderTarget.prefault({}),
  wishes: orderWishes.prefault({}),
  services: z.array(orderService).max(50).default([]),
  smartPlanIds: z.array(z.string().min(1).max(40)).max(20).default([]),
});
export type OrderBrief = z.output<typeof orderBrief>;

export const orderBriefExample = {
  name: '星河汽车2026冬季品牌焕新',
  mode: 'base' as const,
  brandId: 'b-0001',
  goal: 'brand' as const,
  cityCodes: ['440300'],
  mediumIds: [1, 2],
  startDate: '2027-03-01',
  endDate: '2027-03-28',
  budgetFen: 100_000_000,
  targetAudience: {},
};

/** Quantity of a face or line, with its form and its days, both included. */
export const purchase = z.object({
  cityCode: z.string(),
  mediumId: z.int(),
  mediumName: z.string(),
  formId: z.int(),
  formName: z.string(),
  lineId: z.string().nullable(),
  deck: deck.nullable(),
  faceId: z.string().nullable(),
  unitName: z.string(),
  level: z.string(),
  quantity: z.int(),
  startDate: z.string(),
  endDate: z.string(),
});

/** A booked unit as orders show it. */
export const orderItem = purchase.extend({
  itemId: z.string(),
  itemNo: z.int(),
  cityName: z.string(),
  positionId: z.string().nullable(),
  unit: z.string(),
  days: z.int(),
  priceFen: z.int(),
  priceDays: z.int(),
  isSamplePrice: z.boolean(),
  discountPermille: z.int(),
  isGift: z.boolean(),
  /** The part of its production that is the design of the line. */
  designFen: z.int(),
  amounts,
  /** State in which its units are held: that of the weakest; null while none is held. */
  holdState: z.enum(bookingStates).nullable(),
  /** Units that are held or sold. */
  heldUnits: z.int(),
  /** When the earliest of its holds expires. */
  expiresAt: z.string().nullable(),
});
export type OrderItem = z.infer<typeof orderItem>;

/** A row of the order list; amounts and places are those in the reader's scope. */
export const orderRow = z.object({
  orderId: z.string(),
  orderNo: z.string(),
  name: z.string(),
  brandId: z.string(),
  brandName: z.string(),
  industry: z.string(),
  groupName: z.string().nullable(),
  productName: z.string().nullable(),
  organisationName: z.string(),
  ownerId: z.string(),
  ownerName: z.string(),
  mode: orderMode,
  source: orderSource,
  goal: z.enum(planGoals),
  cityCodes: z.array(z.string()),
  cityNames: z.array(z.string()),
  mediumIds: z.array(z.int()),
  mediumNames: z.array(z.string()),
  startDate: z.string(),
  endDate: z.string(),
  budgetFen: z.int(),
  items: z.int(),
  units: z.int(),
  /** Number of its units that are held or sold. */
  heldUnits: z.int(),
  /** Lines below the floor of their rate card that nobody has approved; 0 once the client is asked, and for the client. */
  unapprovedItems: z.int(),
  /** For the client alone: his plan is still looked through by those who sell. */
  isUnderReview: z.boolean(),
  amounts,
  /** Net ÷ rate card, 0–1; null without a rate card. */
  discount: z.number().nullable(),
  state: orderState,
  stateReason: z.string().nullable(),
  version: z.int(),
  isSample: z.boolean(),
  /** True where some of its cities or media are outside the reader's scope; they are left out of items and amounts. */
  hasHiddenItems: z.boolean(),
  updatedAt: z.string(),
});
export type OrderRow = z.infer<typeof orderRow>;

export const orderRowExample: z.input<typeof orderRow> = {
  orderId: '0193a1b2-0000-7000-8000-000000000001',
  orderNo: 'DD2611210001',
  name: '星河汽车2026冬季品牌焕新',
  brandId: 'b-0001',
  brandName: '星河汽车',
  industry: '汽车',
  groupName: '星河集团',
  productName: null,
  organisationName: '广告主示例公司',
  ownerId: '0193a1b2-0000-7000-8000-000000000002',
  ownerName: '广告主示例',
  mode: 'base',
  source: 'customer',
  goal: 'brand',
  cityCodes: ['440300'],
  cityNames: ['深圳市'],
  mediumIds: [1, 2],
  mediumNames: ['公交车身', '公交候车亭'],
  startDate: '2027-03-01',
  endDate: '2027-03-28',
  budgetFen: 100_000_000,
  items: 0,
  units: 0,
  heldUnits: 0,
  unapprovedItems: 0,
  isUnderReview: false,
  amounts: { rateCardFen: 0, netFen: 0, productionFen: 0, serviceFen: 0, taxFen: 0, totalFen: 0 },
  discount: null,
  state: 'draft',
  stateReason: null,
  version: 1,
  isSample: false,
  hasHiddenItems: false,
  updatedAt: '2026-11-21T06:00:00.000Z',
};

/** Answer of a call that changes an order. */
export const changedOrder = z.object({
  orderId: z.string(),
  version: z.int(),
  state: orderState,
  updatedAt: z.string(),
});
export const changedOrderExample = {
  orderId: orderRowExample.orderId,
  version: 2,
  state: 'ready' as const,
  updatedAt: '2026-11-21T06:00:00.000Z',
};

export const noAmounts = {
  rateCardFen: 0,
  netFen: 0,
  productionFen: 0,
  serviceFen: 0,
  taxFen: 0,
  totalFen: 0,
};

/** Quantity and cost of a part of an order (a city, a medium, a form, a level). */
export const placementPart = z.object({
  key: z.string(),
  name: z.string(),
  items: z.int(),
  units: z.int(),
  amounts,
  /** Net ÷ net of all parts, 0–1. */
  share: z.number(),
});
