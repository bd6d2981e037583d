import { expect, test } from 'vitest';
import type { BusFilter } from '@ooh/contract/domain/bus-condition';
import { differingParts, filterKey, mergedChoice, vehiclesOf } from './merge-choices.ts';
import type { CityChoice } from './workspace.ts';

const flights = [{ startDate: '2026-12-01', endDate: '2026-12-28' }];
const noFilter: BusFilter = { conditions: [], relation: null };
const roads: BusFilter = {
  conditions: [
    { conditionId: 'c1', name: '主干道', kind: 'mainRoad', roadIds: ['r1'], minOverlapMeters: 500 },
  ],
  relation: null,
};

const choice = (vehicles: Record<string, number>, filter = noFilter): CityChoice => ({
  delivery: {
    lines: Object.entries(vehicles).map(([lineId, count]) => ({
      lineId,
      formId: 1,
      deck: 'single',
      vehicles: count,
      flights,
    })),
  },
  filter,
});
const vehicles = ({ delivery }: CityChoice) =>
  Object.fromEntries(delivery.lines.map((line) => [line.lineId, line.vehicles]));

test('lines that either changed, added or took out are all in the merged plan', () => {
  const base = choice({ a: 2, b: 2, c: 2 });
  const mine = choice({ a: 4, b: 2, c: 2, d: 1 });
  const theirs = choice({ a: 2, b: 5, e: 3 }, roads);
  const entries = differingParts(base, mine, theirs);
  const merged = mergedChoice(theirs, entries, new Set());
  expect(vehicles(merged)).toEqual({ a: 4, b: 5, d: 1, e: 3 });
  expect(merged.filter).toEqual(roads);
});

test('a line that both changed is asked about, and either can be taken', () => {
  const [base, mine, theirs] = [choice({ a: 2 }), choice({ a: 4 }), choice({ a: 6 })];
  const entries = differingParts(base, mine, theirs);
  expect(entries.map(({ key, kind }) => [key, kind])).toEqual([['a', 'clash']]);
  expect([entries[0].base, entries[0].mine, entries[0].theirs].map(vehiclesOf)).toEqual([2, 4, 6]);
  expect(vehicles(mergedChoice(theirs, entries, new Set()))).toEqual({ a: 4 });
  expect(vehicles(mergedChoice(theirs, entries, new Set(['a'])))).toEqual({ a: 6 });
});

test('conditions are merged as one whole', () => {
  const base = choice({ a: 2 });
  const entries = differingParts(base, choice({ a: 2 }, roads), choice({ a: 3 }));
  expect(entries.map(({ key, kind }) => [key, kind])).toEqual([
    ['a', 'theirs'],
    [filterKey, 'mine'],
  ]);
  const merged = mergedChoice(choice({ a: 3 }), entries, new Set());
  expect(merged.filter).toEqual(roads);
  expect(vehicles(merged)).toEqual({ a: 3 });
});
