import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { bookedDays, dayNumberOf } from './calendar-days.ts';
import { firstDayColumn, scheduleColumnIndex, scheduleColumns } from './schedule-columns.ts';
import { scheduleWorkbook } from './schedule-workbook.ts';
import { expectFormulasToHold } from './testing/expect-formulas.ts';
import { child } from './testing/read-package.ts';
import { readWorkbook } from './testing/read-workbook.ts';
import { samplePlan } from './testing/sample-plan.ts';
import { cellAddress, columnLetters } from './workbook-draft.ts';

const gridName = '排期-公交车身';
const plan = samplePlan({ lines: 60, days: 56 });
const bytes = await scheduleWorkbook(plan);
const book = readWorkbook(bytes);
const grid = book.sheets.get(gridName)!;
const cityCount = 3;
const totalRow = 3 + plan.lines.length + cityCount;

function fenOf(value: unknown): number {
  return Math.round(Number(value) * 100);
}

test('has the sheets of the document in order', () => {
  expect([...book.sheets.keys()]).toEqual(['封面', '汇总', gridName, '点位清单', '说明']);
});

test('read by a second library, totals equal the plan', async () => {
  const rows = await readSheet(Buffer.from(bytes), gridName);
  expect(rows[2].slice(0, firstDayColumn)).toEqual(scheduleColumns.map((column) => column.title));
  const total = rows[totalRow];
  expect(total[scheduleColumnIndex.name]).toBe('合计');
  expect(fenOf(total[scheduleColumnIndex.net])).toBe(plan.totals.netFen);
  expect(fenOf(total[scheduleColumnIndex.total])).toBe(plan.totals.totalFen);
  expect(total[scheduleColumnIndex.vehicles]).toBe(plan.totals.vehicles);
  const byName = new Map(rows.map((row) => [row[scheduleColumnIndex.name], row]));
  for (const line of plan.lines) {
    const row = byName.get(line.lineName)!;
    expect(row[scheduleColumnIndex.city]).toBe(line.cityName);
    expect(fenOf(row[scheduleColumnIndex.price])).toBe(line.unitPriceFen);
    expect(fenOf(row[scheduleColumnIndex.net])).toBe(line.amounts.netFen);
    expect(row[scheduleColumnIndex.days]).toBe(line.days);
    expect(row.slice(firstDayColumn).filter((value) => value === 1)).toHaveLength(line.days);
    expect((row[scheduleColumnIndex.start] as unknown as Date).toISOString().slice(0, 10)).toBe(
      line.flightSegments[0].startDate,
    );
  }
  const cover = await readSheet(Buffer.from(bytes), '封面');
  const printed = cover.find((row) => row.includes('含税合计(元)'))!.at(-1);
  expect(fenOf(printed)).toBe(plan.totals.totalFen);
  const summary = await readSheet(Buffer.from(bytes), '汇总');
  const label = (text: string) => summary.find((row) => row[0] === text)!;
  expect(fenOf(label('含税合计(元)')[6])).toBe(plan.totals.totalFen);
  expect(fenOf(label('税额(元)')[6])).toBe(plan.totals.taxFen);
  expect(label('大写金额')[6]).toMatch(/^人民币.+[整分]$/);
});

test('every formula recomputed from its inputs gives the cached value', () => {
  const perLine = 7;
  expect(expectFormulasToHold(book)).toBeGreaterThan(plan.lines.length * perLine);
  expect([...book.sheets.get('封面')!.cells.values()].filter((cell) => cell.formula !== null)).toHaveLength(
    2,
  );
  expect(grid.cells.get('Q4')!.formula).toBe('ROUND(O4*P4,2)');
  expect(grid.cells.get('O4')!.formula).toBe('ROUND(M4*J4*Z4/30,2)');
});

test('booked days are blue with a hidden number 1; the others are empty', () => {
  const dayOf = (address: string) => book.styles[grid.cells.get(address)!.style];
  const line = plan.lines.find((item) => item.cityName === '深圳')!;
  const row = [...grid.cells.values()]
    .find((cell) => cell.value === line.lineName)!
    .address.replace(/\D/g, '');
  const booked = bookedDays(line.flightSegments);
  const first = dayNumberOf(plan.brief.flightStart);
  for (let day = 0; day < 56; day += 1) {
    const address = columnLetters(firstDayColumn + day) + row;
    const style = dayOf(address);
    if (booked.has(first + day)) {
      expect(grid.cells.get(address)!.value).toBe(1);
      expect(style.numberFormat).toBe(';;;');
      expect(style.fill).toBe('FF027FFF');
    } else expect(grid.cells.get(address)!.value).toBeNull();
  }
  // 1 October is a holiday, 10 October a make-up workday on a Saturday, 11 October a Sunday.
  const head = (day: number) => dayOf(cellAddress(2, firstDayColumn + day)).fill;
  expect(head(0)).toBe(head(10));
  expect(head(9)).toBe(head(11));
  expect(head(9)).not.toBe(head(10));
});

test('每日合计 counts lines and vehicles of each day', () => {
  const first = dayNumberOf(plan.brief.flightStart);
  for (let day = 0; day < 56; day += 1) {
    const booked = plan.lines.filter((line) => bookedDays(line.flightSegments).has(first + day));
    const column = firstDayColumn + day;
    expect(grid.cells.get(cellAddress(totalRow + 1, column))!.value).toBe(booked.length);
    expect(grid.cells.get(cellAddress(totalRow + 2, column))!.value).toBe(
      booked.reduce((sum, line) => sum + line.vehicles, 0),
    );
  }
});

