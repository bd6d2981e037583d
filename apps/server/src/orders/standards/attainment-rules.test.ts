import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastDayWithin } from '../../reference/calendar/calendar.ts';
import { limitsOf, tallyWithin } from './attainment-rules.ts';

test('working days leave out weekends and holidays, and count make-up workdays', () => {
  // 2026-11-20 is a Friday; 2026-09-25 to 27 and 10-01 to 07 are days off, 2026-09-20 and 10-10 are worked.
  expect(lastDayWithin('2026-11-20', 1)).toBe('2026-11-23');
  expect(lastDayWithin('2026-11-20', 5)).toBe('2026-11-27');
  expect(lastDayWithin('2026-09-18', 1)).toBe('2026-09-20');
  expect(lastDayWithin('2026-09-30', 2)).toBe('2026-10-09');
  expect(lastDayWithin('2026-10-09', 1)).toBe('2026-10-10');
  expect(lastDayWithin('2026-11-20', 0)).toBe('2026-11-20');
});

test('the first number of a promise is its limit', () => {
  const rows = [
    { key: 'photos', cells: ['上刊照', 'T+5 个工作日'] },
    { key: 'lit', cells: ['亮灯率', '不低于 97.5%'] },
    { key: 'posting', cells: ['准时上刊', '约定日'] },
  ];
  const limits = limitsOf([{ type: 'table', caption: '承诺', columns: ['事项', '承诺'], rows }]);
  expect([...limits]).toEqual([
    ['photos', 5],
    ['lit', 97.5],
  ]);
});

test('an open case is due once its last day is over', () => {
  const today = '2026-11-27';
  const open = (begun: string) => tallyWithin([{ begun, done: null, cases: 3 }], 5, today);
  expect(open('2026-11-20')).toEqual({ kept: 0, due: 0 });
  expect(open('2026-11-19')).toEqual({ kept: 0, due: 3 });
  const done = (day: string) => tallyWithin([{ begun: '2026-11-20', done: day, cases: 2 }], 5, today);
  expect(done('2026-11-27')).toEqual({ kept: 2, due: 2 });
  expect(done('2026-11-28')).toEqual({ kept: 0, due: 2 });
});

test('more time never keeps fewer promises of those that were done', () => {
  const day = fc.integer({ min: 1, max: 30 }).map((n) => `2026-11-${String(n).padStart(2, '0')}`);
  const done = fc.record({ begun: day, done: day, cases: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.array(done), fc.integer({ min: 0, max: 10 }), (cases, workdays) => {
      const [less, more] = [workdays, workdays + 1].map((days) => tallyWithin(cases, days, '2026-12-31'));
      expect(more.due).toBe(less.due);
      expect(more.kept).toBeGreaterThanOrEqual(less.kept);
    }),
  );
});
