import type { Delivery, DeliveryLine } from '@ooh/contract/domain/bus';
import type { Deck } from '@ooh/contract/domain/bus-names';
import {
  lineProductionFen,
  quotationLineAmounts,
  quotationTotals,
  type QuotationAmounts,
} from '@ooh/contract/money/quotation-arithmetic';
import { serviceRateBasisPoints, taxRateBasisPoints } from '@ooh/contract/money/quotation-rates';
import type { PlanStrategy } from '@ooh/contract/domain/plan';
import { busFormOf } from '../../reference/bus-body/bus-forms.ts';
import { daysOfFlights } from '../../reference/calendar/flight-days.ts';
import type { RegisterLine } from '../../city-data/bus-line/line-register.ts';

/** What a plan has agreed beside the rate card. */
export type PriceTerms = Pick<PlanStrategy, 'discountBasisPoints' | 'lineDesignFen'>;

/** A line of a delivery with its price and amounts. */
export interface PricedLine {
  readonly item: DeliveryLine;
  readonly line: RegisterLine;
  readonly days: number;
  readonly unitPriceFen: number;
  readonly isSamplePrice: boolean;
  /** The part of its production that is the design of the line. */
  readonly designFen: number;
  readonly amounts: QuotationAmounts;
}

/** The rate-card price of a line, undefined where it is not sold in this form and deck. */
export function unitPriceOf(line: RegisterLine, formId: number, deck: Deck) {
  return line.prices.find((price) => price.formId === formId && price.deck === deck);
}

/**
 * Amounts of `vehicles` vehicles of a line, with its design unless that is paid elsewhere; throws RangeError where the
 * line is not sold so.
 */
export function amountsOf(
  line: RegisterLine,
  purchase: { formId: number; deck: Deck; vehicles: number; days: number },
  { discountBasisPoints, lineDesignFen }: PriceTerms,
): { unitPriceFen: number; isSamplePrice: boolean; amounts: QuotationAmounts } {
  const price = unitPriceOf(line, purchase.formId, purchase.deck);
  const form = busFormOf(purchase.formId);
  if (price === undefined || form === undefined) throw new RangeError(`${line.lineName} 没有所选形式的价格`);
  const amounts = quotationLineAmounts({
    unitPriceFen: price.priceFen,
    vehicles: purchase.vehicles,
    days: purchase.days,
    discountBasisPoints,
    productionFen: lineProductionFen({
      vehicles: purchase.vehicles,
      fenPerVehicle: form.productionFenPerVehicle,
      fenPerLine: lineDesignFen,
    }),
    serviceRateBasisPoints,
    taxRateBasisPoints,
  });
  return { unitPriceFen: price.priceFen, isSamplePrice: price.isPlaceholderPrice, amounts };
}

/** Prices every line of a delivery, in its order. A line that comes more than once is designed once, with the first. */
export function priceDelivery(
  delivery: Delivery,
  register: ReadonlyMap<string, RegisterLine>,
  terms: PriceTerms,
): PricedLine[] {
  const designed = new Set<string>();
  return delivery.lines.map((item) => {
    const line = register.get(item.lineId);
    if (line === undefined) throw new RangeError(`线路 ${item.lineId} 不在现行线网中`);
    const days = daysOfFlights(item.flights);
    const designFen = designed.has(item.lineId) ? 0 : terms.lineDesignFen;
    designed.add(item.lineId);
    const own = { ...terms, lineDesignFen: designFen };
    return { item, line, days, designFen, ...amountsOf(line, { ...item, days }, own) };
  });
}

export function totalOf(lines: readonly PricedLine[]): QuotationAmounts {
  return quotationTotals(lines.map((line) => line.amounts));
}
