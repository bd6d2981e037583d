import type { OrderItem, OrderItemInput } from '@ooh/contract/domain/media-order';
import { lineProductionFen, quotationLineAmounts } from '@ooh/contract/money/quotation-arithmetic';
import type { CallOutput } from '@ooh/contract/registry';
import { serviceRateBasisPoints, taxRateBasisPoints } from '@ooh/contract/money/quotation-rates';
import { daysBetween } from '../../../ui/calendar/dates.ts';
import { itemInputOf } from '../item-input.ts';

export type Offer = CallOutput<'v1/orders/offers'>['rows'][number];

/** One line of the media list on its way: what is sent, and what it costs by the price that was offered. */
export interface ChosenItem {
  readonly input: OrderItemInput;
  readonly unitName: string;
  readonly level: string;
  readonly formName: string;
  readonly mediumName: string;
  readonly unit: string;
  readonly priceFen: number;
  readonly priceDays: number;
  readonly isSamplePrice: boolean;
  /** Of one unit. */
  readonly productionFen: number;
}

/** Key of an item: the unit, its form and its first day. */
export function keyOf({ input }: ChosenItem): string {
  const unit = input.faceId ?? `${input.lineId}:${input.deck}`;
  return `${unit}|${input.formId}|${input.startDate}`;
}

/** A stored item as a line of the list. Production beyond the design is kept for the whole item and divided over its units. */
export function chosenOf(item: OrderItem): ChosenItem {
  return {
    input: itemInputOf(item),
    unitName: item.unitName,
    level: item.level,
    formName: item.formName,
    mediumName: item.mediumName,
    unit: item.unit,
    priceFen: item.priceFen,
    priceDays: item.priceDays,
    isSamplePrice: item.isSamplePrice,
    productionFen: Math.round((item.amounts.productionFen - item.designFen) / item.quantity),
  };
}

export interface OfferTerms {
  readonly cityCode: string;
  readonly mediumId: number;
  readonly mediumName: string;
  readonly formId: number;
  readonly formName: string;
  readonly unit: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly discountPermille: number;
}

/** A line that buys so many units of an offer. */
export function lineOf(offer: Offer, terms: OfferTerms, quantity: number): ChosenItem {
  const { faceId, lineId, deck } = offer;
  return {
    input: itemInputOf({ ...terms, faceId, lineId, deck, quantity, isGift: false }),
    unitName: offer.unitName,
    level: offer.level,
    formName: terms.formName,
    mediumName: terms.mediumName,
    unit: terms.unit,
    priceFen: offer.priceFen,
    priceDays: offer.priceDays,
    isSamplePrice: offer.isSamplePrice,
    productionFen: offer.productionFen,
  };
}

export interface LineAmounts {
  readonly rateCardFen: number;
  readonly netFen: number;
  readonly productionFen: number;
  readonly taxFen: number;
  /** All that is invoiced: net, production, service and tax. */
  readonly totalFen: number;
}

/** Amounts of a line, by the arithmetic and the rates of quotations. */
export function amountsOf({ input, priceFen, priceDays, productionFen }: ChosenItem): LineAmounts {
  const {
    rateCardFen,
    netFen,
    productionFen: production,
    taxFen,
    totalFen,
  } = quotationLineAmounts({
    unitPriceFen: priceFen,
    priceDays,
    vehicles: input.quantity,
    days: (daysBetween(input.startDate, input.endDate) ?? 0) + 1,
    discountBasisPoints: input.isGift ? 0 : (input.discountPermille ?? 1000) * 10,
    productionFen: lineProductionFen({
      vehicles: input.quantity,
      fenPerVehicle: productionFen,
      fenPerLine: input.designFen ?? 0,
    }),
    serviceRateBasisPoints,
    taxRateBasisPoints,
  });
  return { rateCardFen, netFen, productionFen: production, taxFen, totalFen };
}

/** Amounts of several lines together. */
export function totalOf(items: readonly ChosenItem[]): LineAmounts & { readonly units: number } {
  return items.reduce(
    (sum, item) => {
      const { rateCardFen, netFen, productionFen, taxFen, totalFen } = amountsOf(item);
      return {
        units: sum.units + item.input.quantity,
        rateCardFen: sum.rateCardFen + rateCardFen,
        netFen: sum.netFen + netFen,
        productionFen: sum.productionFen + productionFen,
        taxFen: sum.taxFen + taxFen,
        totalFen: sum.totalFen + totalFen,
      };
    },
    { units: 0, rateCardFen: 0, netFen: 0, productionFen: 0, taxFen: 0, totalFen: 0 },
  );
}

/** The list with another quantity of an offer; 0 takes the line out. */
export function withQuantity(
  items: readonly ChosenItem[],
  line: ChosenItem,
  quantity: number,
): readonly ChosenItem[] {
  const key = keyOf(line);
  const at = items.findIndex((item) => keyOf(item) === key);
  if (quantity <= 0) return items.filter((_, index) => index !== at);
  const next = { ...(items[at] ?? line), input: { ...(items[at] ?? line).input, quantity } };
  return at === -1 ? [...items, next] : items.map((item, index) => (index === at ? next : item));
}
