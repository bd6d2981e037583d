import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  costPerThousandFen,
  lineProductionFen,
  quotationLineAmounts,
  quotationTotals,
  rateCardAmountFen,
  roundedQuotient,
  shareOfFen,
} from './quotation-arithmetic.ts';

test('computes a line: 12 vehicles, ¥3,800 per vehicle and 30 days, 56 days, 68 %, production, service, tax', () => {
  expect(
    quotationLineAmounts({
      unitPriceFen: 380_000,
      vehicles: 12,
      days: 56,
      discountBasisPoints: 6_800,
      productionFen: 1_440_000,
      serviceRateBasisPoints: 500,
      taxRateBasisPoints: 600,
    }),
  ).toEqual({
    rateCardFen: 8_512_000, // 3,800 × 12 × 56 ÷ 30 = 85,120.00
    netFen: 5_788_160, // × 0.68 = 57,881.60
    productionFen: 1_440_000,
    serviceFen: 289_408, // × 5 % = 2,894.08
    taxFen: 451_054, // (57,881.60 + 14,400 + 2,894.08) × 6 % = 4,510.5408
    totalFen: 7_968_622,
  });
});

test.each([
  [1, 1, 14, 0], // 14/30 fen
  [1, 1, 15, 1], // exactly half a fen goes up
  [1, 1, 16, 1],
  [3, 1, 15, 2], // 1.5
  [0, 9, 30, 0],
  [100, 0, 30, 0],
  [1999, 7, 45, 20_990], // 20,989.5
])('rate card of %i fen × %i vehicles × %i days is %i fen', (price, vehicles, days, expected) => {
  expect(rateCardAmountFen(price, vehicles, days)).toBe(expected);
});

test.each([
  [5, 5_000, 3],
  [4, 5_000, 2],
  [1, 4_999, 0],
  [12_345, 10_000, 12_345],
  [12_345, 0, 0],
  [99_999, 6_800, 67_999],
])('%i fen at %i basis points is %i fen', (amount, points, expected) => {
  expect(shareOfFen(amount, points)).toBe(expected);
});

test('rounds a quotient to the nearest integer, ties upward', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 16n), fc.bigInt(1n, 10n ** 6n), (numerator, denominator) => {
      fc.pre(numerator / denominator < 9_000_000_000_000_000n);
      const twiceError = 2n * (BigInt(roundedQuotient(numerator, denominator)) * denominator - numerator);
      expect(twiceError > -denominator && twiceError <= denominator).toBe(true);
    }),
  );
});

test('totals are the sums of the rounded lines, in any order', () => {
  const line = fc.record({
    unitPriceFen: fc.nat(5_000_000),
    vehicles: fc.nat(900),
    days: fc.nat(366),
    discountBasisPoints: fc.nat(10_000),
    productionFen: fc.nat(90_000_000),
    serviceRateBasisPoints: fc.nat(2_000),
    taxRateBasisPoints: fc.nat(1_300),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (inputs) => {
      const lines = inputs.map(quotationLineAmounts);
      const totals = quotationTotals(lines);
      expect(quotationTotals([...lines].reverse())).toEqual(totals);
      expect(totals.totalFen).toBe(totals.netFen + totals.productionFen + totals.serviceFen + totals.taxFen);
      expect(totals.netFen).toBeLessThanOrEqual(totals.rateCardFen);
    }),
  );
});

test('production of a line: every vehicle, and the line once', () => {
  // 12 × ¥1,200 + ¥500
  expect(lineProductionFen({ vehicles: 12, fenPerVehicle: 120_000, fenPerLine: 50_000 })).toBe(1_490_000);
  expect(lineProductionFen({ vehicles: 1, fenPerVehicle: 0, fenPerLine: 7 })).toBe(7);
  expect(lineProductionFen({ vehicles: 0, fenPerVehicle: 120_000, fenPerLine: 50_000 })).toBe(0);
  expect(() => lineProductionFen({ vehicles: 1, fenPerVehicle: 1, fenPerLine: 0.5 })).toThrow(RangeError);
});

test('computes the cost per thousand impressions', () => {
  expect(costPerThousandFen(300_000_000, 12_345_678)).toBe(24_300); // 3,000,000 ÷ 12,345.678 = 243.0000
  expect(costPerThousandFen(1, 0)).toBeNull();
  expect(costPerThousandFen(1, null)).toBeNull();
});

test.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60])('%d vehicles are refused', (vehicles) => {
  expect(() => rateCardAmountFen(100, vehicles, 30)).toThrow(RangeError);
});

test('an amount beyond exact integers is refused, not rounded', () => {
  expect(() => rateCardAmountFen(9e15, 9e15, 30)).toThrow(RangeError);
});
