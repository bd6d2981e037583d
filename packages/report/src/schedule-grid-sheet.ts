import { bookedDays, calendarDays, monthBands, serialOf } from './calendar-days.ts';
import type { CalendarDay } from './calendar-days.ts';
import { looks } from './cell-look.ts';
import { putCostPerThousand } from './cost-per-thousand.ts';
import { documentPrint, yuan } from './document-print.ts';
import type { MediumGroup } from './line-groups.ts';
import type { DocumentLine, PlanDocument } from './plan-document.ts';
import { firstDayColumn, scheduleCell, scheduleColumnIndex, scheduleColumns } from './schedule-columns.ts';
import type { ScheduleColumnKey } from './schedule-columns.ts';
import { putScheduleLine } from './schedule-line-row.ts';
import {
  columnSpan,
  newSheet,
  putBlank,
  putFormula,
  putMergedText,
  putNumber,
  putText,
} from './workbook-draft.ts';
import type { CellLook, SheetDraft } from './workbook-draft.ts';

/** Rows of one city and form in a schedule sheet, for sums in other sheets; 0-based. */
export interface ScheduleBlock {
  readonly cityName: string;
  readonly form: string;
  readonly firstRow: number;
  readonly lastRow: number;
  readonly lines: readonly DocumentLine[];
}

export interface ScheduleGrid {
  readonly sheet: SheetDraft;
  readonly medium: string;
  readonly blocks: readonly ScheduleBlock[];
  /** 0-based row of the grand total. */
  readonly totalRow: number;
}

const headerRows = 3;
const frozenColumns = 4;
const summedColumns = [
  ['vehicles', 'integer'],
  ['rateCard', 'money'],
  ['net', 'money'],
  ['bonus', 'integer'],
  ['production', 'money'],
  ['service', 'money'],
  ['total', 'money'],
  ['impressions', 'integer'],
] as const satisfies readonly (readonly [ScheduleColumnKey, 'integer' | 'money'])[];

/** The schedule sheet of one medium: header, lines grouped by city, totals and the day grid. */
export function scheduleGridSheet(plan: PlanDocument, group: MediumGroup, name: string): ScheduleGrid {
  const { header } = plan;
  const lines = group.cities.flatMap((city) => city.forms.flatMap((form) => form.lines));
  const days = gridDays(plan, lines);
  const sheet = newSheet(
    name,
    documentPrint(
      header,
      { paper: 'a3', orientation: 'landscape', repeatRows: headerRows, repeatColumns: frozenColumns },
      `${header.brandName} ${header.projectName}`,
      `${header.planNumber} ${header.versionLabel}`,
    ),
  );
  sheet.frozenRows = headerRows;
  sheet.frozenColumns = frozenColumns;
  sheet.protected = true;
  sheet.columnWidths.push(...scheduleColumns.map((column) => column.width), ...days.map(() => 3.6));
  sheet.rowHeights.set(0, 24).set(2, 30);
  putHeader(sheet, plan, group.medium, days);

  const blocks: ScheduleBlock[] = [];
  let row = headerRows;
  let number = 0;
  for (const city of group.cities) {
    const firstRow = row;
    for (const form of city.forms) {
      blocks.push({
        cityName: city.cityName,
        form: form.form,
        firstRow: row,
        lastRow: row + form.lines.length - 1,
        lines: form.lines,
      });
      for (const line of form.lines) {
        number += 1;
        putScheduleLine(sheet, row, number, line, days);
        sheet.rowOutline.set(row, 1);
        row += 1;
      }
    }
    const ofCity = city.forms.flatMap((form) => form.lines);
    putSums(sheet, row, { firstRow, lastRow: row - 1 }, ofCity, 'subtotal', `${city.cityName} 小计`);
    putText(sheet, row, scheduleColumnIndex.city, city.cityName, looks.subtotalText);
    row += 1;
  }
  const lastDataRow = row - 1;
  putSums(sheet, row, { firstRow: headerRows, lastRow: lastDataRow }, lines, 'total', '合计');
  putText(sheet, row, scheduleColumnIndex.city, '', looks.totalText);
  putDayTotals(sheet, row + 1, lastDataRow, lines, days);
  sheet.filterRange = {
    firstRow: headerRows - 1,
    firstColumn: 0,
    lastRow: lastDataRow,
    lastColumn: firstDayColumn - 1,
  };
  return { sheet, medium: group.medium, blocks, totalRow: row };
}

/** Days of the grid: the brief's flight extended to every booked day, up to the maximum width. */
function gridDays(plan: PlanDocument, lines: readonly DocumentLine[]): CalendarDay[] {
  const flight = { startDate: plan.brief.flightStart, endDate: plan.brief.flightEnd };
  let first = Number.POSITIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const segments of [[flight], ...lines.map((line) => line.flightSegments)]) {
    for (const day of bookedDays(segments)) {
      first = Math.min(first, day);
      last = Math.max(last, day);
    }
  }
  if (last - first >= 1100) throw new RangeError('排期超过 1100 天，请分段导出');
  return calendarDays(first, last, plan.calendarExceptions);
}

