import { expect, test } from 'vitest';
import { splitOf, withCityBudget } from './city-budgets.ts';

const cities = ['440300', '310100'];

test('what is not declared is left for the open cities', () => {
  expect(splitOf(1000, cities, { '440300': 600 })).toEqual({
    declaredFen: 600,
    restFen: 400,
    openCities: ['310100'],
    problem: undefined,
  });
});

test('too much, and nothing left for an open city, are problems', () => {
  expect(splitOf(1000, cities, { '440300': 600, '310100': 500 }).problem).toBe('分城市预算之和超过总预算');
  expect(splitOf(1000, cities, { '440300': 1000 }).problem).toBe('预算已分完，未指定的城市没有预算');
  expect(splitOf(1000, cities, { '440300': 600, '310100': 300 }).problem).toBeUndefined();
});

test('parts of cities that the plan has not do not count and are dropped', () => {
  expect(splitOf(1000, cities, { '110100': 900 }).restFen).toBe(1000);
  expect(withCityBudget({ '110100': 900 }, cities, { cityCode: '440300', fen: 5 })).toEqual({ '440300': 5 });
  expect(withCityBudget({ '440300': 5 }, cities, { cityCode: '440300', fen: null })).toEqual({});
});
