import type { DocumentLine, PaymentStage, PlanDocument } from './plan-document.ts';

/** What a quotation says in all its files. */

export const specOf = ({ spec, deck }: Pick<DocumentLine, 'spec' | 'deck'>): string =>
  deck === '' ? spec : `${spec} ${deck}`;

/** For information; the net amount derives from the rate-card amount, so it is rounded once, not per vehicle. */
export function netUnitPriceFen(line: Pick<DocumentLine, 'unitPriceFen' | 'discountBasisPoints'>): number {
  return Number((2n * BigInt(line.unitPriceFen) * BigInt(line.discountBasisPoints) + 10_000n) / 20_000n);
}

export function quotationRemark(line: DocumentLine): string {
  const bonus = line.bonusVehicles > 0 ? `赠送 ${line.bonusVehicles} ${line.unit}` : '';
  return [bonus, line.remark].filter((part) => part !== '').join('；');
}

/** 报价说明. */
export const quotationNotes = ({ lines, terms }: PlanDocument): string[] => [
  '刊例总价 = 刊例单价 × 数量 × 周期(天) ÷ 30（刊例按其他周期计的媒体除以该周期天数）；净总价 = 刊例总价 × 折扣；每一步四舍五入到分。净单价仅供参考。',
  '服务费 = 净总价 × 服务费率；税额 = (净总价 + 制作安装费 + 服务费) × 税率。',
  ...(lines.some((line) => line.isExamplePrice)
    ? ['标注「示例价」的单价没有刊例依据，签约前须由媒体方确认，以正式刊例为准。']
    : []),
  ...terms.quotationNotes,
];

/** 有效期. */
export const quotationValidity = ({ validUntil }: PlanDocument['header']): string =>
  validUntil === null
    ? '本报价未约定有效期，以双方书面确认为准。'
    : `本报价有效期至 ${validUntil}（含当日），逾期须重新确认价格与空位。`;

/** 付款节点 with what is due at each; the last is the remainder, so they always add up. */
export function quotationPayments({ terms, totals }: PlanDocument): (PaymentStage & { dueFen: number })[] {
  const { paymentStages } = terms;
  let leftFen = totals.totalFen;
  return paymentStages.map((stage, i) => {
    const share = Number((2n * BigInt(totals.totalFen) * BigInt(stage.shareBasisPoints) + 10_000n) / 20_000n);
    const dueFen = i === paymentStages.length - 1 ? leftFen : share;
    leftFen -= dueFen;
    return { ...stage, dueFen };
  });
}
