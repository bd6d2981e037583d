import fc from 'fast-check';
import { expect, test } from 'vitest';
import { postingStates } from '@ooh/contract/domain/order';
import { postingsOfFourUnits, smallPosting } from '../../testing/small-posting.ts';
import { isShowing } from '../effect/unit-days.ts';
import { settleItems, type SettledItem } from './settle-items.ts';

const item = (rest: Partial<SettledItem>): SettledItem => ({
  itemId: 'a',
  netFen: 700_000,
  quantity: 7,
  fromDay: 100,
  toDay: 110,
  postings: [],
  ...rest,
});

test('what did not run is deducted, what was made good is not', () => {
  const postings = [
    ...postingsOfFourUnits.map((posting) =>
      posting.isMakeGood ? { ...posting, makeGoodOf: postingsOfFourUnits[2].postingId } : posting,
    ),
    smallPosting(5, 'damaged', { postedDay: 100, takenDownDay: 103 }),
    smallPosting(6, 'pending'),
  ];
  // Late 3, missing 10, wrong 10, damaged 6, two units without a record 20, taken down early 2: 51 of 70; 10 made good.
  expect(settleItems([item({ postings })], 200)).toMatchObject([
    {
      bookedUnitDays: 70,
      executedUnitDays: 19,
      missedUnitDays: 51,
      madeGoodUnitDays: 10,
      settledUnitDays: 29,
      deductedFen: 410_000,
      dueFen: 290_000,
    },
  ]);
});

test('a make-good on another line counts for the line whose unit it makes good, and never beyond what was missed', () => {
  const missing = smallPosting(1, 'missing');
  const lines = [
    item({ quantity: 1, netFen: 1000, postings: [missing] }),
    item({
      itemId: 'b',
      quantity: 1,
      netFen: 5000,
      postings: [
        smallPosting(1, 'posted', { postedDay: 100 }),
        smallPosting(2, 'made-good', {
          postedDay: 110,
          takenDownDay: 140,
          isMakeGood: true,
          makeGoodOf: missing.postingId,
        }),
      ],
    }),
  ];
  expect(settleItems(lines, 200)).toMatchObject([
    { missedUnitDays: 10, madeGoodUnitDays: 10, dueFen: 1000 },
    { missedUnitDays: 0, madeGoodUnitDays: 0, dueFen: 5000 },
  ]);
});

test('days after an order was broken off are not charged', () => {
  const postings = [smallPosting(1, 'posted', { postedDay: 100 })];
  const [settled] = settleItems([item({ quantity: 1, netFen: 1000, postings })], 103);
  expect(settled).toMatchObject({ executedUnitDays: 4, missed: { upcoming: 6 }, dueFen: 400 });
});

const day = fc.option(fc.integer({ min: 95, max: 125 }), { nil: null });
const drawnItems = fc
  .array(
    fc.record({
      netFen: fc.integer({ min: 0, max: 1e12 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      length: fc.integer({ min: 1, max: 15 }),
      units: fc.array(fc.record({ state: fc.constantFrom(...postingStates), from: day, to: day }), {
        maxLength: 4,
      }),
      makeGoods: fc.array(
        fc.record({ of: fc.nat(5), from: day, to: day, days: fc.integer({ min: 1, max: 20 }) }),
        { maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((drawn) => {
    const own = drawn.map(({ units, quantity }) =>
      units
        .slice(0, quantity)
        .map(({ state, from, to }, i) =>
          smallPosting(i + 1, state, { postedDay: from, takenDownDay: to, makeGoodOf: null }),
        ),
    );
    const all = own.flat();
    return drawn.map(({ netFen, quantity, length, makeGoods }, i): SettledItem => {
      const further = makeGoods.map(({ of, from, to, days }, at) =>
        smallPosting(quantity + 1 + at, 'made-good', {
          postedDay: from,
          takenDownDay: to,
          isMakeGood: true,
          makeGoodOf: all.length === 0 ? null : all[of % all.length].postingId,
          plannedDays: [from ?? 110, (from ?? 110) + days],
        }),
      );
      const postings = [...own[i], ...further];
      return { itemId: `item-${i}`, netFen, quantity, fromDay: 100, toDay: 100 + length, postings };
    });
  });

/** The same by walking every day of every unit, with the deduction rounded by hand. */
function settledByHand(items: readonly SettledItem[], today: number) {
  const runsOn = (posting: SettledItem['postings'][number], host: SettledItem, on: number): boolean => {
    if (!isShowing(posting.state) || posting.postedDay === null || on < posting.postedDay || on > today)
      return false;
    if (posting.takenDownDay !== null) return on <= posting.takenDownDay;
    return posting.isMakeGood ? on < posting.plannedDays![1] : on < host.toDay;
  };
  return items.map((one) => {
    let [executed, madeGood] = [0, 0];
    for (let on = 90; on < 160; on++) {
      for (const posting of one.postings)
        if (!posting.isMakeGood && on >= one.fromDay && on < one.toDay && runsOn(posting, one, on))
          executed++;
      for (const host of items)
        for (const posting of host.postings) {
          const isOwn =
            posting.isMakeGood && one.postings.some(({ postingId }) => postingId === posting.makeGoodOf);
          if (isOwn && runsOn(posting, host, on)) madeGood++;
        }
    }
    const booked = one.quantity * (one.toDay - one.fromDay);
    const lost = Math.max(0, booked - executed - madeGood);
    const [whole, rest] = [
      (BigInt(one.netFen) * BigInt(lost)) / BigInt(booked),
      (BigInt(one.netFen) * BigInt(lost)) % BigInt(booked),
    ];
    const deducted = Number(whole + (2n * rest >= BigInt(booked) ? 1n : 0n));
    return { executedUnitDays: executed, deductedFen: deducted, dueFen: one.netFen - deducted };
  });
}

test('the settlement equals a walk over every day of every unit, to the fen', () => {
  fc.assert(
    fc.property(drawnItems, fc.integer({ min: 96, max: 150 }), (items, today) => {
      expect(settleItems(items, today)).toMatchObject(settledByHand(items, today));
    }),
    { numRuns: 500 },
  );
});
