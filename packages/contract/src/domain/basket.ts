import { z } from 'zod';
import { amounts } from './evaluation.ts';
import { basketBriefKinds } from './basket-names.ts';
import { noAmounts, purchase } from './media-order.ts';
import { orderConflict } from './order-availability.ts';

/** Maximum number of media in one basket. */
export const maxBasketItems = 200;

/** Purpose of a basket: a smart-select plan, an order, or nothing in particular. */
export const basketBriefInput = {
  briefKind: z.enum(basketBriefKinds).default('free'),
  /** Id of the plan or order; empty for 'free'. */
  briefId: z.string().max(40).default(''),
};

/** Key of an item within its basket: a face or a line's deck, with the form. */
export const basketItemKey = z.string().min(3).max(260);

/** A medium in a basket, at today's price; amounts are null for media no longer for sale. */
export const basketItem = purchase.extend({
  itemKey: z.string(),
  cityName: z.string(),
  unit: z.string(),
  days: z.int(),
  /** 可用, 档期不足, 不在售. */
  state: z.enum(['free', 'short', 'gone']),
  /** Units that are neither held nor sold on any of the days. */
  freeUnits: z.int(),
  /** Slots of the face, or vehicles for sale. */
  capacity: z.int(),
  priceFen: z.int().nullable(),
  priceDays: z.int().nullable(),
  isSamplePrice: z.boolean(),
  /** Discount chosen by the planner; null for the rate card's own. */
  ownDiscountPermille: z.int().nullable(),
  discountPermille: z.int(),
  amounts: amounts.nullable(),
});
export type BasketItem = z.infer<typeof basketItem>;

/** A basket as its owner sees it, without anything outside the owner's grants. */
export const basketView = z.object({
  briefKind: z.enum(basketBriefKinds),
  briefId: z.string(),
  briefName: z.string(),
  /** Budget of the brief; null for none. */
  budgetFen: z.int().nullable(),
  /** Default dates of added media. */
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  /** Places and media of the brief; null for no limit but the grants. */
  cityCodes: z.array(z.string()).nullable(),
  mediumIds: z.array(z.int()).nullable(),
  /** Sorted by city, medium, form and name. */
  items: z.array(basketItem),
  units: z.int(),
  /** Totals of the items that are for sale. */
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
 * Why an item cannot be moved into an order unchanged. 'outside' (city or medium of another order), 'double' (already
 * on these days), 'short' (more than exist) and 'gone' always stay in the basket.
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
