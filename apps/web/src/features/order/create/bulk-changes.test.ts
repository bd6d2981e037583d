import type { OrderItem } from '@ooh/contract/domain/media-order';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { daysBetween } from '../../../ui/calendar/dates.ts';
import { itemInputOf } from '../item-input.ts';
import { chosenOf, discounted, shifted, shiftRefusal, without } from './bulk-changes.ts';

const item = (itemNo: number, over: Partial<OrderItem> = {}) =>
  ({
    itemNo,
    itemId: `i-${itemNo}`,
    unitName: `${itemNo} 路`,
    cityCode: '440300',
    mediumId: 1,
    formId: 1,
    lineId: `l-${itemNo}`,
    deck: 'single',
    faceId: null,
    quantity: 2,
    startDate: '2027-03-01',
    endDate: '2027-03-14',
    discountPermille: 900,
    isGift: false,
    designFen: 0,
    ...over,
  }) as OrderItem;

const bounds = { startDate: '2027-03-01', endDate: '2027-03-28', today: '2026-11-27' };

test('chosen lines are moved, discounted or taken out; the others stay as they are', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(8)),
      fc.integer({ min: -40, max: 40 }),
      fc.nat(1000),
      (numbers, days, permille) => {
        const items = Array.from({ length: 9 }, (_, n) => item(n, { isGift: n % 4 === 0 }));
        const chosen = new Set(numbers);
        const moved = shifted(items, chosen, days);
        const cheaper = discounted(items, chosen, permille);
        for (const [at, before] of items.entries()) {
          if (!chosen.has(at)) {
            expect(moved[at]).toEqual(itemInputOf(before));
            expect(cheaper[at]).toEqual(itemInputOf(before));
            continue;
          }
          expect(daysBetween(before.startDate, moved[at].startDate)).toBe(days);
          expect(daysBetween(moved[at].startDate, moved[at].endDate)).toBe(13);
          expect(cheaper[at].isGift).toBe(before.isGift);
          if (!before.isGift) expect(cheaper[at].discountPermille).toBe(permille);
        }
        expect(without(items, chosen)).toEqual(
          items.filter(({ itemNo }) => !chosen.has(itemNo)).map(itemInputOf),
        );
        expect(chosenOf(items, chosen).map(({ itemNo }) => itemNo)).toEqual(
          numbers.toSorted((a, b) => a - b),
        );
      },
    ),
  );
});

test('a move is refused before it is sent, with the line that stands in the way', () => {
  expect(shiftRefusal([item(1)], 14, bounds)).toBeNull();
  expect(shiftRefusal([item(1)], 0, bounds)).toBe('请填写平移的天数');
  expect(shiftRefusal([item(1), item(2, { endDate: '2027-03-20' })], 9, bounds)).toBe(
    '第 2 行「2 路」会晚于订单的投放期（2027-03-28 止）',
  );
  expect(shiftRefusal([item(1)], -1, bounds)).toBe('第 1 行「1 路」会早于订单的投放期（2027-03-01 起）');
  const past = { ...bounds, startDate: '2026-11-01', today: '2027-03-05' };
  expect(shiftRefusal([item(1)], 2, past)).toBe('第 1 行「1 路」会早于今天');
});
