import { expect, test } from 'vitest';
import { calendarBounds } from './calendar-bounds.ts';

const today = '2026-11-21';

test('around today without orders', () => {
  expect(calendarBounds([], today)).toEqual({ start: '2026-10-22', end: '2027-04-20' });
});

test('the days of the orders, cut where they reach far', () => {
  expect(calendarBounds([{ startDate: '2026-12-01', endDate: '2026-12-28' }], today)).toEqual({
    start: '2026-12-01',
    end: '2026-12-28',
  });
  expect(calendarBounds([{ startDate: '2025-01-01', endDate: '2028-01-01' }], today)).toEqual({
    start: '2026-10-22',
    end: '2027-04-20',
  });
});

test('orders far from today keep their own days', () => {
  const past = { startDate: '2025-01-01', endDate: '2025-02-01' };
  expect(calendarBounds([past], today)).toEqual({ start: past.startDate, end: past.endDate });
});
