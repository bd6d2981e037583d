import { expect, test } from 'vitest';
import { itemInputOf } from '../item-input.ts';
import { itemForTest } from '../testing/item-for-test.ts';
import { differingUnits, mergedLines, type NamedLine } from './merge-lines.ts';

function line(lineId: string, change: Partial<NamedLine['input']> = {}): NamedLine {
  const item = itemForTest({ lineId, unitName: `${lineId} 路` });
  return { input: { ...itemInputOf(item), ...change }, unitName: item.unitName };
}

test('lines that two people chose are all in the merged list', () => {
  const base = [line('l-1'), line('l-2')];
  const mine = [line('l-1', { quantity: 6 }), line('l-2'), line('l-3')];
  const theirs = [line('l-1'), line('l-4')];
  const entries = differingUnits(base, mine, theirs);
  expect(entries.map(({ key, kind }) => [key, kind])).toEqual([
    ['l-1:single|1', 'mine'],
    ['l-2:single|1', 'theirs'],
    ['l-4:single|1', 'theirs'],
    ['l-3:single|1', 'mine'],
  ]);
  const merged = mergedLines(theirs, entries, new Set());
  expect(merged.map(({ input }) => [input.lineId, input.quantity])).toEqual([
    ['l-1', 6],
    ['l-4', 4],
    ['l-3', 4],
  ]);
});

test('flights of one unit stay together, and their order does not count', () => {
  const flights = [line('l-1'), line('l-1', { startDate: '2027-02-01', endDate: '2027-02-28' })];
  expect(differingUnits(flights, flights.toReversed(), flights)).toEqual([]);
  const mine = [flights[0], line('l-1', { startDate: '2027-03-01', endDate: '2027-03-28' })];
  const entries = differingUnits(flights, mine, [...flights, line('l-2')]);
  expect(mergedLines([...flights, line('l-2')], entries, new Set())).toEqual([...mine, line('l-2')]);
});

test('where both changed a unit, either can be taken', () => {
  const [base, mine, theirs] = [
    [line('l-1')],
    [line('l-1', { quantity: 2 })],
    [line('l-1', { discountPermille: 700 })],
  ];
  const entries = differingUnits(base, mine, theirs);
  expect(entries).toMatchObject([{ kind: 'clash' }]);
  expect(mergedLines(theirs, entries, new Set())).toEqual(mine);
  expect(mergedLines(theirs, entries, new Set([entries[0].key]))).toEqual(theirs);
});