function putHeader(
  sheet: SheetDraft,
  plan: PlanDocument,
  medium: string,
  days: readonly CalendarDay[],
): void {
  const { header, brief } = plan;
  const title = `${medium}排期表${header.demo ? '（演示数据）' : ''}`;
  putMergedText(sheet, { firstRow: 0, lastRow: 0, firstColumn: 0, lastColumn: 3 }, title, looks.sheetTitle);
  putMergedText(
    sheet,
    { firstRow: 0, lastRow: 0, firstColumn: 4, lastColumn: firstDayColumn - 1 },
    `${header.clientName} ｜ ${header.brandName} ${header.projectName} ｜ ${header.planNumber} ${header.versionLabel} ｜ 投放期 ${brief.flightStart} 至 ${brief.flightEnd} ｜ 金额单位：元`,
    looks.sheetSubtitle,
  );
  let start = 0;
  for (let column = 1; column <= scheduleColumns.length; column += 1) {
    const band = scheduleColumns[start].band;
    if (column < scheduleColumns.length && scheduleColumns[column].band === band) continue;
    putMergedText(
      sheet,
      { firstRow: 1, lastRow: 1, firstColumn: start, lastColumn: column - 1 },
      band,
      looks.band,
    );
    start = column;
  }
  for (const [column, { title: text }] of scheduleColumns.entries())
    putText(sheet, 2, column, text, looks.head);
  for (const band of monthBands(days)) {
    putMergedText(
      sheet,
      {
        firstRow: 0,
        lastRow: 0,
        firstColumn: firstDayColumn + band.start,
        lastColumn: firstDayColumn + band.end,
      },
      band.label,
      looks.band,
    );
  }
  for (const [index, day] of days.entries()) {
    const look = day.isRest ? looks.restDayHead : looks.dayHead;
    putText(sheet, 1, firstDayColumn + index, day.mark, look);
    putNumber(sheet, 2, firstDayColumn + index, serialOf(day.dayNumber), look);
  }
}

/**
 * Sums over rows that may be filtered: SUBTOTAL ignores hidden rows and other SUBTOTAL cells, so the total may
 * span the cities' subtotals.
 */
function putSums(
  sheet: SheetDraft,
  row: number,
  span: { firstRow: number; lastRow: number },
  lines: readonly DocumentLine[],
  kind: 'subtotal' | 'total',
  label: string,
): void {
  const textLook = kind === 'total' ? looks.totalText : looks.subtotalText;
  const numberLooks: Record<'integer' | 'money', CellLook> =
    kind === 'total'
      ? { integer: looks.totalInteger, money: looks.totalMoney }
      : { integer: looks.subtotalInteger, money: looks.subtotalMoney };
  const filled = new Set<number>([
    scheduleColumnIndex.city,
    scheduleColumnIndex.name,
    scheduleColumnIndex.cpm,
  ]);
  putText(sheet, row, scheduleColumnIndex.name, label, textLook);
  for (const [key, format] of summedColumns) {
    const column = scheduleColumnIndex[key];
    filled.add(column);
    putFormula(
      sheet,
      row,
      column,
      `SUBTOTAL(9,${columnSpan(column, span.firstRow, span.lastRow)})`,
      sumOf(key, lines),
      numberLooks[format],
    );
  }
  putCostPerThousand(sheet, row, scheduleColumnIndex.cpm, lines, numberLooks.money, {
    net: scheduleCell('net', row),
    impressions: scheduleCell('impressions', row),
  });
  for (let column = 0; column < firstDayColumn; column += 1) {
    if (!filled.has(column)) putBlank(sheet, row, column, textLook);
  }
}

function sumOf(key: (typeof summedColumns)[number][0], lines: readonly DocumentLine[]): number {
  const sum = (value: (line: DocumentLine) => number) =>
    lines.reduce((total, line) => total + value(line), 0);
  switch (key) {
    case 'vehicles':
      return sum((line) => line.vehicles);
    case 'bonus':
      return sum((line) => line.bonusVehicles);
    case 'impressions':
      return sum((line) => Math.round(line.impressions ?? 0));
    case 'rateCard':
      return yuan(sum((line) => line.amounts.rateCardFen));
    case 'net':
      return yuan(sum((line) => line.amounts.netFen));
    case 'production':
      return yuan(sum((line) => line.amounts.productionFen));
    case 'service':
      return yuan(sum((line) => line.amounts.serviceFen));
    case 'total':
      return yuan(sum((line) => line.amounts.totalFen));
  }
}

/** 每日合计: lines and vehicles in publication on each day. Subtotal rows have no day cells, so nothing is counted twice. */
function putDayTotals(
  sheet: SheetDraft,
  row: number,
  lastDataRow: number,
  lines: readonly DocumentLine[],
  days: readonly CalendarDay[],
): void {
  const lineCounts = new Map<number, number>();
  const vehicleCounts = new Map<number, number>();
  for (const line of lines) {
    for (const day of bookedDays(line.flightSegments)) {
      lineCounts.set(day, (lineCounts.get(day) ?? 0) + 1);
      vehicleCounts.set(day, (vehicleCounts.get(day) ?? 0) + line.vehicles);
    }
  }
  for (const [offset, label] of ['每日合计（线路数）', '每日合计（车辆数）'].entries()) {
    for (let column = 0; column < firstDayColumn; column += 1) {
      if (column === scheduleColumnIndex.name) putText(sheet, row + offset, column, label, looks.totalText);
      else putBlank(sheet, row + offset, column, looks.totalText);
    }
  }
  const vehicleSpan = absoluteSpan(columnSpan(scheduleColumnIndex.vehicles, headerRows, lastDataRow));
  for (const [index, day] of days.entries()) {
    const column = firstDayColumn + index;
    const span = columnSpan(column, headerRows, lastDataRow);
    putFormula(sheet, row, column, `SUM(${span})`, lineCounts.get(day.dayNumber) ?? 0, looks.dayTotal);
    putFormula(
      sheet,
      row + 1,
      column,
      `SUMPRODUCT(${vehicleSpan},${span})`,
      vehicleCounts.get(day.dayNumber) ?? 0,
      looks.dayTotal,
    );
  }
}

function absoluteSpan(span: string): string {
  return span.replace(/([A-Z]+)(\d+)/g, '$$$1$$$2');
}
