import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../ui/calendar/dates.ts';
import { barText, editPeriod, placeBars, type ScheduleBar } from './schedule-bars.ts';

const bar = (id: string, start: string, end: string): ScheduleBar => ({ id, start, end, state: 'booked' });

test('bars are cut at the ends of the axis and marked as cut', () => {
  const { placed } = placeBars(
    [
      bar('a', '2026-11-20', '2026-12-03'),
      bar('b', '2026-12-29', '2027-02-01'),
      bar('c', '2027-01-02', '2027-01-03'),
    ],
    '2026-12-01',
    31,
  );
  expect(placed).toMatchObject([
    { from: 0, span: 3, isCutLeft: true, isCutRight: false },
    { from: 28, span: 3, isCutLeft: false, isCutRight: true },
  ]);
});

const days = fc.tuple(fc.integer({ min: -20, max: 60 }), fc.integer({ min: 0, max: 30 }));

test('bars on one lane never share a day, and every bar in view is placed once', () => {
  fc.assert(
    fc.property(fc.array(days, { maxLength: 12 }), (periods) => {
      const first = '2026-12-01';
      const bars = periods.map(([from, length], index) =>
        bar(String(index), addDays(first, from)!, addDays(first, from + length)!),
      );
      const { placed, lanes } = placeBars(bars, first, 40);
      const expected = bars.filter(({ start, end }) => end >= first && start <= addDays(first, 39)!);
      expect(placed.map((p) => p.bar.id).sort()).toEqual(expected.map(({ id }) => id).sort());
      for (const one of placed) {
        expect(one.lane).toBeLessThan(lanes);
        expect(one.from + one.span).toBeLessThanOrEqual(40);
        for (const other of placed) {
          if (one === other || one.lane !== other.lane) continue;
          expect(one.bar.end < other.bar.start || other.bar.end < one.bar.start).toBe(true);
        }
      }
    }),
  );
});

test('a bar has a text', () => {
  expect(barText({ ...bar('a', '2026-12-01', '2026-12-28'), state: 'held', note: '4 辆' })).toBe(
    '锁位 · 4 辆，2026-12-01 至 2026-12-28，28 天',
  );
});

const limits = { start: '2026-12-01', end: '2026-12-31' };
const period = { start: '2026-12-10', end: '2026-12-16' };

test('moving and drawing stop at the limits and at one day', () => {
  expect(editPeriod(period, 'move', 3, limits)).toEqual({ start: '2026-12-13', end: '2026-12-19' });
  expect(editPeriod(period, 'move', -30, limits)).toEqual({ start: '2026-12-01', end: '2026-12-07' });
  expect(editPeriod(period, 'move', 30, limits)).toEqual({ start: '2026-12-25', end: '2026-12-31' });
  expect(editPeriod(period, 'start', 30, limits)).toEqual({ start: '2026-12-16', end: '2026-12-16' });
  expect(editPeriod(period, 'start', -30, limits)).toEqual({ start: '2026-12-01', end: '2026-12-16' });
  expect(editPeriod(period, 'end', -30, limits)).toEqual({ start: '2026-12-10', end: '2026-12-10' });
  expect(editPeriod(period, 'end', 30, limits)).toEqual({ start: '2026-12-10', end: '2026-12-31' });
});

test('no edit leaves the limits, turns a period round or changes its length by moving', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('move' as const, 'start' as const, 'end' as const),
      fc.integer({ min: -400, max: 400 }),
      fc.integer({ min: 0, max: 30 }),
      fc.integer({ min: 0, max: 30 }),
      (edit, step, a, b) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)];
        const before = { start: addDays(limits.start, from)!, end: addDays(limits.start, to)! };
        const after = editPeriod(before, edit, step, limits);
        expect(after.start <= after.end).toBe(true);
        expect(after.start >= limits.start && after.end <= limits.end).toBe(true);
        if (edit === 'move') expect(daysBetween(after.start, after.end)).toBe(to - from);
        if (edit === 'start') expect(after.end).toBe(before.end);
        if (edit === 'end') expect(after.start).toBe(before.start);
      },
    ),
  );
});
