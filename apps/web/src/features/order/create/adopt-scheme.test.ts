import type { PlacementPlan } from '@ooh/contract/domain/placement-plan';
import { expect, test } from 'vitest';
import { itemInputOf } from '../item-input.ts';
import { itemForTest } from '../testing/item-for-test.ts';
import { adoptScheme } from './adopt-scheme.ts';

type Line = PlacementPlan['items'][number];

const line = (change: Partial<Line>): Line => ({
  ...itemForTest({
    quantity: 2,
    startDate: '2025-03-01',
    endDate: '2025-03-28',
    discountPermille: 500,
    isGift: true,
  }),
  ...change,
});

const target = {
  cityCodes: ['440300', '310000'],
  mediumIds: [1],
  startDate: '2026-12-01',
  endDate: '2026-12-28',
};

test('lines come on the days of the order, at the rate card of these days', () => {
  const { items } = adoptScheme([], [line({})], target, ['440300']);
  expect(items).toEqual([
    {
      cityCode: '440300',
      mediumId: 1,
      formId: 1,
      lineId: 'l-1',
      deck: 'single',
      quantity: 2,
      startDate: '2026-12-01',
      endDate: '2026-12-28',
      isGift: false,
    },
  ]);
});

test('only the chosen cities change; other cities and media of the scheme are left out and counted', () => {
  const own = [itemInputOf(itemForTest({ cityCode: '310000' })), itemInputOf(itemForTest({ lineId: 'l-7' }))];
  const scheme = [
    line({}),
    line({ mediumId: 5, lineId: null, deck: null, faceId: 'f-1' }),
    line({ cityCode: '110000' }),
  ];
  const adoption = adoptScheme(own, scheme, target, ['440300', '110000']);
  expect(adoption.items.map(({ cityCode, lineId }) => [cityCode, lineId])).toEqual([
    ['310000', 'l-1'],
    ['440300', 'l-1'],
  ]);
  expect(adoption.leftOut).toBe(2);
});

test('a line is designed once, whichever of its flights paid for it', () => {
  const scheme = [line({ quantity: 2, designFen: 50_000 }), line({ quantity: 5 })];
  const { items } = adoptScheme([], scheme, target, ['440300']);
  expect(items).toMatchObject([{ quantity: 5, designFen: 50_000 }]);
});

test('flights of one unit become one line with the largest quantity', () => {
  const scheme = [line({ quantity: 2 }), line({ quantity: 5 }), line({ quantity: 3, deck: 'double' })];
  expect(
    adoptScheme([], scheme, target, ['440300']).items.map(({ deck, quantity }) => [deck, quantity]),
  ).toEqual([
    ['single', 5],
    ['double', 3],
  ]);
});
