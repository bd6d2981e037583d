import { expect, test } from 'vitest';
import { cityBubbles, mediaStructure } from './prepare-charts.ts';
import { cityRowForTest } from './testing/city-row-for-test.ts';

const media = (unitsOf: Readonly<Record<number, number>>) =>
  Object.entries(unitsOf).map(([id, units]) => ({
    mediumId: Number(id),
    mediumName: `媒体${id}`,
    unit: '面',
    positions: units,
    faces: units,
    units,
  }));

test('only cities of which both are known stand in the chart, and unknown stock is no stock of zero', () => {
  const rows = [
    cityRowForTest('440300', { populationWan: 1799, gdpYi: 34_606 }),
    cityRowForTest('310100', { populationWan: 2480, gdpYi: 47_218, media: [] }),
    cityRowForTest('500100', { gdpYi: null }),
  ];
  const model = cityBubbles(rows, ['440300'])!;
  expect(model.points.map(({ x, y, size, isMarked }) => [x, y, size, isMarked])).toEqual([
    [1799, 34_606, 50, true],
    [2480, 47_218, null, false],
  ]);
  expect(model.summary).toContain('城310100');
  expect(cityBubbles([rows[2]], [])).toBeUndefined();
});

test('the parts of a city add up to its units, small media together', () => {
  const rows = [
    cityRowForTest('1', { units: 28, media: media({ 1: 7, 2: 6, 3: 5, 4: 4, 5: 3, 6: 2, 7: 1 }) }),
    cityRowForTest('2', { units: 40, media: media({ 2: 40 }) }),
    cityRowForTest('3', { units: 0, media: [] }),
  ];
  const model = mediaStructure(rows)!;
  expect(model.categories).toEqual(['城2', '城1']);
  expect(model.series.map(({ name }) => name)).toEqual([
    '媒体2',
    '媒体1',
    '媒体3',
    '媒体4',
    '媒体5',
    '其他媒体',
  ]);
  const sums = model.categories.map((_, at) =>
    model.series.reduce((sum, { values }) => sum + values[at]!, 0),
  );
  expect(sums).toEqual([40, 28]);
  expect(model.series.at(-1)!.values).toEqual([0, 3]);
});

test('at most ten cities, the greatest; nothing without stock', () => {
  const rows = Array.from({ length: 14 }, (_, n) =>
    cityRowForTest(String(n), { units: n, media: media({ 1: n }) }),
  );
  expect(mediaStructure(rows)!.categories).toHaveLength(10);
  expect(mediaStructure(rows)!.categories[0]).toBe('城13');
  expect(mediaStructure([cityRowForTest('1', { units: 0, media: [] })])).toBeUndefined();
});
