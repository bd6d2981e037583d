import { quotationLineAmounts, type QuotationAmounts } from '@ooh/contract/money/quotation-arithmetic';
import { serviceRateBasisPoints, taxRateBasisPoints } from '@ooh/contract/money/quotation-rates';

export interface PricedPurchase {
  /** One face for 30 days. */
  readonly unitPriceFen: number;
  readonly discountBasisPoints: number;
  /** Of one face. */
  readonly productionFen: number;
}

/** Amounts of some faces of a unit over the flight. */
export function unitAmounts(unit: PricedPurchase, faces: number, days: number): QuotationAmounts {
  return quotationLineAmounts({
    unitPriceFen: unit.unitPriceFen,
    vehicles: faces,
    days,
    discountBasisPoints: unit.discountBasisPoints,
    productionFen: unit.productionFen * faces,
    serviceRateBasisPoints,
    taxRateBasisPoints,
  });
}
