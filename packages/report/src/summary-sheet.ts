import { quotedSheetName } from './cell-guard.ts';
import { looks } from './cell-look.ts';
import { putCostPerThousand } from './cost-per-thousand.ts';
import { documentPrint, yuan } from './document-print.ts';
import type { PlanDocument } from './plan-document.ts';
import { scheduleColumnIndex } from './schedule-columns.ts';
import type { ScheduleColumnKey } from './schedule-columns.ts';
import type { ScheduleBlock, ScheduleGrid } from './schedule-grid-sheet.ts';
import { putCostBlock } from './summary-cost.ts';
import { cellAddress, columnSpan, newSheet, putBlank, putFormula, putText } from './workbook-draft.ts';
import type { SheetDraft } from './workbook-draft.ts';

const titles = [
  '城市',
  '媒体',
  '媒体形式',
  '点位(线路)',
  '数量',
  '刊例(元)',
  '净价(元)',
  '占比',
  '预估曝光',
  'CPM(元)',
];
const headRow = 2;
const column = {
  city: 0,
  medium: 1,
  form: 2,
  lines: 3,
  vehicles: 4,
  rateCard: 5,
  net: 6,
  share: 7,
  impressions: 8,
  cpm: 9,
};

export interface Summary {
  readonly sheet: SheetDraft;
  /** References to the net and the tax-inclusive sum for formulas of other sheets. */
  readonly netCell: string;
  readonly totalCell: string;
}

/** 汇总: city × form with sums over the schedule sheets, and the cost of the whole plan. */
export function summarySheet(plan: PlanDocument, grids: readonly ScheduleGrid[], name: string): Summary {
  const { header } = plan;
  const sheet = newSheet(
    name,
    documentPrint(
      header,
      { paper: 'a4', orientation: 'landscape', repeatRows: headRow + 1 },
      `${header.brandName} ${header.projectName}`,
      `${header.planNumber} ${header.versionLabel}`,
    ),
  );
  sheet.columnWidths.push(10, 12, 14, 12, 10, 16, 16, 9, 16, 12);
  sheet.frozenRows = headRow + 1;
  sheet.protected = true;
  putText(sheet, 0, 0, '汇总', looks.sheetTitle);
  for (const [index, title] of titles.entries()) putText(sheet, headRow, index, title, looks.head);

  const rows = grids.flatMap((grid) => grid.blocks.map((block) => ({ grid, block })));
  const totalRow = headRow + 1 + rows.length;
  for (const [index, { grid, block }] of rows.entries()) {
    putBlockRow(sheet, headRow + 1 + index, totalRow, grid, block, plan.totals.netFen);
  }
  putTotalRow(sheet, totalRow, plan);
  const netCell = cellAddress(totalRow, column.net);
  const place = { firstColumn: column.net, lastColumn: column.cpm, netCell };
  const totalCell = putCostBlock(sheet, totalRow + 2, plan, grids, place);
  const source = quotedSheetName(name);
  return { sheet, netCell: `${source}!${netCell}`, totalCell: `${source}!${totalCell}` };
}

function putBlockRow(
  sheet: SheetDraft,
  row: number,
  totalRow: number,
  grid: ScheduleGrid,
  block: ScheduleBlock,
  planNetFen: number,
): void {
  const source = quotedSheetName(grid.sheet.name);
  const span = (key: ScheduleColumnKey) =>
    `${source}!${columnSpan(scheduleColumnIndex[key], block.firstRow, block.lastRow)}`;
  const { lines } = block;
  const netFen = lines.reduce((sum, line) => sum + line.amounts.netFen, 0);
  const rateCardFen = lines.reduce((sum, line) => sum + line.amounts.rateCardFen, 0);
  putText(sheet, row, column.city, block.cityName, looks.text);
  putText(sheet, row, column.medium, grid.medium, looks.text);
  putText(sheet, row, column.form, block.form, looks.text);
  putFormula(sheet, row, column.lines, `COUNT(${span('number')})`, lines.length, looks.integer);
  putFormula(
    sheet,
    row,
    column.vehicles,
    `SUM(${span('vehicles')})`,
    lines.reduce((sum, line) => sum + line.vehicles, 0),
    looks.integer,
  );
  putFormula(sheet, row, column.rateCard, `SUM(${span('rateCard')})`, yuan(rateCardFen), looks.money);
  putFormula(sheet, row, column.net, `SUM(${span('net')})`, yuan(netFen), looks.money);
  const net = cellAddress(row, column.net);
  const allNet = cellAddress(totalRow, column.net);
  putFormula(
    sheet,
    row,
    column.share,
    `IF(${allNet}>0,${net}/${allNet},0)`,
    planNetFen > 0 ? netFen / planNetFen : 0,
    looks.percent,
  );
  const impressions = lines.reduce((sum, line) => sum + Math.round(line.impressions ?? 0), 0);
  putFormula(sheet, row, column.impressions, `SUM(${span('impressions')})`, impressions, looks.integer);
  putCostPerThousand(sheet, row, column.cpm, lines, looks.money, {
    net,
    impressions: cellAddress(row, column.impressions),
  });
}

function putTotalRow(sheet: SheetDraft, row: number, plan: PlanDocument): void {
  const { lines, totals } = plan;
  const sum = (index: number) => `SUM(${columnSpan(index, headRow + 1, row - 1)})`;
  putText(sheet, row, column.city, '合计', looks.totalText);
  putBlank(sheet, row, column.medium, looks.totalText);
  putBlank(sheet, row, column.form, looks.totalText);
  putFormula(sheet, row, column.lines, sum(column.lines), lines.length, looks.totalInteger);
  putFormula(sheet, row, column.vehicles, sum(column.vehicles), totals.vehicles, looks.totalInteger);
  putFormula(sheet, row, column.rateCard, sum(column.rateCard), yuan(totals.rateCardFen), looks.totalMoney);
  putFormula(sheet, row, column.net, sum(column.net), yuan(totals.netFen), looks.totalMoney);
  putFormula(sheet, row, column.share, sum(column.share), totals.netFen > 0 ? 1 : 0, looks.totalPercent);
  const impressions = lines.reduce((total, line) => total + Math.round(line.impressions ?? 0), 0);
  putFormula(sheet, row, column.impressions, sum(column.impressions), impressions, looks.totalInteger);
  putCostPerThousand(sheet, row, column.cpm, lines, looks.totalMoney, {
    net: cellAddress(row, column.net),
    impressions: cellAddress(row, column.impressions),
  });
}
