import { expect, test } from 'vitest';
import { firstBarDay } from './use-first-view.ts';
import type { ScheduleBar } from './schedule-bars.ts';

const bar = (id: string, start: string, state: ScheduleBar['state']): ScheduleBar => ({
  id,
  start,
  end: '2027-04-30',
  state,
});
const row = (id: string, ...bars: ScheduleBar[]) => ({ id, name: id, bars });

test('a schedule opens at the earliest bar of its own, in whatever row', () => {
  const rows = [
    row('a', bar('a1', '2027-02-01', 'taken'), bar('a2', '2027-03-08', 'planned')),
    row('b', bar('b1', '2027-03-01', 'booked')),
  ];
  expect(firstBarDay(rows)).toBe('2027-03-01');
  expect(firstBarDay([row('a', bar('a1', '2027-02-01', 'taken'))])).toBeUndefined();
});
