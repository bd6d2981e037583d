import { expect, test } from 'vitest';
import { wgs84 } from '@ooh/geo/point';
import { areaContains } from '@ooh/geo/polygon';
import { cellAt } from './city-grid.ts';
import { prepareCity } from './city-model.ts';
import { generateMetro } from './metro.ts';
import { aoiTypes, metroStation } from './place-mix.ts';
import { generatePlaces, placeCountsOf } from './places.ts';
import { shenzhenBoxes } from './testing/shenzhen-boxes.ts';

const city = prepareCity({ adcode: '440300', seed: 5, districts: shenzhenBoxes });
const metro = generateMetro(city)!;
const places = generatePlaces(city, metro.stations);
const { pois } = places;

test('generates about 20,000 places and 600 areas for Shenzhen', () => {
  const counts = placeCountsOf(city);
  // Stations are those of the metro, not as many as places of a kind are drawn.
  expect(Math.abs(pois.count - counts.pois)).toBeLessThan(0.02 * counts.pois);
  expect(pois.count).toBeGreaterThan(18_000);
  expect(pois.count).toBeLessThan(24_000);
  expect(Math.abs(places.areas.length - counts.areas)).toBeLessThan(0.05 * counts.areas);
  expect(new Set(places.areas.map((area) => area.type))).toEqual(new Set(aoiTypes));
});

test('every place lies in its cell', () => {
  for (let i = 0; i < pois.count; i++) expect(cellAt(city.grid, pois.lng[i], pois.lat[i])).toBe(pois.cell[i]);
});

test('the stations among the places are those of the metro, each where it is', () => {
  const of = metro.stations
    .filter(({ lng, lat }) => cellAt(city.grid, lng, lat) >= 0)
    .map(({ name, lng, lat }) => [name.replace(/站$/, ''), lng, lat]);
  const found = [...pois.category.keys()]
    .filter((i) => pois.categories[pois.category[i]] === metroStation)
    .map((i) => [pois.name[i].replace(/地铁站$/, ''), pois.lng[i], pois.lat[i]]);
  expect(found).toEqual(of);
  expect(found.length).toBeGreaterThan(100);
});

test('without stations the areas and their outlines are the same', () => {
  const { areas, businessDistricts } = generatePlaces(city);
  expect(areas).toEqual(places.areas);
  expect(businessDistricts).toEqual(places.businessDistricts);
});

test('an outline is the hull of its places: they lie inside or on it', () => {
  const inside = new Float64Array(places.areas.length);
  for (let i = 0; i < pois.count; i++) {
    const area = pois.area[i];
    if (area < 0) continue;
    const { outline, lng, lat } = places.areas[area];
    // Moved slightly towards the centre of the hull so that its corners count as inside.
    const [ring] = outline.coordinates;
    const middle = ring
      .slice(1)
      .reduce(([x, y], p) => [x + p[0] / (ring.length - 1), y + p[1] / (ring.length - 1)], [0, 0]);
    const towards = (value: number, to: number): number => value + (to - value) * 1e-6;
    const point = wgs84(towards(pois.lng[i], middle[0]), towards(pois.lat[i], middle[1]));
    expect(areaContains(outline, point)).toBe(true);
    expect(Math.abs(lng - pois.lng[i]) + Math.abs(lat - pois.lat[i])).toBeLessThan(0.02);
    inside[area]++;
  }
  places.areas.forEach((area, i) => expect(inside[i]).toBe(area.poiCount));
});

test('chains are marked as invented; shops cluster in business districts', () => {
  for (const brand of pois.brands) expect(brand).toMatch(/^示例/);
  const shops = [...pois.category].map((kind) => /^(餐饮|购物)/.test(pois.categories[kind]));
  const total = shops.filter(Boolean).length;
  const within = places.businessDistricts.reduce((sum, district) => sum + district.poiCount, 0);
  expect(within / total).toBeGreaterThan(0.2);
  expect(places.businessDistricts.map((district) => district.name)).toContain('华强北');
  expect(places.mainRoads.map((road) => road.name)).toContain('深南大道');
});

test('a city without declared places gets generated centres and roads, marked as invented', () => {
  const districts = [{ ...shenzhenBoxes[7], adcode: '450902', name: '甲区', residents: 900_000 }];
  const other = prepareCity({ adcode: '450900', seed: 5, districts });
  const made = generatePlaces(other);
  expect(made.businessDistricts.length).toBeGreaterThanOrEqual(6);
  expect(made.mainRoads.length).toBeGreaterThan(0);
  expect(made.mainRoads.every((road) => !road.isDeclared)).toBe(true);
  const unknown = [{ ...shenzhenBoxes[7], adcode: '450902', name: '甲区' }];
  expect(() => prepareCity({ adcode: '450900', seed: 5, districts: unknown })).toThrow(RangeError);
});
