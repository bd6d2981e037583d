import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amountsOf,
  keyOf,
  lineOf,
  totalOf,
  withQuantity,
  type Offer,
  type OfferTerms,
} from './offer-choice.ts';
import { fillBudget } from './fill-budget.ts';

const terms: OfferTerms = {
  cityCode: '440300',
  mediumId: 1,
  mediumName: '公交车身',
  formId: 1,
  formName: '全车彩贴',
  unit: '辆',
  startDate: '2026-12-01',
  endDate: '2026-12-30',
  discountPermille: 680,
};

const offer = (id: string, priceFen: number, freeUnits: number): Offer => ({
  unitKey: `${id}:single`,
  faceId: null,
  lineId: id,
  deck: 'single',
  unitName: `${id} 路`,
  level: 'A',
  lng: null,
  lat: null,
  capacity: 20,
  freeUnits,
  priceFen,
  priceDays: 30,
  isSamplePrice: true,
  productionFen: 1000,
});

test('a line costs price × units × days ÷ days of the price × discount, and its tax', () => {
  expect(amountsOf(lineOf(offer('a', 100_000, 5), terms, 3))).toEqual({
    rateCardFen: 300_000,
    netFen: 204_000,
    productionFen: 3000,
    taxFen: 12_420,
    totalFen: 219_420,
  });
  const gift = lineOf(offer('a', 100_000, 5), terms, 1);
  expect(amountsOf({ ...gift, input: { ...gift.input, isGift: true } }).netFen).toBe(0);
});

test('a quantity is set, changed and taken out', () => {
  const line = lineOf(offer('a', 100_000, 5), terms, 1);
  const one = withQuantity([], line, 2);
  expect(one.map(({ input }) => input.quantity)).toEqual([2]);
  expect(withQuantity(one, line, 4).map(({ input }) => input.quantity)).toEqual([4]);
  expect(withQuantity(one, line, 0)).toEqual([]);
});

test('a worked example: the first offer takes what it can, the next the rest', () => {
  // 73,140 fen a unit with production and tax: 3 of a cost 219,420; 37,580 are left, one unit of b costs 37,100.
  const filled = fillBudget([], [offer('a', 100_000, 5), offer('b', 50_000, 5)], terms, {
    leftFen: 257_000,
    maxUnits: 3,
  });
  expect(filled.map(({ unitName, input }) => [unitName, input.quantity])).toEqual([
    ['a 路', 3],
    ['b 路', 1],
  ]);
});

test('what is wanted comes first, what is to be avoided never', () => {
  const unit = (unitId: string) => ({ unitId, unitName: `${unitId} 路`, cityName: '深圳市' });
  const filled = fillBudget(
    [],
    [offer('a', 100_000, 5), offer('b', 90_000, 5), offer('c', 80_000, 5)],
    terms,
    { leftFen: 1_000_000, maxUnits: 2 },
    { mustUnits: [unit('c')], excludedUnits: [unit('a')] },
  );
  expect(filled.map(({ unitName }) => unitName)).toEqual(['c 路', 'b 路']);
});

test('filling never spends more than is left, never takes what is not free, never doubles a line', () => {
  const anyOffer = fc.record({ price: fc.integer({ min: 1, max: 500_000 }), free: fc.nat(8) });
  fc.assert(
    fc.property(fc.array(anyOffer, { maxLength: 10 }), fc.nat(3_000_000), (raw, leftFen) => {
      const offers = raw.map(({ price, free }, index) => offer(`l${index}`, price, free));
      const before = offers.slice(0, 1).map((first) => lineOf(first, terms, 1));
      const after = fillBudget(before, offers, terms, { leftFen, maxUnits: 4 });
      const added = after.slice(before.length);
      expect(totalOf(added).totalFen).toBeLessThanOrEqual(leftFen);
      expect(new Set(after.map(keyOf)).size).toBe(after.length);
      for (const { unitName, input } of added) {
        const from = offers.find((candidate) => candidate.unitName === unitName)!;
        expect(input.quantity).toBeLessThanOrEqual(Math.min(4, from.freeUnits));
      }
    }),
  );
});
