import { expect, test } from 'vitest';
import { weeksOf } from './heat-weeks.ts';

test('weeks follow one another and end with the days', () => {
  expect(weeksOf({ startDate: '2027-03-01', endDate: '2027-03-16' })).toEqual([
    { startDate: '2027-03-01', endDate: '2027-03-07' },
    { startDate: '2027-03-08', endDate: '2027-03-14' },
    { startDate: '2027-03-15', endDate: '2027-03-16' },
  ]);
  expect(weeksOf({ startDate: '2027-03-01', endDate: '2027-03-07' })).toHaveLength(1);
  expect(weeksOf(null)).toEqual([]);
});
