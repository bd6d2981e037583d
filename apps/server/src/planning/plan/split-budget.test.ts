import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitBudgetFen } from './split-budget.ts';

test('declared amounts stand, the rest follows audience size', () => {
  const cities = [
    { cityCode: '440300', weight: 3 },
    { cityCode: '310100', weight: 1 },
    { cityCode: '110100', weight: 9 },
  ];
  expect(Object.fromEntries(splitBudgetFen(1000, cities, { '110100': 600 }))).toEqual({
    '110100': 600,
    '440300': 300,
    '310100': 100,
  });
});

test('the parts of an undeclared split sum to the budget exactly', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e12 }),
      fc.array(fc.double({ min: 0, max: 1e7, noNaN: true }), { minLength: 1, maxLength: 10 }),
      (budgetFen, weights) => {
        const cities = weights.map((weight, index) => ({ cityCode: String(100_000 + index), weight }));
        const parts = [...splitBudgetFen(budgetFen, cities, {}).values()];
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(budgetFen);
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true);
      },
    ),
  );
});
