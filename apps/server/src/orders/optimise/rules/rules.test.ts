import { expect, test } from 'vitest';
import { quantileOf } from './quantile.ts';
import { isOverFrequent, leastYield, openClassShare } from './shift.ts';
import { isShort } from './shortfall.ts';
import { isInExpected, isSignificant } from './significance.ts';
import { taCpmOf, type UnitStanding } from './standing.ts';
import { inefficientUnits, isNearPrice } from './swap.ts';
import { templateOf } from './template.ts';

const unit = (item: number, movableFen: number, addedShare: number, more: Partial<UnitStanding> = {}) => ({
  item,
  movableFen,
  addedShare,
  taCpmFen: 1000,
  formMedianFen: 1000,
  ...more,
});

test('a quantile lies between its neighbours in proportion', () => {
  expect(quantileOf([4, 1, 3, 2, 5], 0.2)).toBeCloseTo(1.8, 12);
  expect(quantileOf([7], 0.4)).toBe(7);
  expect(() => quantileOf([], 0.5)).toThrow(RangeError);
});

test('an order is short below 95 % of what was due, and never before anything was', () => {
  expect(isShort(949, 1000)).toBe(true);
  expect(isShort(950, 1000)).toBe(false);
  expect(isShort(0, 0)).toBe(false);
});

test('a unit is inefficient only where it is dear for its form and adds little as well', () => {
  const dear = { taCpmFen: 2001 };
  const units = [
    unit(0, 100, 0.001, dear),
    unit(1, 100, 0.002),
    unit(2, 100, 0.003, dear),
    unit(3, 100, 0.004),
    unit(4, 100, 0.005),
    unit(5, 100, 0.006),
  ];
  // P20 of six is 0.002: of the two below or at it, one is dear.
  expect(inefficientUnits(units).map(({ item }) => item)).toEqual([0]);
  expect(inefficientUnits([unit(0, 100, 0, { taCpmFen: 2000 }), unit(1, 100, 1)])).toEqual([]);
  expect(inefficientUnits([unit(0, 100, 0, { ...dear, formMedianFen: null }), unit(1, 100, 1)])).toEqual([]);
  expect(inefficientUnits([unit(0, 0, 0, dear), unit(1, 100, 1)])).toEqual([]);
  expect(inefficientUnits([unit(0, 100, 0, dear)])).toEqual([]);
  expect([isNearPrice(115, 100), isNearPrice(85, 100), isNearPrice(116, 100)]).toEqual([true, true, false]);
  expect([taCpmOf(500, 2000), taCpmOf(500, 0)]).toEqual([250, null]);
});

test('the last tenth of the money is that which adds least for it', () => {
  const units = [unit(0, 500, 0.3), unit(1, 440, 0.2), unit(2, 40, 0.002), unit(3, 20, 0.0001)];
  const found = leastYield(units, 0.5)!;
  expect(found.units.map(({ item }) => item)).toEqual([3, 2]);
  expect(found.yieldShare).toBeCloseTo(0.0021 / 60 / (0.5 / 1000), 12);
  expect(openClassShare([50, 10, 0, 0, 0, 0, 0, 0, 0, 0, 40])).toBeCloseTo(0.8, 12);
  expect(openClassShare([50, 0])).toBeNull();
  expect([isOverFrequent(0.21, 0.33), isOverFrequent(0.2, 0.1), isOverFrequent(0.5, 0.34)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(leastYield([unit(0, 0, 0.1)], 0.5)).toBeNull();
});

test('a template keeps what adds at least the fortieth percentile', () => {
  const found = templateOf([unit(0, 10, 0.1), unit(1, 10, 0.2), unit(2, 10, 0.3), unit(3, 10, 0.4)])!;
  // P40 of four is 0.22.
  expect(found.kept.map(({ item }) => item)).toEqual([2, 3]);
  expect(found.dropped.map(({ item }) => item)).toEqual([0, 1]);
  expect(templateOf([unit(0, 10, 0.1)])).toBeNull();
});

test('a gain is shown where its interval lies above nothing, and is as expected inside of it', () => {
  expect(isSignificant({ value: 0.01, low: 0.001, high: 0.019 })).toBe(true);
  expect(isSignificant({ value: 0.01, low: 0, high: 0.02 })).toBe(false);
  const expected = { value: 0.018, low: 0.009, high: 0.027 };
  expect([0.009, 0.027, 0.0089].map((value) => isInExpected({ value }, expected))).toEqual([
    true,
    true,
    false,
  ]);
});
