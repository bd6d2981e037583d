import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { capitalAmount } from './capital-amount.ts';
import { quotationCell, quotationColumnIndex, quotationColumns } from './quotation-columns.ts';
import { quotationWorkbook } from './quotation-workbook.ts';
import { evaluator } from './testing/evaluate-formula.ts';
import { child } from './testing/read-package.ts';
import { readWorkbook } from './testing/read-workbook.ts';
import { samplePlan } from './testing/sample-plan.ts';

const plan = samplePlan({ lines: 24, days: 56, seed: 3 });
const bytes = await quotationWorkbook(plan);
const book = readWorkbook(bytes);
const sheet = book.sheets.get('报价单')!;
const totalRow = 7 + plan.lines.length;

test('read by a second library, the lines and totals equal the plan', async () => {
  const rows = await readSheet(Buffer.from(bytes), '报价单');
  expect(rows[6]).toEqual(quotationColumns.map((column) => column.title));
  const total = rows[totalRow];
  for (const [key, fen] of [
    ['rateCard', plan.totals.rateCardFen],
    ['net', plan.totals.netFen],
    ['production', plan.totals.productionFen],
    ['service', plan.totals.serviceFen],
    ['tax', plan.totals.taxFen],
    ['total', plan.totals.totalFen],
  ] as const) {
    expect(Math.round(Number(total[quotationColumnIndex[key]]) * 100)).toBe(fen);
  }
  expect(rows[totalRow + 1][2]).toBe(capitalAmount(plan.totals.totalFen));
});

test('every formula recomputed from its inputs gives the cached value', () => {
  const evaluate = evaluator(book.sheets);
  let count = 0;
  for (const cell of sheet.cells.values()) {
    if (cell.formula === null) continue;
    count += 1;
    const computed = evaluate('报价单', cell.address);
    if (typeof cell.value === 'string') expect(computed).toBe(cell.value);
    else expect(Number(computed)).toBeCloseTo(Number(cell.value), 6);
  }
  expect(count).toBe(plan.lines.length * 6 + 7 + 1 + plan.terms.paymentStages.length);
});

test('an edited discount changes the total, and the amount in capitals shows a notice instead of a wrong amount', () => {
  const edited = new Map(sheet.cells);
  const discount = edited.get(quotationCell('discount', 7))!;
  edited.set(discount.address, { ...discount, value: 0.5 });
  const evaluate = evaluator(new Map([['报价单', { ...sheet, cells: edited }]]));
  expect(evaluate('报价单', quotationCell('total', totalRow))).not.toBeCloseTo(plan.totals.totalFen / 100, 2);
  expect(evaluate('报价单', `C${totalRow + 2}`)).toBe('金额已改动，大写金额请重新出具');
});

test('payment stages add up to the total to the fen', async () => {
  const rows = await readSheet(Buffer.from(bytes), '报价单');
  const stages = plan.terms.paymentStages.map((stage) => rows.find((row) => row[0] === stage.name)!);
  expect(stages.reduce((sum, row) => sum + Math.round(Number(row[5]) * 100), 0)).toBe(plan.totals.totalFen);
});

test('the contractual blocks are below the lines', async () => {
  const text = (await readSheet(Buffer.from(bytes), '报价单'))
    .flat()
    .filter((value) => value !== null)
    .join('\n');
  for (const part of [
    '报价说明',
    '有效期',
    '本报价有效期至 2026-10-20（含当日）',
    '付款节点',
    '双方签章',
    '客户（甲方）：星河汽车（中国）有限公司',
    '报价方（乙方）：数智营销有限公司',
    '盖章：',
    '以上价格不含创意设计费。',
    'DD26110001 V3',
  ]) {
    expect(text).toContain(part);
  }
});

test('formulas are locked, commercial inputs are not, example prices are marked', () => {
  expect(child(sheet.xml, 'sheetProtection').attributes.sheet).toBe('1');
  for (const cell of sheet.cells.values()) {
    if (cell.formula !== null) expect(book.styles[cell.style].locked).toBe(true);
  }
  expect(book.styles[sheet.cells.get(quotationCell('discount', 7))!.style].locked).toBe(false);
  const priceFormats = Array.from(
    { length: plan.lines.length },
    (_unused, index) => book.styles[sheet.cells.get(quotationCell('price', 7 + index))!.style].numberFormat,
  );
  expect(priceFormats.filter((format) => format.includes('示例价'))).toHaveLength(
    plan.lines.filter((line) => line.isExamplePrice).length,
  );
});

test('the same plan gives the same bytes', async () => {
  const again = await quotationWorkbook(samplePlan({ lines: 24, days: 56, seed: 3 }));
  expect(Buffer.compare(Buffer.from(again), Buffer.from(bytes))).toBe(0);
});
