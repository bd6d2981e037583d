import { expect, test } from 'vitest';
import type { PlanDocument } from './plan-document.ts';
import { scheduleColumnIndex } from './schedule-columns.ts';
import { scheduleWorkbook } from './schedule-workbook.ts';
import { expectFormulasToHold } from './testing/expect-formulas.ts';
import { readWorkbook } from './testing/read-workbook.ts';
import { samplePlan } from './testing/sample-plan.ts';
import { cellAddress } from './workbook-draft.ts';

const gridName = '排期-公交车身';
const cityCount = 3;

test('300 lines × 365 days have consistent formulas and totals', async () => {
  const large = samplePlan({ lines: 300, days: 365, seed: 7 });
  const read = readWorkbook(await scheduleWorkbook(large));
  expectFormulasToHold(read);
  const row = 3 + 300 + cityCount;
  const cells = read.sheets.get(gridName)!.cells;
  const total = Number(cells.get(cellAddress(row, scheduleColumnIndex.total))!.value);
  expect(Math.round(total * 100)).toBe(large.totals.totalFen);
  expect(cells.get(cellAddress(row, scheduleColumnIndex.name))!.value).toBe('合计');
});

test('handles one line on one day, two media, suppressed impressions and a month band of one day', async () => {
  const one = samplePlan({ lines: 1, days: 1 });
  expectFormulasToHold(readWorkbook(await scheduleWorkbook(one)));
  const mixed = samplePlan({ lines: 6, days: 33 });
  const lines = mixed.lines.map((line, index) => ({
    ...line,
    medium: index % 2 === 0 ? '公交车身' : '公交/车内: 看板',
    impressions: index === 0 ? null : line.impressions,
  }));
  const read = readWorkbook(await scheduleWorkbook({ ...mixed, lines }));
  expectFormulasToHold(read);
  expect([...read.sheets.keys()]).toEqual([
    '封面',
    '汇总',
    gridName,
    '排期-公交 车内  看板',
    '点位清单',
    '说明',
  ]);
  expect(read.sheets.get(gridName)!.cells.get('AB4')!.value).toBe('—');
  expect(read.sheets.get(gridName)!.cells.get('AD4')!.value).toBe('—');
});

test('billed days that differ from the days in publication are written as a number', async () => {
  const base = samplePlan({ lines: 1, days: 10 });
  const line = { ...base.lines[0], flightSegments: [{ startDate: '2026-10-01', endDate: '2026-10-12' }] };
  const read = readWorkbook(await scheduleWorkbook({ ...base, lines: [line] }));
  expect(read.sheets.get(gridName)!.cells.get('Z4')).toMatchObject({ formula: null, value: 10 });
  expectFormulasToHold(read);
});

test.each<[string, (plan: PlanDocument) => PlanDocument, RegExp]>([
  ['no lines', (base) => ({ ...base, lines: [] }), /方案没有线路/],
  [
    'a net amount one fen off',
    (base) => ({
      ...base,
      lines: base.lines.map((line, index) =>
        index === 1 ? { ...line, amounts: { ...line.amounts, netFen: line.amounts.netFen + 1 } } : line,
      ),
    }),
    /第 2 行 M101路：净价合计 \d+ 分与公式结果 \d+ 分不符/,
  ],
  [
    'a total one fen off',
    (base) => ({ ...base, totals: { ...base.totals, totalFen: base.totals.totalFen - 1 } }),
    /含税合计的总计不等于各行之和/,
  ],
  [
    'a date that does not exist',
    (base) => ({ ...base, brief: { ...base.brief, flightEnd: '2026-11-31' } }),
    /日期无效/,
  ],
  [
    'payment shares of 90 %',
    (base) => ({
      ...base,
      terms: { ...base.terms, paymentStages: [{ name: '预付款', shareBasisPoints: 9000, due: '' }] },
    }),
    /付款节点比例之和不是 100%/,
  ],
  [
    'half a vehicle',
    (base) => ({ ...base, lines: [{ ...base.lines[0], vehicles: 0.5 }] }),
    /数量须为非负整数/,
  ],
])('%s is refused', async (_name, change, message) => {
  await expect(scheduleWorkbook(change(samplePlan({ lines: 3, days: 30 })))).rejects.toThrow(message);
});
