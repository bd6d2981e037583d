import { expect, test } from 'vitest';
import { metricsFor, rankedDistricts } from './district-metrics.ts';
import { districtForTest, figureOf } from './testing/district-for-test.ts';

test('withheld figures stand last whichever way is ranked, equals by id', () => {
  const rows = [
    districtForTest('c', { tgi: figureOf(null) }),
    districtForTest('b', { tgi: figureOf(120) }),
    districtForTest('a', { tgi: figureOf(120) }),
    districtForTest('d', { tgi: figureOf(80) }),
  ];
  const ids = (isAscending: boolean) => rankedDistricts(rows, 'tgi', isAscending).map(({ areaId }) => areaId);
  expect(ids(false)).toEqual(['a', 'b', 'd', 'c']);
  expect(ids(true)).toEqual(['d', 'a', 'b', 'c']);
});

test('no figures of an audience if none is chosen', () => {
  expect(metricsFor(true).filter((metric) => !metricsFor(false).includes(metric))).toEqual([
    'taConcentration',
    'tgi',
  ]);
});
