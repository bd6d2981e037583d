import type { ChangedUnit } from '@ooh/contract/domain/opportunity';
import { isoDateOf } from '../../reference/calendar/flight-days.ts';
import { expect, test } from 'vitest';
import type { EffectOrder, EffectOrderItem } from '../effect/effect-order.ts';
import type { PostedUnit } from '../effect/unit-days.ts';
import {
  elapsedShare,
  runningShareOf,
  withAnotherOrder,
  withoutMakeGoods,
  withReplacedUnits,
} from './realise.ts';

const firstDay = 20_000;
const posted = (unitNo: number, from: number, to: number, more: Partial<PostedUnit> = {}): PostedUnit => ({
  postingId: `p-${unitNo}-${from}`,
  unitNo,
  state: 'posted',
  postedDay: firstDay + from,
  takenDownDay: firstDay + to,
  isMakeGood: false,
  ...more,
});
const item = (itemId: string, from: number, to: number, postings: PostedUnit[]): EffectOrderItem =>
  ({
    itemId,
    lineId: itemId,
    deck: 'single',
    faceId: null,
    quantity: 2,
    fromDay: firstDay + from,
    toDay: firstDay + to,
    postings,
  }) as unknown as EffectOrderItem;
const orderOf = (today: number, items: EffectOrderItem[]) =>
  ({ firstDay, today: firstDay + today, items }) as unknown as EffectOrder;
const changed = (itemId: string | null, lineId: string, from: number, to: number) =>
  ({
    itemId,
    lineId,
    deck: 'single',
    faceId: null,
    units: 2,
    fromDate: isoDateOf(firstDay + from),
    toDate: isoDateOf(firstDay + to - 1),
  }) as unknown as ChangedUnit;

test('without its make-goods an order has run the days of the others alone', () => {
  const late = posted(3, 10, 13, { isMakeGood: true, state: 'made-good' });
  const items = [item('a', 0, 10, [posted(1, 0, 9), late])];
  const order = orderOf(20, items);
  expect(withoutMakeGoods(order, items, () => true)).toMatchObject({ withChange: [14], without: [10] });
  expect(withoutMakeGoods(order, items, (id) => id !== late.postingId)).toMatchObject({
    withChange: [14],
    without: [14],
  });
});

test('replaced units take the days of the new ones, hung as well as they had hung', () => {
  // Two vehicles for ten days, of which one never hung: half of what was due.
  const old = item('a', 0, 10, [posted(1, 0, 9), posted(2, 0, 0, { state: 'missing', postedDay: null })]);
  const fresh = item('b', 10, 20, [posted(1, 10, 19), posted(2, 10, 19)]);
  const change = { out: [changed('a', 'a', 10, 20)], in: [changed('b', 'b', 10, 20)] };
  const over = orderOf(30, [old, fresh]);
  expect(runningShareOf(over, old)).toBe(0.5);
  expect(withReplacedUnits(over, over.items, change, over, elapsedShare(over, change))).toMatchObject({
    withChange: [10, 20, 0],
    without: [10, 0, 10],
  });
  // Half-way through the change half of the replaced days count.
  const half = orderOf(14, [old, fresh]);
  expect(withReplacedUnits(half, half.items, change, half, elapsedShare(half, change))).toMatchObject({
    withChange: [10, 10, 0],
    without: [10, 0, 5],
  });
});

test('an order that meets people again is measured on top of the first one', () => {
  const first = orderOf(30, [item('a', 0, 10, [posted(1, 0, 9), posted(2, 0, 9)])]);
  const again = orderOf(30, [item('b', 20, 30, [posted(1, 20, 29)])]);
  expect(withAnotherOrder(first, first.items, again, again.items)).toMatchObject({
    without: [20, 0],
    withChange: [20, 10],
  });
});

test('money that moved to another city leaves one without what ran there and fills the other', () => {
  const left = { ...item('a', 0, 10, [posted(1, 0, 9), posted(2, 0, 9)]), cityCode: '440300' };
  const came = { ...item('b', 10, 20, [posted(1, 10, 19), posted(2, 10, 19)]), cityCode: '420100' };
  const order = orderOf(30, [left, came]);
  const change = { out: [changed('a', 'a', 10, 20)], in: [changed('b', 'b', 10, 20)] };
  const elapsed = elapsedShare(order, change);
  expect(elapsed).toBe(1);
  const giving = { out: change.out, in: [] };
  expect(withReplacedUnits(order, [left], giving, order, elapsed)).toMatchObject({
    withChange: [20, 0],
    without: [20, 20],
  });
  const taking = { out: [], in: change.in };
  expect(withReplacedUnits(order, [came], taking, order, elapsed)).toMatchObject({
    withChange: [20],
    without: [0],
  });
});
