import { expect, test } from 'vitest';
import { metricsFor } from './district-metrics.ts';

test('districts are coloured by an audience only where one is chosen', () => {
  expect(metricsFor(false)).toEqual(['positions', 'exposures', 'netFen']);
  expect(metricsFor(true)).toContain('taConcentration');
});