test('sets panes, merges, outline, filter, protection and page set-up', () => {
  const view = child(child(grid.xml, 'sheetViews'), 'sheetView');
  expect(child(view, 'pane').attributes).toMatchObject({
    xSplit: '4',
    ySplit: '3',
    topLeftCell: 'E4',
    state: 'frozen',
  });
  const merges = child(grid.xml, 'mergeCells').children.map((item) => item.attributes.ref);
  expect(merges).toEqual(expect.arrayContaining(['AG1:BK1', 'BL1:CJ1'])); // 31 days of October, 25 of November
  expect(grid.cells.get('AG1')!.value).toBe('2026年10月');
  expect(grid.cells.get('BL1')!.value).toBe('2026年11月');
  expect(merges.every((ref) => /^([A-Z]+\d+):(?!\1$)/.test(ref))).toBe(true);

  const rows = child(grid.xml, 'sheetData').children;
  const levels = rows.map((row) => Number(row.attributes.outlineLevel ?? 0));
  expect(levels.filter((level) => level === 1)).toHaveLength(plan.lines.length);
  const subtotals = rows.filter((_row, index) => levels[index] === 0 && levels[index - 1] === 1);
  expect(subtotals).toHaveLength(cityCount);
  expect(child(child(grid.xml, 'sheetPr'), 'outlinePr').attributes.summaryBelow).toBe('1');

  expect(child(grid.xml, 'autoFilter').attributes.ref).toBe(`A3:AF${totalRow}`);
  expect(child(grid.xml, 'sheetProtection').attributes).toMatchObject({ sheet: '1', autoFilter: '0' });
  for (const sheet of book.sheets.values()) {
    for (const cell of sheet.cells.values()) {
      if (cell.formula !== null) expect(book.styles[cell.style].locked).toBe(true);
    }
  }
  expect(book.styles[grid.cells.get('P4')!.style].locked).toBe(false);
  expect(book.styles[grid.cells.get('J4')!.style].locked).toBe(true);

  expect(child(grid.xml, 'pageSetup').attributes).toMatchObject({
    paperSize: '8',
    orientation: 'landscape',
    fitToWidth: '1',
    fitToHeight: '0',
  });
  expect(book.definedNames).toContainEqual({
    name: '_xlnm.Print_Titles',
    sheet: gridName,
    range: `'${gridName}'!$A:$D,'${gridName}'!$1:$3`,
  });
  const header = child(child(grid.xml, 'headerFooter'), 'oddHeader').text;
  expect(header).toContain('李雷 13800000000 && 内部');
  expect(header.length).toBeLessThanOrEqual(255);
});

test('the XML has the element order of the schema, and every style and string exists', () => {
  const order = [
    'sheetPr',
    'dimension',
    'sheetViews',
    'sheetFormatPr',
    'cols',
    'sheetData',
    'sheetProtection',
    'autoFilter',
    'mergeCells',
    'printOptions',
    'pageMargins',
    'pageSetup',
    'headerFooter',
  ];
  for (const sheet of book.sheets.values()) {
    const places = sheet.xml.children.map((item) => order.indexOf(item.name));
    expect(places).not.toContain(-1);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
    for (const cell of sheet.cells.values()) {
      expect(book.styles[cell.style]).toBeDefined();
      if (cell.type === 's') expect(cell.value).toBeTypeOf('string');
    }
    const merges = sheet.xml.children.find((item) => item.name === 'mergeCells')?.children ?? [];
    const covered = new Set<string>();
    for (const { attributes } of merges) {
      for (const address of addressesOf(attributes.ref)) {
        expect(covered.has(address)).toBe(false);
        covered.add(address);
      }
    }
  }
});

function addressesOf(ref: string): string[] {
  const [, firstColumn, firstRow, lastColumn, lastRow] = /^([A-Z]+)(\d+):([A-Z]+)(\d+)$/.exec(ref)!;
  const index = (text: string) =>
    [...text].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const result: string[] = [];
  for (let row = Number(firstRow); row <= Number(lastRow); row += 1) {
    for (let column = index(firstColumn); column <= index(lastColumn); column += 1) {
      result.push(cellAddress(row - 1, column));
    }
  }
  return result;
}

test('说明 prints filters, user, time, data release and 口径', async () => {
  const text = (await readSheet(Buffer.from(bytes), '说明'))
    .flat()
    .filter((value) => value !== null)
    .join('\n');
  for (const part of [
    '李雷',
    '2026-09-20 14:05',
    '深圳公交 2026-09',
    '人群面板 2026.09',
    '华强北',
    '到达率 1+',
    '去重后至少接触 1 次的人数 ÷ 目标人群人数',
    '深圳市 常住 15 岁以上',
    '45.9%–47.7%（95%）',
    '换画提前 10 个工作日提交画面。',
    '预付款：30%',
  ]) {
    expect(text).toContain(part);
  }
});

test('the same plan gives the same bytes, independent of the clock; dates come from the plan', async () => {
  await new Promise((resolve) => setTimeout(resolve, 1100));
  expect(
    Buffer.compare(
      Buffer.from(await scheduleWorkbook(samplePlan({ lines: 60, days: 56 }))),
      Buffer.from(bytes),
    ),
  ).toBe(0);
  expect(new Set(book.entryTimes).size).toBe(1);
  expect(book.parts.get('docProps/core.xml')).toContain('2026-09-20T06:05:00Z');
});
