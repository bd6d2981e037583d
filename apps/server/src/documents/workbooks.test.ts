import { exactMoney } from '@ooh/report/deck-pages';
import { readPdfText } from '@ooh/report/testing/read-pdf-text';
import { readWorkbook, type ReadSheet } from '@ooh/report/testing/read-workbook';
import { quotationColumnIndex, quotationColumns } from '@ooh/report/quotation-columns';
import { scheduleColumnIndex } from '@ooh/report/schedule-columns';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBrands } from '../reference/brand/brand-store.ts';
import { seedSmallCity } from '../testing/small-city.ts';
import { computedPlan, newPlan, type NewPlan } from '../testing/seeded-plan.ts';
import { expectFailure, startTestService } from '../testing/test-service.ts';

const [shenzhen, shanghai] = ['440300', '310100'] as const;
const service = startTestService();
let plan: NewPlan;
beforeAll(async () => {
  await seedSampleBrands(service.context.db);
  await seedSmallCity(service.context, shenzhen, { persons: 4000, lines: 8 });
  await seedSmallCity(service.context, shanghai, { persons: 700, lines: 5, seed: 2 });
  const brief = { name: '双城 =SUM(A1)', cityCodes: [shenzhen, shanghai], budgetFen: 30_000_000 };
  plan = await computedPlan(service, brief, { discountBasisPoints: 7300 });
});

type Value = string | number | null;

/** Values of a sheet by row and column, as cached in the file. */
function rowsOf(sheet: ReadSheet): Value[][] {
  const rows: Value[][] = [];
  for (const { address, value } of sheet.cells.values()) {
    const [, letters, number] = /^([A-Z]+)(\d+)$/.exec(address)!;
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    (rows[Number(number) - 1] ??= [])[column] = value;
  }
  return rows;
}

const fen = (value: Value | undefined) => Math.round(Number(value) * 100);

const money = [
  ['rateCard', 'rateCardFen'],
  ['net', 'netFen'],
  ['production', 'productionFen'],
  ['service', 'serviceFen'],
  ['tax', 'taxFen'],
  ['total', 'totalFen'],
] as const;

test('the quotation, read back, holds every line and the totals of the cost aggregate', async () => {
  const file = await service.call('bus-plan/v1/executeQuotation', { planId: plan.planId });
  expect(file.headers['content-type']).toContain('spreadsheetml');
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toMatch(/报价单_V\d+_\d{8}\.xlsx/);
  const rows = rowsOf(readWorkbook(file.bytes).sheets.get('报价单')!);
  const head = rows.findIndex((row) => row?.[0] === '序号');
  expect(rows[head].slice(0, quotationColumns.length)).toEqual(quotationColumns.map(({ title }) => title));
  const lines = await service.body('bus-plan/v1/getCostAggregateList', {
    planId: plan.planId,
    groupBy: 'line',
  });
  const printed = rows.slice(head + 1, head + 1 + lines.rows.length);
  const total = rows[head + 1 + lines.rows.length];
  for (const [key, field] of money) {
    const column = quotationColumnIndex[key];
    expect(printed.map((row) => fen(row[column])).toSorted((a, b) => a - b)).toEqual(
      lines.rows.map((row) => row[field]).toSorted((a, b) => a - b),
    );
    expect(fen(total[column])).toBe(lines.total[field]);
  }
  expect(lines.rows.length).toBeGreaterThan(3);
  expect(new Set(lines.rows.map((row) => row.cityCode)).size).toBe(2);
});

test('the quotation as PDF has the amounts of every line and their sums', async () => {
  const file = await service.call('bus-plan/v1/executeQuotation', { planId: plan.planId, format: 'pdf' });
  expect(file.headers['content-type']).toContain('application/pdf');
  const text = readPdfText(file.bytes).join('\n');
  const { rows, total } = await service.body('bus-plan/v1/getCostAggregateList', {
    planId: plan.planId,
    groupBy: 'line',
  });
  for (const amounts of [...rows, total])
    for (const [, field] of money) expect(text).toContain(exactMoney(amounts[field]));
});

