import { exampleComparison } from '@ooh/contract/domain/effect';
import { expect, test } from 'vitest';
import { figureForTest } from '../testing/effect-order-for-test.ts';
import { prepareFigures } from './prepare-figures.ts';

const comparison = {
  ...exampleComparison,
  planned: { ...exampleComparison.planned, impressions: figureForTest(200), grp: 50, cpmFen: 1000 },
  plannedToDate: { ...exampleComparison.plannedToDate, impressions: figureForTest(100), grp: 25 },
  actual: { ...exampleComparison.actual, impressions: figureForTest(80), grp: 30 },
};
const rowOf = (key: string, stage: 'interim' | 'final') =>
  prepareFigures(comparison, stage).find((row) => row.key === key)!;

test('during the flight, as-run is compared with the plan up to the same day', () => {
  expect(rowOf('impressions', 'interim').ratio).toBeCloseTo(0.8);
  expect(rowOf('impressions', 'interim').bullet).toEqual({ actual: 0.4, plannedToDate: 0.5, planned: 1 });
  expect(rowOf('grp', 'interim').ratio).toBeCloseTo(1.2);
});

test('after the last day it is compared with the whole plan', () => {
  expect(rowOf('impressions', 'final').ratio).toBeCloseTo(0.4);
  expect(rowOf('impressions', 'final').plannedToDate.value).toBe(200);
});

test('what is not known is neither compared nor drawn', () => {
  expect(rowOf('cpmFen', 'interim')).toMatchObject({ ratio: null, bullet: null });
  expect(rowOf('reach', 'final')).toMatchObject({ ratio: null, bullet: null });
});
