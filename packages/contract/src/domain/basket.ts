import { z } from 'zod';
import { amounts } from './evaluation.ts';
import { basketBriefKinds } from './basket-names.ts';
import { noAmounts, purchase } from './media-order.ts';
import { orderConflict } from './order-availability.ts';

/** Most media of one basket. */
export const maxBasketItems = 200;

/** What a basket is filled for: a smart-select plan, an order, or nothing in particular. */
export const basketBriefInput = {
  briefKind: z.enum(basketBriefKinds).default('free'),
  /** Of the plan or the order; empty for 'free'. */
  briefId: z.string().max(40).default(''),
};

/** Names an item within its basket: a face or a line's deck, with the form. */
export const basketItemKey = z.string().min(3).max(260);

/** A medium in a basket, at today's price; amounts are null for what is for sale no more. */
export const basketItem = purchase.extend({
  itemKey: z.string(),
  cityName: z.string(),
  unit: z.string(),
  days: z.int(),
  /** 可用, 档期不足, 不在售. */
  state: z.enum(['free', 'short', 'gone']),
  /** Units that nobody holds or has bought on all of the days. */
  freeUnits: z.int(),
  /** Slots of the face, or vehicles for sale. */
  capacity: z.int(),
  priceFen: z.int().nullable(),
  priceDays: z.int().nullable(),
  isSamplePrice: z.boolean(),
  /** Chosen by the planner; null for the rate card's own. */
  ownDiscountPermille: z.int().nullable(),
  discountPermille: z.int(),
  amounts: amounts.nullable(),
});
export type BasketItem = z.infer<typeof basketItem>;

/** A basket as its owner sees it: what lies outside his grants is not there. */
export const basketView = z.object({
  briefKind: z.enum(basketBriefKinds),
  briefId: z.string(),
  briefName: z.string(),
  /** The brief's; null for none. */
  budgetFen: z.int().nullable(),
  /** Usual days of what is added. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** Places and media of the brief; null for no limit but the grants. */
  cityCodes: z.array(z.string()).nullable(),
  mediumIds: z.array(z.int()).nullable(),
  /** By city, medium, form and name. */
  items: z.array(basketItem),
  units: z.int(),
  /** Of what is for sale. */
  amounts,
  hasSamplePrices: z.boolean(),
});
export type BasketView = z.infer<typeof basketView>;

export const emptyBasketExample: z.input<typeof basketView> = {
  briefKind: 'free',
  briefId: '',
  briefName: '通用方案篮',
  budgetFen: null,
  startDate: null,
  endDate: null,
  cityCodes: null,
  mediumIds: null,
  items: [],
  units: 0,
  amounts: noAmounts,
  hasSamplePrices: false,
};

/**
 * Why an item cannot go into an order as it is. 'outside' (city or medium of another order), 'double' (there already
 * on these days), 'short' (more than there is) and 'gone' stay in the basket whatever is asked.
 */
export const basketConflict = z.object({
  itemKey: z.string(),
  cityName: z.string(),
  unitName: z.string(),
  kind: z.enum(['taken', 'rival', 'gone', 'short', 'outside', 'double']),
  message: z.string(),
  nextFree: orderConflict.shape.nextFree,
  replacement: orderConflict.shape.replacement,
});
export type BasketConflict = z.infer<typeof basketConflict>;
