import { expect, test } from 'vitest';
import { haversineMeters } from '@ooh/geo/distance';
import { prepareCity } from './city-model.ts';
import { shenzhenBoxes } from './testing/shenzhen-boxes.ts';

/** A city of the facts without business districts or roads: 厦门, on ten rectangles. */
const input = { adcode: '350200', seed: 1, districts: shenzhenBoxes };
const known = [
  { name: '中山路', lng: 114.05, lat: 22.54 },
  { name: '集美', lng: 114.2, lat: 22.7 },
  { name: '海上', lng: 110, lat: 20 },
];
const road = {
  name: '湖滨南路',
  roadClass: '主干路',
  waypoints: [
    [113.9, 22.6],
    [114.2, 22.6],
  ],
} as const;

test('known centres come first, the main one the largest; those outside the city are left out', () => {
  const { centres } = prepareCity({ ...input, knownCentres: known });
  expect(centres.slice(0, 2).map(({ name }) => name)).toEqual(['中山路', '集美']);
  expect(centres.map(({ name }) => name)).not.toContain('海上');
  expect(centres[0].shops).toBe(Math.max(...centres.map(({ shops }) => shops)));
  // 5.3 million residents: one for every 350,000.
  expect(centres).toHaveLength(15);
});

test('further centres are called by their districts, each once, and lie apart', () => {
  const { centres } = prepareCity({ ...input, knownCentres: known });
  const further = centres.slice(2);
  expect(new Set(centres.map(({ name }) => name)).size).toBe(centres.length);
  const stems = shenzhenBoxes.map(({ name }) => name.replace(/(新区|区)$/, ''));
  for (const { name, lng, lat } of further) {
    expect(
      stems.some((stem) => name.startsWith(stem)),
      name,
    ).toBe(true);
    expect(name).toContain('商圈');
    for (const other of centres)
      if (other.name !== name)
        expect(haversineMeters(lng, lat, other.lng, other.lat), `${name} ${other.name}`).toBeGreaterThan(
          1900,
        );
  }
});

test('known roads carry the traffic where the facts name none', () => {
  const without = prepareCity(input);
  const { fields, grid, roads } = prepareCity({ ...input, knownRoads: [road] });
  expect(without.roads).toEqual([]);
  expect(roads).toEqual([road]);
  const onRoad = Array.from(fields.busy.keys()).filter(
    (cell) => Math.abs(grid.lat[cell] - 22.6) < 0.001 && grid.lng[cell] > 113.92 && grid.lng[cell] < 114.18,
  );
  expect(onRoad.length).toBeGreaterThan(20);
  for (const cell of onRoad) {
    expect(fields.busy[cell]).toBe(1);
    expect(without.fields.busy[cell]).toBeLessThanOrEqual(0.3);
  }
  // Of 深圳 the facts name roads: they stay.
  expect(prepareCity({ ...input, adcode: '440300', knownRoads: [road] }).roads).not.toContain(road);
});
