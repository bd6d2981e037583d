import { expect, test } from 'vitest';
import { districtForTest } from '../testing/district-for-test.ts';
import { prepareRadar } from './prepare-radar.ts';

test('axes end at the greatest of the city, and one that is unknown of any compared is left out by name', () => {
  const chosen = [districtForTest('a', { pois: 10 }), districtForTest('b', { pois: 20, workdayRatio: null })];
  const city = [...chosen, districtForTest('c', { pois: 80 })];
  const model = prepareRadar(chosen, city, false);
  const pois = model.axes.findIndex(({ name }) => name === 'POI 数');
  expect(model.axes[pois].greatest).toBe(80);
  expect(model.series.map(({ values }) => values[pois])).toEqual([10, 20]);
  expect(model.axes.map(({ name }) => name)).not.toContain('工作日/周末比');
  expect(model.summary).toContain('工作日/周末比');
  expect(model.axes.map(({ name }) => name)).not.toContain('TGI');
  expect(prepareRadar(chosen, city, true).axes.map(({ name }) => name)).toContain('TGI');
});