test('the schedule, read back, has the same vehicles, days and amounts', async () => {
  const file = await service.call('v1/bus-plan/schedule', { planId: plan.planId });
  expect(decodeURIComponent(String(file.headers['content-disposition']))).toContain('排期表');
  const book = readWorkbook(file.bytes);
  const aggregate = await service.body('bus-plan/v1/getCostAggregateList', {
    planId: plan.planId,
    groupBy: 'line',
  });
  const grid = [...book.sheets.values()]
    .map(rowsOf)
    .find((rows) => rows.some((row) => row?.includes('线路/点位名称')))!;
  const lines = grid.filter(
    (row) => typeof row?.[0] === 'number' && typeof row[scheduleColumnIndex.name] === 'string',
  );
  expect(lines).toHaveLength(aggregate.rows.length);
  const column = (key: keyof typeof scheduleColumnIndex) =>
    lines.map((row) => Number(row[scheduleColumnIndex[key]]));
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  expect(sum(column('vehicles'))).toBe(aggregate.rows.reduce((total, row) => total + row.vehicles, 0));
  expect(column('days').every((days) => days === 28)).toBe(true);
  for (const [key, field] of [
    ['rateCard', 'rateCardFen'],
    ['net', 'netFen'],
    ['total', 'totalFen'],
  ] as const)
    expect(Math.round(sum(column(key)) * 100)).toBe(aggregate.total[field]);
  const share = lines.map((row) => row[scheduleColumnIndex.share]);
  expect(share.some((value) => typeof value === 'number' && value > 0 && value < 1)).toBe(true);
});

test('every export is in the audit log with its total', async () => {
  await service.call('bus-plan/v1/executeQuotation', { planId: plan.planId });
  const { total } = await service.body('bus-plan/v1/getCostAggregateList', { planId: plan.planId });
  const rows = await service.context.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'export.quotation')
    .execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows.at(-1))).toContain(String(total.totalFen));
});

test('names that look like formulas stay text', async () => {
  const file = await service.call('bus-plan/v1/executeQuotation', { planId: plan.planId });
  const cells = [...readWorkbook(file.bytes).sheets.values()].flatMap((sheet) => [...sheet.cells.values()]);
  const named = cells.filter((cell) => String(cell.value).includes('双城'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((cell) => cell.formula !== null && !/^[A-Z'总报]/.test(cell.formula))).toEqual([]);
});

test('a plan without lines, and a plan of another kind, have no quotation', async () => {
  const empty = await newPlan(service);
  const geo = await newPlan(service, { kind: 'geo' });
  for (const key of ['bus-plan/v1/executeQuotation', 'v1/bus-plan/schedule'] as const) {
    const answer = await service.call(key, { planId: empty.planId });
    expectFailure(answer, 'refused');
    expect(answer.envelope.message).toBe('方案还没有保存任何线路，无法出具文件');
    expectFailure(await service.call(key, { planId: geo.planId }), 'refused');
  }
});

test('the export of matching cells and fences is the rows of the screen', async () => {
  const ta = await newPlan(service, { kind: 'ta', taThreshold: 0.1, cityCodes: [shenzhen, shanghai] });
  const cells = await service.body('ai-option-mode/getCrowdTagPlanDetail', { planId: ta.planId });
  const matching = cells.areas.filter(({ isMatch }) => isMatch);
  expect(matching.length).toBeGreaterThan(2);
  const taFile = await service.call('ai-option-mode/crowdTagMatchResultExport', { planId: ta.planId });
  const [, ...taRows] = rowsOf(readWorkbook(taFile.bytes).sheets.get('TA浓度匹配结果')!);
  expect(taRows.map((row) => row[3])).toEqual(matching.map((area) => area.areaId));
  taRows.forEach((row, i) => expect(row[7]).toBeCloseTo(matching[i].taPersons.value!, 6));
  const ring: [number, number][] = [
    [114.0, 22.5],
    [114.15, 22.5],
    [114.15, 22.6],
    [114.0, 22.6],
  ];
  const geo = await newPlan(service, { kind: 'geo', fences: [{ fenceId: 'f1', name: '全城', ring }] });
  const fences = await service.body('ai-option-mode/getGeoLocationPlanDetail', { planId: geo.planId });
  const [whole] = fences.matches;
  expect(whole.lines).toHaveLength(8);
  expect(whole.stops).toBe(whole.lines.reduce((sum, line) => sum + line.stopsInside, 0));
  const geoFile = await service.call('ai-option-mode/geoLocationMatchResultExport', { planId: geo.planId });
  const [, ...geoRows] = rowsOf(readWorkbook(geoFile.bytes).sheets.get('地理围栏匹配结果')!);
  expect(geoRows.map((row) => row[13])).toEqual(whole.lines.map((line) => line.lineName));
});
