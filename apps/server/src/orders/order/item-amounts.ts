import {
  fullBasisPoints,
  invoicedAmounts,
  quotationLineAmounts,
  type QuotationAmounts,
} from '@ooh/contract/money/quotation-arithmetic';
import { serviceRateBasisPoints, taxRateBasisPoints } from '@ooh/contract/money/quotation-rates';

/** What the amounts of an item follow from. */
export interface ItemTerms {
  /** One unit for `priceDays`. */
  readonly priceFen: number;
  readonly priceDays: number;
  readonly quantity: number;
  readonly days: number;
  /** Of the rate card: 680 is 6.8 折; a gift pays none of it. */
  readonly discountPermille: number;
  readonly isGift: boolean;
  readonly productionFen: number;
}

const basisPointsOfPermille = fullBasisPoints / 1000;

/** Amounts of an item in integer fen, service and tax included. */
export function itemAmounts(item: ItemTerms): QuotationAmounts {
  return quotationLineAmounts({
    unitPriceFen: item.priceFen,
    priceDays: item.priceDays,
    vehicles: item.quantity,
    days: item.days,
    discountBasisPoints: item.isGift ? 0 : item.discountPermille * basisPointsOfPermille,
    productionFen: item.productionFen,
    serviceRateBasisPoints,
    taxRateBasisPoints,
  });
}

/** Amounts of an item as it is stored. */
export function storedAmounts(item: {
  readonly rate_card_fen: number;
  readonly net_fen: number;
  readonly production_fen: number;
}): QuotationAmounts {
  return invoicedAmounts({
    rateCardFen: item.rate_card_fen,
    netFen: item.net_fen,
    productionFen: item.production_fen,
    serviceRateBasisPoints,
    taxRateBasisPoints,
  });
}
