import { exampleInventory } from '@ooh/contract/domain/media-inventory-figures';
import { expect, test } from 'vitest';
import { compareRows } from '../../shared/compare/compare-rows.ts';
import {
  freeShareOf,
  mediumAspects,
  playText,
  priceRangeText,
  productionText,
  sizeText,
  type CategoryMedium,
  type MediumForm,
} from './medium-labels.ts';

const form: MediumForm = {
  formId: 1,
  formName: '灯箱',
  widthMillimeters: 3500,
  heightMillimeters: 480,
  isLit: true,
  spotSeconds: null,
  loopSeconds: null,
  productionFen: 38_000,
  attributes: [],
  inventory: exampleInventory,
};
const medium: CategoryMedium = {
  mediumId: 2,
  name: '公交候车亭',
  unit: '面',
  category: '交通',
  isMoving: false,
  cityCount: 3,
  inventory: exampleInventory,
  creativeCount: 0,
  goals: ['launch'],
  tags: ['夜间亮灯'],
  leastBudgetFen: 4_200_000,
  forms: [form],
};

test('a form is described by size, light or loop, and production', () => {
  expect(sizeText(form)).toBe('3.5 × 0.48 m');
  expect(playText(form)).toBe('自发光');
  expect(playText({ ...form, spotSeconds: 15, loopSeconds: 300 })).toBe('每次 15 秒，300 秒一轮');
  expect(productionText(form)).toBe('¥380');
  expect(productionText({ ...form, productionFen: 0 })).toContain('电子');
});

test('prices are a range, one price where there is one, and a dash where there is none', () => {
  expect(priceRangeText(exampleInventory)).toBe('¥3,000 至 ¥12,000 / 28 天');
  expect(priceRangeText({ ...exampleInventory, maxPriceFen: 300_000 })).toBe('¥3,000 / 28 天');
  expect(priceRangeText({ ...exampleInventory, minPriceFen: null, maxPriceFen: null })).toBe('—');
});

test('without units there is no share of free ones', () => {
  expect(freeShareOf(exampleInventory)).toBeCloseTo(0.4, 9);
  expect(freeShareOf({ ...exampleInventory, units: 0, free: [0, 0, 0, 0] })).toBeNull();
});

test('media are not ranked by the prices of units that differ', () => {
  const dear = { ...medium, mediumId: 7, inventory: { ...exampleInventory, minPriceFen: 9, maxPriceFen: 9 } };
  const rows = compareRows(mediumAspects, [medium, { ...dear, cityCount: 5 }]);
  expect(rows.find(({ label }) => label === '刊例单价')!.cells.some(({ isBest }) => isBest)).toBe(false);
  expect(rows.find(({ label }) => label === '覆盖城市')!.cells.map(({ isBest }) => isBest)).toEqual([
    false,
    true,
  ]);
});
