import { expect, test } from 'vitest';
import { haversineMeters } from '@ooh/geo/distance';
import { prepareCity } from './city-model.ts';
import { generateNetwork, networkParametersOf, networkStopsOf } from './network.ts';
import { shenzhenBoxes } from './testing/shenzhen-boxes.ts';

const city = prepareCity({ adcode: '440300', seed: 11, districts: shenzhenBoxes });
/** Without a published fleet: vehicles follow from each line alone. */
const parameters = { ...networkParametersOf(city), lineCount: 240, vehiclesPerLine: null };
const lines = generateNetwork(city, parameters);
const quantile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))];

test('lines and vehicles are those that are published, or follow from the residents', () => {
  expect(networkParametersOf(city)).toMatchObject({ lineCount: 900, vehiclesPerLine: 15_000 / 900 });
  const elsewhere = { ...city, adcode: '530100' };
  const { lineCount, vehiclesPerLine } = networkParametersOf(elsewhere);
  expect(vehiclesPerLine).toBeNull();
  expect(lineCount).toBeGreaterThanOrEqual(600);
  expect(lineCount).toBeLessThanOrEqual(800);
});

test('lines have the published vehicles in the mean, by running more often', () => {
  const published = generateNetwork(city, { ...parameters, vehiclesPerLine: 16.5 });
  const fleet = published.reduce((sum, line) => sum + line.singleDeckVehicles + line.doubleDeckVehicles, 0);
  expect(Math.abs(fleet - 16.5 * published.length)).toBeLessThan(6);
  published.forEach((line, i) => {
    expect(line.directions).toEqual(lines[i].directions);
    expect(line.headwayMinutes).toBeLessThanOrEqual(lines[i].headwayMinutes);
    expect(Math.max(...line.inPublication)).toBeLessThanOrEqual(
      line.singleDeckVehicles + line.doubleDeckVehicles,
    );
  });
});

test('lengths, spacing, stops and vehicles follow the declared distributions', () => {
  expect(lines.length).toBe(240);
  const lengths = lines.map((line) => line.directions[0].lengthMeters / 1000);
  const near = (value: number, target: number, share: number): void => {
    expect(Math.abs(value - target)).toBeLessThan(share * target);
  };
  near(quantile(lengths, 0.1), 8, 0.2);
  near(quantile(lengths, 0.5), 16, 0.12);
  near(quantile(lengths, 0.9), 28, 0.2);
  const gaps = lines.flatMap(({ directions: [out] }) =>
    out.stops
      .slice(1)
      .map((stop, i) => haversineMeters(out.stops[i].lng, out.stops[i].lat, stop.lng, stop.lat)),
  );
  near(quantile(gaps, 0.5), 690, 0.06);
  near(quantile(gaps, 0.05), 550, 0.1);
  near(quantile(gaps, 0.95), 1120, 0.1);
  near(
    quantile(
      lines.map((line) => line.directions[0].stops.length),
      0.5,
    ),
    22,
    0.15,
  );
  const fleet =
    lines.reduce((sum, line) => sum + line.singleDeckVehicles + line.doubleDeckVehicles, 0) / lines.length;
  expect(fleet).toBeGreaterThan(9);
  expect(fleet).toBeLessThan(12);
});

test('each line runs in both directions between the same termini, with unique id and name', () => {
  expect(new Set(lines.map((line) => line.lineId)).size).toBe(lines.length);
  expect(new Set(lines.map((line) => line.lineName)).size).toBe(lines.length);
  for (const {
    directions: [out, back],
  } of lines) {
    expect(back.stops.length).toBe(out.stops.length);
    const end = out.shape.at(-1) as readonly number[];
    expect(haversineMeters(end[0], end[1], back.shape[0][0], back.shape[0][1])).toBeLessThan(60);
    expect(Math.abs(back.lengthMeters - out.lengthMeters)).toBeLessThan(1);
  }
});

test('the same seed gives the same network, another seed a different one', () => {
  const few = { ...parameters, lineCount: 6 };
  expect(generateNetwork(city, few)).toEqual(lines.slice(0, 6));
  const other = prepareCity({ adcode: '440300', seed: 12, districts: shenzhenBoxes });
  expect(generateNetwork(other, few)).not.toEqual(lines.slice(0, 6));
});

test('the stops of a network keep every visit of a line', () => {
  const stops = networkStopsOf(lines);
  const visits = lines.reduce((sum, { directions: [a, b] }) => sum + a.stops.length + b.stops.length, 0);
  expect(stops.lines.reduce((sum, value) => sum + value, 0)).toBe(visits);
});

test('a line that streets would lead far astray is drawn anew until one is on them', () => {
  let asked = 0;
  const taken: (readonly (readonly [number, number])[])[] = [];
  const streets = {
    reaches: () => true,
    nameAt: () => null,
    wayOf(rough: readonly (readonly [number, number])[]) {
      asked++;
      if (asked % 3 !== 0) return null;
      taken.push(rough);
      return [...rough];
    },
  };
  const made = generateNetwork(city, { ...networkParametersOf(city), lineCount: 4 }, streets);
  expect(asked).toBe(12);
  expect(made.map(({ directions: [{ shape }] }) => shape)).toEqual(taken);
});
