import { capitalAmount, capitalAmountFormula } from './capital-amount.ts';
import { looks } from './cell-look.ts';
import { fraction, yuan } from './document-print.ts';
import type { PlanDocument } from './plan-document.ts';
import { quotationCell, quotationColumns } from './quotation-columns.ts';
import { quotationNotes, quotationPayments, quotationValidity } from './quotation-terms.ts';
import {
  cellAddress,
  columnSpan,
  putBlank,
  putFormula,
  putMergedText,
  putNumber,
  putText,
} from './workbook-draft.ts';
import type { CellRange, SheetDraft } from './workbook-draft.ts';

const lastColumn = quotationColumns.length - 1;

/** Blocks below the priced lines: 大写金额, 报价说明, 有效期, 付款节点 and 双方签章. */
export function putQuotationBlocks(sheet: SheetDraft, totalRow: number, plan: PlanDocument): void {
  let row = putCapital(sheet, totalRow + 1, totalRow, plan) + 1;
  row = putExplanation(sheet, row, plan) + 1;
  row = putPayment(sheet, row, totalRow, plan) + 1;
  putSignatures(sheet, row, plan);
}

function putCapital(sheet: SheetDraft, row: number, totalRow: number, plan: PlanDocument): number {
  putMergedText(sheet, across(row, 0, 1), '大写金额', looks.label);
  const { totalFen } = plan.totals;
  const formula = capitalAmountFormula(quotationCell('total', totalRow), totalFen);
  putFormula(sheet, row, 2, formula, capitalAmount(totalFen), looks.value);
  for (let column = 3; column <= lastColumn; column += 1) putBlank(sheet, row, column, looks.value);
  sheet.merges.push(across(row, 2, lastColumn));
  return row + 1;
}

function putExplanation(sheet: SheetDraft, firstRow: number, plan: PlanDocument): number {
  let row = firstRow;
  putText(sheet, row, 0, '报价说明', looks.sectionTitle);
  row += 1;
  for (const [index, note] of quotationNotes(plan).entries()) {
    putMergedText(sheet, across(row, 0, lastColumn), `${index + 1}. ${note}`, looks.paragraph);
    row += 1;
  }
  row += 1;
  putText(sheet, row, 0, '有效期', looks.sectionTitle);
  row += 1;
  putMergedText(sheet, across(row, 0, lastColumn), quotationValidity(plan.header), looks.paragraph);
  return row + 1;
}

/** Stage amounts are formulas of the total; the last is the remainder, so they always add up. */
function putPayment(sheet: SheetDraft, firstRow: number, totalRow: number, plan: PlanDocument): number {
  const payments = quotationPayments(plan);
  if (payments.length === 0) return firstRow;
  const total = quotationCell('total', totalRow);
  const amountColumn = 5;
  let row = firstRow;
  putText(sheet, row, 0, '付款节点', looks.sectionTitle);
  row += 1;
  putMergedText(sheet, across(row, 0, 1), '节点', looks.head);
  putMergedText(sheet, across(row, 2, 3), '付款条件', looks.head);
  putText(sheet, row, 4, '比例', looks.head);
  putMergedText(sheet, across(row, amountColumn, 7), '金额(元)', looks.head);
  row += 1;
  const firstStageRow = row;
  for (const [index, { name, due, shareBasisPoints, dueFen }] of payments.entries()) {
    const last = index === payments.length - 1;
    const earlier = index === 0 ? '' : `-SUM(${columnSpan(amountColumn, firstStageRow, row - 1)})`;
    const formula = last ? `ROUND(${total}${earlier},2)` : `ROUND(${total}*${cellAddress(row, 4)},2)`;
    putMergedText(sheet, across(row, 0, 1), name, looks.text);
    putMergedText(sheet, across(row, 2, 3), due, looks.text);
    putNumber(sheet, row, 4, fraction(shareBasisPoints), looks.percent);
    putFormula(sheet, row, amountColumn, formula, yuan(dueFen), looks.money);
    putBlank(sheet, row, amountColumn + 1, looks.money);
    putBlank(sheet, row, amountColumn + 2, looks.money);
    sheet.merges.push(across(row, amountColumn, amountColumn + 2));
    row += 1;
  }
  return row;
}

function putSignatures(sheet: SheetDraft, firstRow: number, plan: PlanDocument): void {
  putText(sheet, firstRow, 0, '双方签章', looks.sectionTitle);
  const row = firstRow + 1;
  const parties: [string, number, number][] = [
    [`客户（甲方）：${plan.header.clientName}`, 0, 7],
    [`报价方（乙方）：${plan.terms.sellerName}`, 8, lastColumn],
  ];
  for (const [party, firstColumn, finalColumn] of parties) {
    putMergedText(
      sheet,
      { firstRow: row, lastRow: row + 3, firstColumn, lastColumn: finalColumn },
      `${party}\n\n授权代表（签字）：\n盖章：\n日期：      年    月    日`,
      looks.signature,
    );
  }
  for (let offset = 0; offset < 4; offset += 1) sheet.rowHeights.set(row + offset, 30);
}

function across(row: number, firstColumn: number, finalColumn: number): CellRange {
  return { firstRow: row, lastRow: row, firstColumn, lastColumn: finalColumn };
}
