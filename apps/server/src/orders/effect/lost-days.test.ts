import { postingStates } from '@ooh/contract/domain/order';
import { seededRandom } from '@ooh/measurement/random';
import { expect, test } from 'vitest';
import { postingsOfFourUnits, smallPosting } from '../../testing/small-posting.ts';
import { lostDays } from './lost-days.ts';
import { unitDays } from './unit-days.ts';

/** Seven units for days 100 … 109. */
const item = {
  quantity: 7,
  fromDay: 100,
  toDay: 110,
  postings: [
    ...postingsOfFourUnits,
    smallPosting(5, 'damaged', { postedDay: 100, takenDownDay: 103 }),
    smallPosting(6, 'pending'),
  ],
};

test('every booked day that did not run has its cause', () => {
  expect(lostDays(item, 98, 200)).toEqual({
    late: 3,
    missing: 10,
    wrong: 10,
    damaged: 6,
    unposted: 20,
    'taken-down': 2,
    upcoming: 0,
    'made-good': -10,
    extra: -1,
  });
});

test('days to come are no loss of their own', () => {
  expect(lostDays(item, 98, 104)).toMatchObject({
    upcoming: 35,
    late: 3,
    missing: 5,
    damaged: 1,
    'taken-down': 0,
  });
});

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

test('booked days less all causes are the days that ran, whatever was posted', () => {
  const random = seededRandom(43);
  const dayOrNull = () => (random.next() < 0.2 ? null : 85 + random.below(50));
  for (let n = 0; n < 500; n++) {
    const fromDay = 95 + random.below(10);
    const drawn = {
      quantity: 1 + random.below(4),
      fromDay,
      toDay: fromDay + 1 + random.below(20),
      postings: Array.from({ length: random.below(7) }, () =>
        smallPosting(1 + random.below(5), postingStates[random.below(postingStates.length)], {
          postedDay: dayOrNull(),
          takenDownDay: dayOrNull(),
          isMakeGood: random.next() < 0.3,
        }),
      ),
    };
    const [firstDay, today] = [90 + random.below(5), 88 + random.below(50)];
    const { planned, actual } = unitDays(drawn, firstDay, today);
    const lost = sum(Object.values(lostDays(drawn, firstDay, today)));
    expect(sum(planned) - lost).toBe(sum(actual));
  }
});
