import { capitalAmount, capitalAmountFormula } from './capital-amount.ts';
import { quotedSheetName } from './cell-guard.ts';
import { looks } from './cell-look.ts';
import { yuan } from './document-print.ts';
import type { PlanDocument } from './plan-document.ts';
import { scheduleCell } from './schedule-columns.ts';
import type { ScheduleColumnKey } from './schedule-columns.ts';
import type { ScheduleGrid } from './schedule-grid-sheet.ts';
import { cellAddress, columnSpan, putBlank, putFormula, putNumber, putText } from './workbook-draft.ts';
import type { CellLook, SheetDraft } from './workbook-draft.ts';

/** Position of the block's values, and the cell of the net total above it. */
export interface CostBlockPlace {
  readonly firstColumn: number;
  readonly lastColumn: number;
  readonly netCell: string;
}

interface CostRow {
  readonly label: string;
  readonly formula: string;
  readonly cached: number;
  readonly look: CellLook;
}

/**
 * 费用: from net to tax-inclusive, in figures and capital characters, and the share of the budget.
 *
 * @returns the reference of the cell with the tax-inclusive sum
 */
export function putCostBlock(
  sheet: SheetDraft,
  firstRow: number,
  plan: PlanDocument,
  grids: readonly ScheduleGrid[],
  place: CostBlockPlace,
): string {
  const { totals } = plan;
  const valueColumn = place.firstColumn;
  const over = (key: ScheduleColumnKey) => grids.map((grid) => sumOfLines(grid, key)).join('+');
  const totalCell = cellAddress(firstRow + 5, valueColumn);
  const beforeTax = columnSpan(valueColumn, firstRow + 1, firstRow + 3);
  const rows: CostRow[] = [
    { label: '净价合计(元)', formula: place.netCell, cached: yuan(totals.netFen), look: looks.money },
    {
      label: '制作费(元)',
      formula: over('production'),
      cached: yuan(totals.productionFen),
      look: looks.money,
    },
    { label: '服务费(元)', formula: over('service'), cached: yuan(totals.serviceFen), look: looks.money },
    {
      label: '税额(元)',
      formula: `ROUND(${totalCell}-SUM(${beforeTax}),2)`,
      cached: yuan(totals.taxFen),
      look: looks.money,
    },
    { label: '含税合计(元)', formula: over('total'), cached: yuan(totals.totalFen), look: looks.totalMoney },
  ];
  putText(sheet, firstRow, 0, '费用', looks.sectionTitle);
  for (const [index, { label, formula, cached, look }] of rows.entries()) {
    putLabel(sheet, firstRow + 1 + index, label, valueColumn);
    putFormula(sheet, firstRow + 1 + index, valueColumn, formula, cached, look);
  }
  putCapitalRow(sheet, firstRow + 6, plan, totalCell, place);
  putBudgetRows(sheet, firstRow + 7, plan, place);
  return totalCell;
}

function putCapitalRow(
  sheet: SheetDraft,
  row: number,
  plan: PlanDocument,
  totalCell: string,
  { firstColumn, lastColumn }: CostBlockPlace,
): void {
  const { totalFen } = plan.totals;
  putLabel(sheet, row, '大写金额', firstColumn);
  const formula = capitalAmountFormula(totalCell, totalFen);
  putFormula(sheet, row, firstColumn, formula, capitalAmount(totalFen), looks.value);
  for (let column = firstColumn + 1; column <= lastColumn; column += 1)
    putBlank(sheet, row, column, looks.value);
  sheet.merges.push({ firstRow: row, lastRow: row, firstColumn, lastColumn });
}

function putBudgetRows(sheet: SheetDraft, row: number, plan: PlanDocument, place: CostBlockPlace): void {
  const { budgetFen } = plan.brief;
  const valueColumn = place.firstColumn;
  putLabel(sheet, row, '预算(元)', valueColumn);
  putNumber(sheet, row, valueColumn, budgetFen === null ? null : yuan(budgetFen), looks.money);
  if (budgetFen === null || budgetFen <= 0) return;
  putLabel(sheet, row + 1, '净价占预算', valueColumn);
  putFormula(
    sheet,
    row + 1,
    valueColumn,
    `${place.netCell}/${cellAddress(row, valueColumn)}`,
    plan.totals.netFen / budgetFen,
    looks.percent,
  );
}

function putLabel(sheet: SheetDraft, row: number, text: string, valueColumn: number): void {
  putText(sheet, row, 0, text, looks.label);
  for (let column = 1; column < valueColumn; column += 1) putBlank(sheet, row, column, looks.label);
  sheet.merges.push({ firstRow: row, lastRow: row, firstColumn: 0, lastColumn: valueColumn - 1 });
}

/** Sum over the numbered rows of a grid, filtered or not: city subtotals have no number. */
function sumOfLines(grid: ScheduleGrid, key: ScheduleColumnKey): string {
  const span = (of: ScheduleColumnKey) => {
    const first = scheduleCell(of, Math.min(...grid.blocks.map((block) => block.firstRow)));
    return `${quotedSheetName(grid.sheet.name)}!${first}:${scheduleCell(of, grid.totalRow - 1)}`;
  };
  return `SUMIF(${span('number')},">0",${span(key)})`;
}
