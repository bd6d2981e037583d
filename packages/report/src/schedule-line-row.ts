import { bookedDays, serialOf } from './calendar-days.ts';
import type { CalendarDay } from './calendar-days.ts';
import { looks } from './cell-look.ts';
import { putCostPerThousand } from './cost-per-thousand.ts';
import { fraction, yuan } from './document-print.ts';
import { usualPriceDays } from './plan-document.ts';
import type { DocumentLine } from './plan-document.ts';
import { firstDayColumn, scheduleCell, scheduleColumnIndex } from './schedule-columns.ts';
import type { ScheduleColumnKey } from './schedule-columns.ts';
import { cellAddress, putBlank, putFormula, putNumber, putText } from './workbook-draft.ts';
import type { CellLook, SheetDraft } from './workbook-draft.ts';

/**
 * One line of the schedule: its facts, its price as live formulas and its booked days.
 * Only commercial inputs are editable; quantity and days are not, since the estimated effect depends on them.
 */
export function putScheduleLine(
  sheet: SheetDraft,
  row: number,
  number: number,
  line: DocumentLine,
  days: readonly CalendarDay[],
): void {
  const booked = bookedDays(line.flightSegments);
  putFacts(sheet, row, number, line, booked);
  putPrice(sheet, row, line);
  putEffect(sheet, row, line);
  putDays(sheet, row, line, days, booked);
}

function putFacts(
  sheet: SheetDraft,
  row: number,
  number: number,
  line: DocumentLine,
  booked: ReadonlySet<number>,
): void {
  const text = (key: ScheduleColumnKey, value: string, look: CellLook = looks.text) =>
    putText(sheet, row, scheduleColumnIndex[key], value, look);
  putNumber(sheet, row, scheduleColumnIndex.number, number, looks.integer);
  text('city', line.cityName);
  text('form', line.form);
  text('name', line.lineName);
  text('region', line.regionName);
  text('tier', line.cityTier);
  text('level', line.lineLevel, looks.centered);
  text('stops', `${line.fromStop} — ${line.toStop}`);
  text('spec', line.deck === '' ? line.spec : `${line.spec} ${line.deck}`);
  putNumber(sheet, row, scheduleColumnIndex.vehicles, line.vehicles, looks.integer);
  text('unit', line.unit, looks.centered);
  text('lighting', line.lighting ?? '—', looks.centered);
  putNumber(sheet, row, scheduleColumnIndex.start, serialOf(Math.min(...booked)), looks.date);
  putNumber(sheet, row, scheduleColumnIndex.end, serialOf(Math.max(...booked)), looks.date);
  text('hold', line.holdState, looks.centered);
  text('remark', line.remark, looks.inputText);
}

function putPrice(sheet: SheetDraft, row: number, line: DocumentLine): void {
  const at = (key: ScheduleColumnKey) => scheduleCell(key, row);
  const number = (key: ScheduleColumnKey, value: number, look: CellLook) =>
    putNumber(sheet, row, scheduleColumnIndex[key], value, look);
  const formula = (key: ScheduleColumnKey, text: string, cached: number, look: CellLook) =>
    putFormula(sheet, row, scheduleColumnIndex[key], text, cached, look);
  const { amounts, priceDays = usualPriceDays } = line;
  number('price', yuan(line.unitPriceFen), line.isExamplePrice ? looks.inputExamplePrice : looks.inputMoney);
  formula('periods', `${at('days')}/${priceDays}`, line.days / priceDays, looks.period);
  formula(
    'rateCard',
    `ROUND(${at('price')}*${at('vehicles')}*${at('days')}/${priceDays},2)`,
    yuan(amounts.rateCardFen),
    looks.money,
  );
  number('discount', fraction(line.discountBasisPoints), looks.inputPercent);
  formula('net', `ROUND(${at('rateCard')}*${at('discount')},2)`, yuan(amounts.netFen), looks.money);
  number('bonus', line.bonusVehicles, looks.inputInteger);
  number('production', yuan(amounts.productionFen), looks.inputMoney);
  number('serviceRate', fraction(line.serviceRateBasisPoints), looks.inputPercent);
  formula('service', `ROUND(${at('net')}*${at('serviceRate')},2)`, yuan(amounts.serviceFen), looks.money);
  number('taxRate', fraction(line.taxRateBasisPoints), looks.inputPercent);
  const beforeTax = `(${at('net')}+${at('production')}+${at('service')})`;
  formula(
    'total',
    `ROUND(${beforeTax},2)+ROUND(${beforeTax}*${at('taxRate')},2)`,
    yuan(amounts.totalFen),
    looks.money,
  );
}

function putEffect(sheet: SheetDraft, row: number, line: DocumentLine): void {
  const impressions = line.impressions === null ? null : Math.round(line.impressions);
  putNumber(sheet, row, scheduleColumnIndex.riders, line.dailyRiders, looks.integer);
  putNumber(sheet, row, scheduleColumnIndex.impressions, impressions, looks.integer);
  putNumber(sheet, row, scheduleColumnIndex.share, line.targetAudienceShare, looks.percent);
  putCostPerThousand(sheet, row, scheduleColumnIndex.cpm, [line], looks.money, {
    net: scheduleCell('net', row),
    impressions: scheduleCell('impressions', row),
  });
}

/** Day cells, and 天数 as their sum; if billed days differ from days in publication, the billed number is written. */
function putDays(
  sheet: SheetDraft,
  row: number,
  line: DocumentLine,
  days: readonly CalendarDay[],
  booked: ReadonlySet<number>,
): void {
  for (const [index, day] of days.entries()) {
    const column = firstDayColumn + index;
    if (booked.has(day.dayNumber)) putNumber(sheet, row, column, 1, looks.bookedDay);
    else putBlank(sheet, row, column, day.isRest ? looks.freeRestDay : looks.freeDay);
  }
  if (booked.size !== line.days) {
    putNumber(sheet, row, scheduleColumnIndex.days, line.days, looks.integer);
    return;
  }
  const first = cellAddress(row, firstDayColumn);
  const last = cellAddress(row, firstDayColumn + days.length - 1);
  putFormula(sheet, row, scheduleColumnIndex.days, `SUM(${first}:${last})`, line.days, looks.integer);
}
