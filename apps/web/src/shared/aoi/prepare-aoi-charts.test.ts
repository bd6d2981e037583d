import { expect, test } from 'vitest';
import { prepareAoiHours, prepareAoiOrigins } from './prepare-aoi-charts.ts';

const figureOf = (value: number | null) => ({ value, low: value, high: value, suppressed: value === null });

test('hours that are withheld are gaps; the audience has a curve only where it is chosen', () => {
  const hours = [
    { hour: 8, persons: figureOf(500), taPersons: figureOf(100) },
    { hour: 9, persons: figureOf(800), taPersons: figureOf(null) },
    { hour: 3, persons: figureOf(null), taPersons: figureOf(null) },
  ];
  const model = prepareAoiHours(hours, true);
  expect(model.summary).toBe('9–10 时最多（800人）。');
  expect(model.series.map(({ values }) => [values[3], values[8], values[9]])).toEqual([
    [null, 500, 800],
    [null, 100, null],
  ]);
  expect(prepareAoiHours(hours, false).series).toHaveLength(1);
  expect(prepareAoiHours([], false).summary).toBe('样本不足，没有可画的数字。');
});

test('origins that are withheld are left out', () => {
  const origin = (districtName: string, share: number | null) => ({
    districtName,
    center: [114, 22.5] as [number, number],
    persons: figureOf(share),
    share: figureOf(share),
  });
  expect(
    prepareAoiOrigins([origin('福田区', 0.4), origin('坪山区', null), origin('南山区', 0.2)]),
  ).toMatchObject({
    categories: ['福田区', '南山区'],
    summary: '多来自福田区（40.0%）。',
  });
});
