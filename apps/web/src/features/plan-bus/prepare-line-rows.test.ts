import type { Delivery } from '@ooh/contract/domain/bus';
import { expect, test } from 'vitest';
import { keepEqualRows, prepareLineRows, viewLineRows } from './prepare-line-rows.ts';
import { lineForTest } from './testing/line-for-test.ts';

const flights = [{ startDate: '2026-12-01', endDate: '2027-01-25' }];
const delivery: Delivery = {
  lines: [
    { lineId: 'a', formId: 1, deck: 'single', vehicles: 2, flights },
    { lineId: 'a', formId: 1, deck: 'double', vehicles: 1, flights },
  ],
};
const lines = [
  lineForTest({ lineId: 'a', lineName: '10路', availableDouble: 3 }),
  lineForTest({ lineId: 'b', lineName: '2路', prices: [] }),
  lineForTest({ lineId: 'c', lineName: 'M3', fromStop: '海岸城' }),
];
const result = {
  totalLines: 3,
  matchedLineIds: ['b'],
  conditions: [],
  hits: [
    {
      lineId: 'b',
      byCondition: [
        { conditionId: 'x', hits: 2, names: ['海岸城', '东门'] },
        { conditionId: 'y', hits: 0.7, names: [] },
      ],
    },
  ],
};
const rows = prepareLineRows({ lines, delivery, evaluation: null, result, formId: 1 });
const view = { scope: 'all' as const, query: '', sortBy: null, isDescending: false };
const idsOf = (shown: readonly (typeof rows)[number][]) => shown.map((row) => row.line.lineId);

test('decks of a line add up; hits are places, not scores; no price is null', () => {
  expect(rows.map((row) => row.vehicles)).toEqual([3, 0, 0]);
  expect(rows[0].limit).toBe(15);
  expect(rows[1]).toMatchObject({ hits: 2, hitNames: ['海岸城', '东门'], priceFen: null, isMatched: true });
  expect(rows[2].isMatched).toBe(false);
});

test('without a filter result every line matches', () => {
  const all = prepareLineRows({ lines, delivery, evaluation: null, result: null, formId: 1 });
  expect(all.every((row) => row.isMatched)).toBe(true);
});

test('a price of another form is not shown', () => {
  expect(prepareLineRows({ lines, delivery, evaluation: null, result, formId: 7 })[0].priceFen).toBeNull();
});

test('each scope shows what the funnel counts', () => {
  expect(idsOf(viewLineRows(rows, { ...view, scope: 'matched' }))).toEqual(['b']);
  expect(idsOf(viewLineRows(rows, { ...view, scope: 'chosen' }))).toEqual(['a']);
});

test('search takes every word, in name or stops', () => {
  expect(idsOf(viewLineRows(rows, { ...view, query: 'm3 海岸' }))).toEqual(['c']);
  expect(idsOf(viewLineRows(rows, { ...view, query: 'm3 东门' }))).toEqual([]);
});

test('line names sort by their numbers, missing values last in both directions', () => {
  const byName = { ...view, sortBy: (row: (typeof rows)[number]) => row.line.lineName };
  expect(idsOf(viewLineRows(rows, byName))).toEqual(['b', 'a', 'c']);
  const byPrice = { ...view, sortBy: (row: (typeof rows)[number]) => row.priceFen };
  expect(idsOf(viewLineRows(rows, byPrice))).toEqual(['a', 'c', 'b']);
  expect(idsOf(viewLineRows(rows, { ...byPrice, isDescending: true }))).toEqual(['a', 'c', 'b']);
});

test('leading lines stand before the others in both directions', () => {
  const byName = {
    ...view,
    sortBy: (row: (typeof rows)[number]) => row.line.lineName,
    leading: new Set(['a']),
  };
  expect(idsOf(viewLineRows(rows, byName))).toEqual(['a', 'b', 'c']);
  expect(idsOf(viewLineRows(rows, { ...byName, isDescending: true }))).toEqual(['a', 'c', 'b']);
});

test('rows that did not change stay the same objects', () => {
  const more: Delivery = { lines: [...delivery.lines, { ...delivery.lines[0], lineId: 'c' }] };
  const next = prepareLineRows({ lines, delivery: more, evaluation: null, result, formId: 1 });
  const kept = keepEqualRows(rows, next);
  expect(kept[0]).toBe(rows[0]);
  expect(kept[1]).toBe(rows[1]);
  expect(kept[2]).toMatchObject({ vehicles: 2 });
  expect(kept).toEqual(next);
});
