import { expect, test } from 'vitest';
import { postingsOfFourUnits } from '../../testing/small-posting.ts';
import { countPostings, sumUnitDays, unitDays } from './unit-days.ts';

/** Five units for days 100 … 109. */
const item = {
  quantity: 5,
  fromDay: 100,
  toDay: 110,
  postings: [...postingsOfFourUnits],
};

test('units are posted from the day of posting to that of removal, make-goods also after the booked days', () => {
  const { planned, actual } = unitDays(item, 98, 200);
  expect(planned).toEqual([0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5]);
  // 98, 99: unit 1 from 99 to 109; unit 2 from 103 to 107; the make-good of unit 3 from 108 to 117.
  expect(actual).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1]);
});

test('as-run counts up to today and no further', () => {
  expect(unitDays(item, 98, 104).actual).toEqual([0, 1, 1, 1, 1, 2, 2]);
  expect(sumUnitDays([item], 98, 104)).toEqual({ planned: 50, actual: 8 });
  expect(sumUnitDays([item], 98, 200)).toEqual({ planned: 50, actual: 11 + 5 + 10 });
});

test('a unit that hung before the first day of its order counts from that day on', () => {
  expect(sumUnitDays([item], 100, 200)).toEqual({ planned: 50, actual: 10 + 5 + 10 });
});

test('a unit counts once by its state: made good, late, wrong, or not yet reported', () => {
  expect(countPostings([item], 105)).toEqual({
    plannedUnits: 5,
    dueUnits: 5,
    postedUnits: 3,
    onTimeUnits: 1,
    byState: { pending: 1, posted: 1, late: 1, wrong: 1, missing: 0, damaged: 0, 'made-good': 1 },
    postingRate: 0.6,
    onTimeRate: 0.2,
  });
  expect(countPostings([item], 99)).toMatchObject({ dueUnits: 0, onTimeUnits: 0, onTimeRate: null });
  expect(countPostings([], 99).postingRate).toBeNull();
});
