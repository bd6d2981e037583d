import { expect, test } from 'vitest';
import { distanceMeters } from '@ooh/geo/distance';
import { cellAreaSquareMeters, cellCentre, cellOf, neighbours } from '@ooh/geo/h3-cell';
import { wgs84 } from '@ooh/geo/point';
import { areaContains, type Area } from '@ooh/geo/polygon';
import { buildCityGrid, cellAt } from './city-grid.ts';

const withHole: Area = {
  type: 'MultiPolygon',
  coordinates: [
    [
      [
        [114, 22.5],
        [114.05, 22.51],
        [114.04, 22.55],
        [114.02, 22.52],
        [114.001, 22.56],
        [114, 22.5],
      ],
      [
        [114.025, 22.507],
        [114.035, 22.51],
        [114.03, 22.515],
        [114.025, 22.507],
      ],
    ],
    [
      [
        [114.06, 22.5],
        [114.07, 22.5],
        [114.07, 22.51],
        [114.06, 22.5],
      ],
    ],
  ],
};

test('the grid is exactly the cells whose centre lies in the area', () => {
  const grid = buildCityGrid([{ adcode: '1', name: '甲区', area: withHole }]);
  const candidates = neighbours(cellOf(wgs84(114.035, 22.53), 9), 30);
  const expected = candidates.filter((cell) => areaContains(withHole, cellCentre(cell))).sort();
  expect(expected.length).toBeGreaterThan(60);
  expect([...grid.cells]).toEqual(expected);
});

test('cells ascend, neighbours are mutual and touch, indexOf inverts cells', () => {
  const grid = buildCityGrid([{ adcode: '1', name: '甲区', area: withHole }]);
  for (let i = 0; i < grid.size; i++) {
    if (i > 0) expect(grid.cellIds[i] > grid.cellIds[i - 1]).toBe(true);
    expect(cellAt(grid, grid.lng[i], grid.lat[i])).toBe(i);
    for (let slot = i * 6; slot < i * 6 + 6; slot++) {
      const other = grid.neighbour[slot];
      if (other < 0) continue;
      expect(distanceMeters(cellCentre(grid.cells[i]), cellCentre(grid.cells[other]))).toBeLessThan(420);
      expect([...grid.neighbour.subarray(other * 6, other * 6 + 6)]).toContain(i);
    }
  }
  expect(cellAt(grid, 100, 30)).toBe(-1);
});

test('a cell limit keeps the cells nearest to the city and district centres; a grid without cells is refused', () => {
  const options = { maxCells: 20, centre: [114.02, 22.51] as const };
  const grid = buildCityGrid([{ adcode: '1', name: '甲区', area: withHole }], options);
  const all = buildCityGrid([{ adcode: '1', name: '甲区', area: withHole }], { centre: options.centre });
  const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / all.size;
  const [x, y] = [mean(all.x), mean(all.y)];
  const far = (i: number): number =>
    Math.min(Math.hypot(all.x[i], all.y[i]), 2.5 * Math.hypot(all.x[i] - x, all.y[i] - y));
  const expected = [...all.cells.keys()].sort((a, b) => far(a) - far(b)).slice(0, 20);
  expect([...grid.cells]).toEqual(expected.map((i) => all.cells[i]).sort());
  expect(() => buildCityGrid([])).toThrow(RangeError);
});

test('in a city with very many cells the nearest are found through coarse cells', () => {
  const box = (west: number, east: number): Area => ({
    type: 'Polygon',
    coordinates: [
      [
        [west, 30],
        [east, 30.02],
        [east + 0.1, 30.9],
        [west + 0.05, 30.95],
        [west, 30],
      ],
    ],
  });
  const districts = [
    { adcode: '1', name: '甲区', area: box(103, 103.8) },
    { adcode: '2', name: '乙区', area: box(103.75, 104.6) },
    { adcode: '3', name: '丙区', area: box(105, 105.01) },
  ];
  const options = { resolution: 8, centre: [103.6, 30.4] } as const;
  const all = buildCityGrid(districts, options);
  expect(all.size).toBeGreaterThan(15_000);
  const grid = buildCityGrid(districts, { ...options, maxCells: 1500 });
  const middles = districts.map((_, district) => {
    const own = [...all.cells.keys()].filter((i) => all.district[i] === district);
    const mean = (of: Float64Array): number => own.reduce((sum, i) => sum + of[i], 0) / own.length;
    return [mean(all.x), mean(all.y)] as const;
  });
  const far = (i: number): number => {
    const [x, y] = middles[all.district[i]];
    return Math.min(Math.hypot(all.x[i], all.y[i]), 2.5 * Math.hypot(all.x[i] - x, all.y[i] - y));
  };
  const nearest = [...all.cells.keys()].sort((a, b) => far(a) - far(b)).slice(0, 1500);
  const expected = new Map(nearest.map((i) => [all.cells[i], all.district[i]]));
  expect(grid.size).toBe(1500);
  expect(new Set(grid.district)).toEqual(new Set([0, 1, 2]));
  const alike = grid.cells.filter((cell, i) => expected.get(cell) === grid.district[i]);
  // The centres are those of coarse cells, which differ from those of all cells by metres.
  expect(alike.length).toBeGreaterThan(1500 * 0.98);
});

test('coarser cells have the requested resolution and cover the same area', () => {
  const fine = buildCityGrid([{ adcode: '1', name: '甲区', area: withHole }]);
  const coarse = buildCityGrid([{ adcode: '1', name: '甲区', area: withHole }], { resolution: 8 });
  expect(coarse.spacingMeters).toBeGreaterThan(2 * fine.spacingMeters);
  const area = (grid: typeof fine): number =>
    grid.cells.reduce((sum, cell) => sum + cellAreaSquareMeters(cell), 0);
  expect(area(coarse) / area(fine)).toBeGreaterThan(0.7);
  expect(area(coarse) / area(fine)).toBeLessThan(1.3);
});
