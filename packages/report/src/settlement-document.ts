import type { DocumentAmounts, DocumentHeader, LabelledValue } from './plan-document.ts';

/** An item of an order as it is settled. Unit-days are units × days. */
export interface SettlementLine {
  readonly cityName: string;
  readonly medium: string;
  readonly form: string;
  readonly unitName: string;
  readonly quantity: number;
  readonly unit: string;
  /** First and last booked day. */
  readonly period: string;
  readonly bookedUnitDays: number;
  readonly executedUnitDays: number;
  readonly madeGoodUnitDays: number;
  readonly discountBasisPoints: number;
  /** Net price of all booked unit-days. */
  readonly netFen: number;
  readonly deductedFen: number;
  /** What is due; its net amount is that of the settled unit-days. */
  readonly due: DocumentAmounts;
  /** Why days were missed, and what else is to be known. */
  readonly remark: string;
}

/** Of lines, summed; amounts due as in the lines. */
export interface SettlementTotals {
  readonly bookedUnitDays: number;
  readonly executedUnitDays: number;
  readonly missedUnitDays: number;
  readonly madeGoodUnitDays: number;
  readonly settledUnitDays: number;
  readonly netFen: number;
  readonly deductedFen: number;
  readonly due: DocumentAmounts;
}

export interface SettlementDocument {
  readonly header: DocumentHeader;
  readonly sellerName: string;
  readonly filters: readonly LabelledValue[];
  readonly flight: string;
  /** The last day whose postings count. */
  readonly settledUntil: string;
  readonly taxRateBasisPoints: number;
  readonly lines: readonly SettlementLine[];
  /** Services beside the media, without tax. */
  readonly services: readonly { readonly name: string; readonly amountFen: number }[];
}

const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

export const missedOf = ({ bookedUnitDays, executedUnitDays }: SettlementLine): number =>
  bookedUnitDays - executedUnitDays;

export const settledOf = ({ executedUnitDays, madeGoodUnitDays }: SettlementLine): number =>
  executedUnitDays + madeGoodUnitDays;

export function settlementTotals(lines: readonly SettlementLine[]): SettlementTotals {
  const due = (key: keyof DocumentAmounts): number => sumOf(lines, (line) => line.due[key]);
  return {
    bookedUnitDays: sumOf(lines, (line) => line.bookedUnitDays),
    executedUnitDays: sumOf(lines, (line) => line.executedUnitDays),
    missedUnitDays: sumOf(lines, missedOf),
    madeGoodUnitDays: sumOf(lines, (line) => line.madeGoodUnitDays),
    settledUnitDays: sumOf(lines, settledOf),
    netFen: sumOf(lines, (line) => line.netFen),
    deductedFen: sumOf(lines, (line) => line.deductedFen),
    due: {
      rateCardFen: due('rateCardFen'),
      netFen: due('netFen'),
      productionFen: due('productionFen'),
      serviceFen: due('serviceFen'),
      taxFen: due('taxFen'),
      totalFen: due('totalFen'),
    },
  };
}

export const servicesFenOf = ({ services }: Pick<SettlementDocument, 'services'>): number =>
  sumOf(services, ({ amountFen }) => amountFen);

/** How the sheet is to be read; the same in every file of it. */
export const settlementRules: readonly string[] = [
  '面·天 = 数量 × 天数。计划为订单刊期；已执行为刊期内本订单画面在刊的面·天，按上刊记录计。',
  '未执行 = 计划 − 已执行，原因见备注（晚刊、漏刊、错刊、破损下刊、未登记上刊、提前下刊、未到投放日）。',
  '补刊为补刊点位已执行的面·天，计入其所补的一行，以该行未执行的面·天为限；刊期以外的其他天数不另计价。',
  '扣减 = 净价 × (未执行 − 补刊) ÷ 计划，应结净价 = 净价 − 扣减；制作安装费按订单全额结算，每一步四舍五入到分。',
  '税额 = (应结净价 + 制作安装费 + 服务费) × 税率；合计为各行之和。',
  '服务项按订单金额结算，不含税，税额以开票时适用税率另计。',
];
