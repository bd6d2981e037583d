import { expect, test } from 'vitest';
import { prepareLineRows } from './prepare-line-rows.ts';
import { prepareViewSummary } from './prepare-view-summary.ts';
import { lineForTest } from './testing/line-for-test.ts';

const figure = (value: number | null) => ({ value, low: null, high: null, suppressed: false });
const lines = [
  lineForTest({ lineId: 'a', taConcentration: figure(0.08) }),
  lineForTest({ lineId: 'b', taConcentration: figure(0.12) }),
  lineForTest({ lineId: 'c', taConcentration: figure(0.5) }),
];
const flights = [{ startDate: '2026-12-01', endDate: '2026-12-28' }];
const delivery = { lines: [{ lineId: 'a', formId: 1, deck: 'single' as const, vehicles: 1, flights }] };
const rows = prepareLineRows({ lines, delivery, evaluation: null, result: null, formId: 1 });
const boxes = new Map([
  ['a', [113.9, 22.5, 114, 22.6] as const],
  ['b', [113.95, 22.5, 114.1, 22.6] as const],
  ['c', [115, 23, 115.1, 23.1] as const],
]);

test('lines out of view do not count', () => {
  expect(prepareViewSummary([113.8, 22.4, 114.2, 22.7], rows, boxes)).toBe(
    '当前视野 2 条线路，已选 1 条，TA浓度最高：b路 12.0%',
  );
  expect(prepareViewSummary([100, 20, 101, 21], rows, boxes)).toBe('当前视野没有符合条件的线路');
});

test('without a concentration none is named', () => {
  const unknown = rows.map((row) => ({ ...row, line: { ...row.line, taConcentration: figure(null) } }));
  expect(prepareViewSummary([113.8, 22.4, 114.2, 22.7], unknown, boxes)).toBe('当前视野 2 条线路，已选 1 条');
});
