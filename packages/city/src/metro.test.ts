import { haversineMeters } from '@ooh/geo/distance';
import { beforeAll, expect, test } from 'vitest';
import { prepareCity, type CityModel } from './city-model.ts';
import { generateMetro, type MetroSystem } from './metro.ts';
import { dailyRiders, stationPassages, travellersOf, type StationPassages } from './metro-trips.ts';
import { generatePanel, type Panel } from './panel.ts';
import { travelMode } from '@ooh/people/person/person-labels';
import { shenzhenBoxes } from './testing/shenzhen-boxes.ts';

const cityAt = (seed: number): CityModel =>
  prepareCity({ adcode: '440300', seed, districts: shenzhenBoxes, resolution: 8 });

let city: CityModel;
let metro: MetroSystem;
let panel: Panel;
let passages: StationPassages;

beforeAll(() => {
  city = cityAt(1);
  metro = generateMetro(city)!;
  panel = generatePanel(city, 4000);
  passages = stationPassages(city, travellersOf(panel), metro);
});

test('lines, stations and kilometres agree with the facts within 10 %', () => {
  const fact = city.facts.metro!;
  expect(metro.lines).toHaveLength(fact.lines);
  expect(Math.abs(metro.stations.length / fact.stations - 1)).toBeLessThan(0.1);
  const kilometers = metro.lines.reduce((sum, line) => sum + line.lengthMeters, 0) / 1000;
  expect(Math.abs(kilometers / fact.kilometers - 1)).toBeLessThan(0.1);
});

test('every station belongs to a line and lies on its path; lines are connected by interchanges', () => {
  const lines = metro.stations.map(() => 0);
  for (const line of metro.lines) {
    expect(new Set(line.stations).size).toBe(line.stations.length);
    for (const station of line.stations) lines[station]++;
  }
  expect(Math.min(...lines)).toBeGreaterThan(0);
  expect(lines.filter((count) => count > 1).length).toBeGreaterThan(metro.lines.length);
  const [first] = metro.lines;
  const end = metro.stations[first.stations[0]];
  expect(haversineMeters(end.lng, end.lat, first.path[0][0], first.path[0][1])).toBeLessThan(1500);
});

test('a city without a metro in the facts has none, and the same seed gives the same metro', () => {
  expect(generateMetro(cityAt(1))).toEqual(metro);
  const without = prepareCity({ adcode: '330600', seed: 1, districts: shenzhenBoxes, resolution: 8 });
  expect(generateMetro(without)).toBeNull();
});

test('a metro commuter passes at least two stations ten times a week; ridership is the expanded passages', () => {
  const byPerson = new Map<number, number[]>();
  for (let i = 0; i < passages.count; i++)
    byPerson.set(passages.person[i], [...(byPerson.get(passages.person[i]) ?? []), passages.weekly[i]]);
  let commuters = 0;
  for (let p = 0; p < panel.count; p++) {
    const often = (byPerson.get(p) ?? []).filter((weekly) => weekly >= 10);
    if (often.length === 0) continue;
    expect(panel.travelMode[p]).toBe(travelMode.metro);
    expect(often.length).toBeGreaterThanOrEqual(2);
    commuters += panel.weight[p];
  }
  const people = panel.weight.reduce((sum, weight) => sum + weight, 0);
  expect(commuters / people).toBeGreaterThan(0.08);
  expect(commuters / people).toBeLessThan(0.35);
  const riders = dailyRiders(panel, metro, passages);
  let expected = 0;
  for (let i = 0; i < passages.count; i++)
    expected += (panel.weight[passages.person[i]] * passages.weekly[i]) / 7;
  expect(riders.reduce((sum, value) => sum + value, 0)).toBeCloseTo(expected, -2);
});
