import { areaContains, type Area } from '@ooh/geo/polygon';
import { wgs84 } from '@ooh/geo/point';
import { expect, test } from 'vitest';
import { labelPointOf, prepareBasemap, type BoundaryFeature } from './prepare-basemap.ts';

const square = (west: number, south: number, size: number): Area => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [west + size, south],
      [west + size, south + size],
      [west, south + size],
      [west, south],
    ],
  ],
});

const horseshoe: Area = {
  type: 'Polygon',
  coordinates: [
    [
      [0, 0],
      [6, 0],
      [6, 6],
      [5, 6],
      [5, 1],
      [1, 1],
      [1, 6],
      [0, 6],
      [0, 0],
    ],
  ],
};

const boundary = (name: string, isSelf: boolean, geometry: Area): BoundaryFeature => ({
  properties: { adcode: '440300', name, isSelf },
  geometry,
});

test('a name stands inside its area, also in a bent one', () => {
  const [lng, lat] = labelPointOf(horseshoe);
  expect(areaContains(horseshoe, wgs84(lng, lat))).toBe(true);
  const [x, y] = labelPointOf(square(114, 22, 1));
  expect(x).toBeCloseTo(114.5, 3);
  expect(y).toBeCloseTo(22.5, 2);
});

test('an area with islands is named on its largest part', () => {
  const area: Area = {
    type: 'MultiPolygon',
    coordinates: [square(120, 30, 0.1), square(114, 22, 1)].map((part) => part.coordinates as [][]),
  };
  expect(labelPointOf(area)[0]).toBeCloseTo(114.5, 3);
});

test('a city with districts shows the city as land and names the districts', () => {
  const basemap = prepareBasemap([
    boundary('深圳市', true, square(113, 22, 2)),
    boundary(' 福田区 ', false, square(113, 22, 1)),
    boundary('罗湖区', false, square(114, 22, 1)),
  ]);
  expect(basemap.land.features).toHaveLength(1);
  expect(basemap.borders.features.map((feature) => feature.properties.rank)).toEqual([
    'district',
    'district',
    'city',
  ]);
  expect(basemap.labels.features.map((feature) => feature.properties.name)).toEqual(['福田区', '罗湖区']);
  expect(basemap.box).toEqual([113, 22, 115, 24]);
});

test('a city without districts is named itself; nothing known gives an empty map', () => {
  const basemap = prepareBasemap([boundary('东莞市', true, square(113, 22, 1))]);
  expect(basemap.labels.features[0].properties.name).toBe('东莞市');
  expect(prepareBasemap([]).box).toBeNull();
});
