import { z } from 'zod';
import { deck } from './bus.ts';
import { creativeFormat } from './creative.ts';
import { amounts } from './evaluation.ts';
import { basis, figure, shareRange } from './figure.ts';
import { pageOf } from './page.ts';

/** What a link shows: the order, the client's version of its closing report, or what was presented of it or of a plan. */
export const sharedThing = z.enum(['order', 'closing', 'defence']);
export type SharedThing = z.infer<typeof sharedThing>;

/** A link that shows an order to outsiders, as the order's own people see it. */
export const orderShare = z.object({
  shareId: z.string(),
  sharerName: z.string(),
  showsPrices: z.boolean(),
  shows: sharedThing,
  state: z.enum(['active', 'expired', 'revoked']),
  opens: z.int(),
  createdAt: z.string(),
  expiresAt: z.string(),
  lastOpenedAt: z.string().nullable(),
});
export type OrderShare = z.infer<typeof orderShare>;

export const orderShareExample: OrderShare = {
  shareId: '0193a1b2-0000-7000-8000-00000000000d',
  sharerName: '媒介策划',
  showsPrices: false,
  shows: 'order',
  state: 'active',
  opens: 0,
  createdAt: '2026-11-21T06:00:00.000Z',
  expiresAt: '2026-11-28T06:00:00.000Z',
  lastOpenedAt: null,
};

const sharedItem = z.object({
  itemNo: z.int(),
  cityName: z.string(),
  /** Medium and form as the register numbers them, for the drawn picture. */
  mediumId: z.int(),
  formId: z.int(),
  mediumName: z.string(),
  formName: z.string(),
  unitName: z.string(),
  deck: deck.nullable(),
  level: z.string(),
  quantity: z.int(),
  unit: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** Null where the link shows no prices. */
  netFen: z.int().nullable(),
});

/** An order as outsiders see it: names, days and media in the sharer's scope, no ids of its own, prices only if shared. */
export const sharedOrder = pageOf(sharedItem).extend({
  orderNo: z.string(),
  name: z.string(),
  brandName: z.string(),
  productName: z.string().nullable(),
  version: z.int(),
  startDate: z.string(),
  endDate: z.string(),
  isSample: z.boolean(),
  sharerName: z.string(),
  /** Watermark of the page. */
  watermark: z.string(),
  expiresAt: z.string(),
  units: z.int(),
  amounts: amounts.nullable(),
  /** Whether `v1/orders/shared-creative` has a picture. */
  hasCreative: z.boolean(),
  formats: z.array(creativeFormat),
  parts: z.array(
    z.object({
      cityName: z.string(),
      mediumName: z.string(),
      items: z.int(),
      units: z.int(),
      netFen: z.int().nullable(),
    }),
  ),
});
export type SharedOrder = z.infer<typeof sharedOrder>;

/** What a shared order does and where: no prices, whatever the link shows. */
export const sharedOutlook = z.object({
  cities: z.array(
    z.object({
      cityName: z.string(),
      /** A drawn map as SVG, light and dark; null where nothing has a place. */
      map: z.object({ light: z.string(), dark: z.string(), attribution: z.string() }).nullable(),
      certificate: z.string().nullable(),
    }),
  ),
  /** What all media do to the audience of the cities that have figures; null where none has. */
  effect: z
    .object({
      basis,
      reachShare: figure,
      reachShareRange: shareRange,
      reach: figure,
      frequency: figure,
      cityNames: z.array(z.string()),
      /** Cities that are not counted, and why. */
      left: z.array(z.object({ cityName: z.string(), reason: z.string() })),
      /** Units of which nothing is known, not counted. */
      unmodelledUnits: z.int(),
    })
    .nullable(),
  schedule: z.array(
    z.object({
      cityName: z.string(),
      mediumName: z.string(),
      units: z.int(),
      unit: z.string(),
      startDate: z.string(),
      endDate: z.string(),
    }),
  ),
});
export type SharedOutlook = z.infer<typeof sharedOutlook>;

export const sharedOutlookExample: SharedOutlook = { cities: [], effect: null, schedule: [] };

export const sharedOrderExample: SharedOrder = {
  rows: [],
  total: 0,
  pageNo: 1,
  pageSize: 20,
  orderNo: 'DD2611210001',
  name: '星河汽车2026冬季品牌焕新',
  brandName: '星河汽车',
  productName: null,
  version: 1,
  startDate: '2027-03-01',
  endDate: '2027-03-28',
  isSample: true,
  sharerName: '媒介策划',
  watermark: '媒介策划 分享',
  expiresAt: '2026-11-28T06:00:00.000Z',
  units: 0,
  amounts: null,
  hasCreative: false,
  formats: [],
  parts: [],
};
