/**
 * The money of a quotation, in integer fen, in one place for server and screen.
 *
 * Every step is rounded half up to whole fen before the next step uses it, so the sums of a document are
 * the sums of the figures printed in it. None of the prices includes a later component; they are applied in
 * this order: rate card → net → + production + service → + tax.
 */

/** A rate-card price is for one vehicle and this many days. */
export const billingPeriodDays = 30;
/** 100 % in basis points: 6,800 is a discount to 68 % (6.8 折). */
export const fullBasisPoints = 10_000;

export interface QuotationLineInput {
  /** Rate-card price of one vehicle (face, slot) for `priceDays`, fen. */
  readonly unitPriceFen: number;
  /** Default: 30. */
  readonly priceDays?: number;
  readonly vehicles: number;
  readonly days: number;
  /** Share of the rate card that is paid: 10,000 = no discount. */
  readonly discountBasisPoints: number;
  /** Production and mounting of the whole line, fen; see `lineProductionFen`. */
  readonly productionFen: number;
  /** Service fee as a share of the net media amount. */
  readonly serviceRateBasisPoints: number;
  /** Tax as a share of net + production + service. */
  readonly taxRateBasisPoints: number;
}

export interface QuotationAmounts {
  readonly rateCardFen: number;
  readonly netFen: number;
  readonly productionFen: number;
  readonly serviceFen: number;
  readonly taxFen: number;
  readonly totalFen: number;
}

/** numerator ÷ denominator, rounded half up to an integer. Both are exact integers, the denominator > 0. */
export function roundedQuotient(numerator: bigint, denominator: bigint): number {
  if (denominator <= 0n || numerator < 0n) throw new RangeError('金额计算要求非负的分子与正的分母');
  const quotient = Number((2n * numerator + denominator) / (2n * denominator));
  if (!Number.isSafeInteger(quotient)) throw new RangeError('金额超出可精确表示的范围');
  return quotient;
}

/** amount × share, where the share is in basis points; rounded half up to whole fen. */
export function shareOfFen(amountFen: number, basisPoints: number): number {
  return roundedQuotient(whole(amountFen, '金额') * whole(basisPoints, '比例'), BigInt(fullBasisPoints));
}

/** Rate-card amount: price per vehicle and period × vehicles × days ÷ days of the period, fen. */
export function rateCardAmountFen(
  unitPriceFen: number,
  vehicles: number,
  days: number,
  priceDays: number = billingPeriodDays,
): number {
  return roundedQuotient(
    whole(unitPriceFen, '刊例单价') * whole(vehicles, '数量') * whole(days, '天数'),
    whole(priceDays, '刊例周期'),
  );
}

/** Production of a line's vehicles, and of the line itself (design, installation) once where it has any; fen. */
export function lineProductionFen(line: {
  readonly vehicles: number;
  readonly fenPerVehicle: number;
  readonly fenPerLine: number;
}): number {
  const vehicles = whole(line.vehicles, '数量');
  const perLine = vehicles > 0n ? whole(line.fenPerLine, '每条线路的设计安装费') : 0n;
  return roundedQuotient(whole(line.fenPerVehicle, '每辆制作费') * vehicles + perLine, 1n);
}

/** All amounts of one line. Throws RangeError when an input is not a non-negative whole number. */
export function quotationLineAmounts(line: QuotationLineInput): QuotationAmounts {
  const rateCardFen = rateCardAmountFen(line.unitPriceFen, line.vehicles, line.days, line.priceDays);
  const netFen = shareOfFen(rateCardFen, line.discountBasisPoints);
  return invoicedAmounts({ ...line, rateCardFen, netFen });
}

/** Amounts of a line whose rate-card and net amounts are known: service and tax follow from net and production. */
export function invoicedAmounts(
  line: Pick<QuotationAmounts, 'rateCardFen' | 'netFen' | 'productionFen'> &
    Pick<QuotationLineInput, 'serviceRateBasisPoints' | 'taxRateBasisPoints'>,
): QuotationAmounts {
  const { rateCardFen, netFen } = line;
  const productionFen = Number(whole(line.productionFen, '制作费'));
  const serviceFen = shareOfFen(netFen, line.serviceRateBasisPoints);
  const taxableFen = netFen + productionFen + serviceFen;
  const taxFen = shareOfFen(taxableFen, line.taxRateBasisPoints);
  return { rateCardFen, netFen, productionFen, serviceFen, taxFen, totalFen: taxableFen + taxFen };
}

/** Column sums of already rounded lines; nothing is rounded again. */
export function quotationTotals(lines: readonly QuotationAmounts[]): QuotationAmounts {
  const sum = { rateCardFen: 0, netFen: 0, productionFen: 0, serviceFen: 0, taxFen: 0, totalFen: 0 };
  for (const line of lines) {
    sum.rateCardFen += line.rateCardFen;
    sum.netFen += line.netFen;
    sum.productionFen += line.productionFen;
    sum.serviceFen += line.serviceFen;
    sum.taxFen += line.taxFen;
    sum.totalFen += line.totalFen;
  }
  if (!Number.isSafeInteger(sum.rateCardFen) || !Number.isSafeInteger(sum.totalFen)) {
    throw new RangeError('合计金额超出可精确表示的范围');
  }
  return sum;
}

/** Cost of a thousand impressions, fen, or null where there are no impressions. Impressions are rounded to whole ones first. */
export function costPerThousandFen(netFen: number, impressions: number | null): number | null {
  if (impressions === null) return null;
  const wholeImpressions = Math.round(impressions);
  if (wholeImpressions <= 0) return null;
  return roundedQuotient(whole(netFen, '净价') * 1000n, whole(wholeImpressions, '曝光人次'));
}

function whole(value: number, name: string): bigint {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${name}须为非负整数，实际为 ${value}`);
  return BigInt(value);
}
