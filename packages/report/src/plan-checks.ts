import { bookedDays, dayNumberOf } from './calendar-days.ts';
import { usualPriceDays } from './plan-document.ts';
import type { DocumentAmounts, DocumentLine, PlanDocument } from './plan-document.ts';

/** A document that must not be issued. `problems` are sentences for the user. */
export class DocumentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `文档无法生成：${problems.slice(0, 5).join('；')}${problems.length > 5 ? ` 等 ${problems.length} 处` : ''}`,
    );
    this.name = 'DocumentError';
    this.problems = problems;
  }
}

const amountNames: Record<keyof DocumentAmounts, string> = {
  rateCardFen: '刊例合计',
  netFen: '净价合计',
  productionFen: '制作费',
  serviceFen: '服务费',
  taxFen: '税额',
  totalFen: '含税合计',
};
const amountKeys = Object.keys(amountNames) as (keyof DocumentAmounts)[];

/**
 * Validates that a document's figures agree with its formulas: every line's amounts must equal what the
 * cell formulas give, the totals must be the sums of the lines, dates must exist and payment shares be whole.
 *
 * @throws DocumentError listing every disagreement
 */
export function checkPlanDocument(plan: PlanDocument): void {
  const problems: string[] = [];
  if (plan.lines.length === 0) problems.push('方案没有线路');
  for (const [index, line] of plan.lines.entries()) {
    problems.push(...lineProblems(line).map((problem) => `第 ${index + 1} 行 ${line.lineName}：${problem}`));
  }
  if (problems.length === 0) problems.push(...totalProblems(plan));
  problems.push(...dateProblems(plan));
  const stages = plan.terms.paymentStages;
  const shares = stages.reduce((sum, stage) => sum + stage.shareBasisPoints, 0);
  if (stages.length > 0 && (shares !== 10_000 || stages.some((stage) => !isCount(stage.shareBasisPoints)))) {
    problems.push('付款节点比例之和不是 100%');
  }
  if (problems.length > 0) throw new DocumentError(problems);
}

function lineProblems(line: DocumentLine): string[] {
  const counts: [string, number][] = [
    ['数量', line.vehicles],
    ['赠送', line.bonusVehicles],
    ['刊例单价', line.unitPriceFen],
    ['天数', line.days],
    ['折扣', line.discountBasisPoints],
    ['制作费', line.amounts.productionFen],
    ['服务费率', line.serviceRateBasisPoints],
    ['税率', line.taxRateBasisPoints],
  ];
  const problems = counts.filter(([, value]) => !isCount(value)).map(([name]) => `${name}须为非负整数`);
  if (problems.length > 0) return problems;
  if (line.priceDays !== undefined && !(Number.isSafeInteger(line.priceDays) && line.priceDays > 0))
    return ['刊例周期须为正整数'];
  if (line.impressions !== null && !(line.impressions >= 0)) problems.push('预估曝光须为非负数');
  const expected = formulaAmounts(line);
  for (const key of amountKeys) {
    if (line.amounts[key] !== expected[key]) {
      problems.push(`${amountNames[key]} ${line.amounts[key]} 分与公式结果 ${expected[key]} 分不符`);
    }
  }
  try {
    if (bookedDays(line.flightSegments).size === 0) problems.push('没有排期');
  } catch (error) {
    problems.push(error instanceof Error ? error.message : '排期日期无效');
  }
  return problems;
}

/** The cell formulas of the workbooks, in integers: ROUND half up at each step. */
function formulaAmounts(line: DocumentLine): DocumentAmounts {
  const { productionFen } = line.amounts;
  const rateCardFen = halfUp(
    BigInt(line.unitPriceFen) * BigInt(line.vehicles) * BigInt(line.days),
    BigInt(line.priceDays ?? usualPriceDays),
  );
  const netFen = halfUp(BigInt(rateCardFen) * BigInt(line.discountBasisPoints), 10_000n);
  const serviceFen = halfUp(BigInt(netFen) * BigInt(line.serviceRateBasisPoints), 10_000n);
  const taxableFen = netFen + productionFen + serviceFen;
  const taxFen = halfUp(BigInt(taxableFen) * BigInt(line.taxRateBasisPoints), 10_000n);
  return { rateCardFen, netFen, productionFen, serviceFen, taxFen, totalFen: taxableFen + taxFen };
}

function totalProblems(plan: PlanDocument): string[] {
  const problems = amountKeys
    .filter((key) => plan.totals[key] !== plan.lines.reduce((sum, line) => sum + line.amounts[key], 0))
    .map((key) => `${amountNames[key]}的总计不等于各行之和`);
  if (plan.totals.vehicles !== plan.lines.reduce((sum, line) => sum + line.vehicles, 0)) {
    problems.push('数量的总计不等于各行之和');
  }
  return problems;
}

function dateProblems(plan: PlanDocument): string[] {
  const { header, brief } = plan;
  const dates = [header.issuedAt.slice(0, 10), brief.flightStart, brief.flightEnd];
  if (header.validUntil !== null) dates.push(header.validUntil);
  dates.push(...plan.calendarExceptions.map((item) => item.date));
  const problems: string[] = [];
  for (const date of dates) {
    try {
      dayNumberOf(date);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : `日期无效：${date}`);
    }
  }
  return problems;
}

function halfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}
