import { expect, test } from 'vitest';
import { itemForTest } from '../testing/item-for-test.ts';
import { occupancyOf, rowOf, type ScheduledItem } from './prepare-schedule.ts';

const item: ScheduledItem = {
  ...itemForTest(),
  planned: { startDate: '2026-12-01', endDate: '2026-12-28' },
  capacity: 10,
  bars: [],
};

const bar = (change: Partial<ScheduledItem['bars'][number]>): ScheduledItem['bars'][number] => ({
  startDate: '2026-12-10',
  endDate: '2026-12-20',
  units: 3,
  state: 'sold',
  isOwn: false,
  expiresAt: null,
  ...change,
});

test('a plan is drawn and can be moved while nothing is held', () => {
  expect(rowOf(item).bars).toEqual([
    {
      id: 'i-1',
      start: '2026-12-01',
      end: '2026-12-28',
      state: 'planned',
      note: '4 辆',
      isMovable: true,
    },
  ]);
});

test('a plan that others leave too few units for is a conflict; one that fits beside them is not', () => {
  expect(rowOf({ ...item, bars: [bar({ units: 6 })] }).bars[0].state).toBe('planned');
  expect(rowOf({ ...item, bars: [bar({ units: 7 })] }).bars.map(({ state }) => state)).toEqual([
    'conflict',
    'taken',
  ]);
  const later = bar({ units: 10, startDate: '2026-12-29', endDate: '2027-01-05' });
  expect(rowOf({ ...item, bars: [later] }).bars[0].state).toBe('planned');
  expect(rowOf({ ...item, capacity: null }).bars[0]).toMatchObject({ state: 'conflict', note: '不在售' });
});

test('bookings of others that meet are added up, stretch by stretch', () => {
  const bars = [
    bar({ startDate: '2026-12-01', endDate: '2026-12-10', units: 2 }),
    bar({ startDate: '2026-12-06', endDate: '2026-12-15', units: 3 }),
    bar({ startDate: '2026-12-16', endDate: '2026-12-20', units: 3 }),
    bar({ startDate: '2026-12-25', endDate: '2026-12-25', units: 1 }),
  ];
  expect(occupancyOf(bars)).toEqual([
    { start: '2026-12-01', end: '2026-12-05', units: 2 },
    { start: '2026-12-06', end: '2026-12-10', units: 5 },
    { start: '2026-12-11', end: '2026-12-20', units: 3 },
    { start: '2026-12-25', end: '2026-12-25', units: 1 },
  ]);
  // Neither booking alone leaves too few, both together do.
  expect(rowOf({ ...item, capacity: 8, bars: bars.slice(0, 2) }).bars[0].state).toBe('conflict');
});

test('what is held stands in place of the plan and cannot be moved', () => {
  const row = rowOf({ ...item, bars: [bar({ isOwn: true, state: 'hold', units: 4 })] });
  expect(row.bars).toMatchObject([{ state: 'held', note: '4 辆' }]);
  expect(row.bars[0].isMovable).toBeUndefined();
});

test('released bookings and intentions of others do not block', () => {
  const bars = [bar({ state: 'released', units: 9 }), bar({ state: 'intention', units: 9 })];
  expect(rowOf({ ...item, bars }).bars).toHaveLength(1);
  expect(rowOf({ ...item, bars }).bars[0].state).toBe('planned');
});
