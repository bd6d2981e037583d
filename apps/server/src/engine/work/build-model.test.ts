import { cellAreaSquareMeters, cellFromUInt64, cellToBigInt } from '@ooh/geo/h3-cell';
import { cellsAlong } from '@ooh/geo/corridor';
import { wgs84 } from '@ooh/geo/point';
import { expect, test } from 'vitest';
import type { BusLineRecord } from '../../bus-line/bus-line-record.ts';
import { drawCity, type SmallCity } from '../../testing/small-city.ts';
import { modelInputOf, smallModel } from '../../testing/small-model.ts';
import { maskOfLabel } from '../../crowd/label-bits.ts';
import { noCell } from '../city-model.ts';
import { buildModel } from './build-model.ts';

const speed = (hour: number): number =>
  hour === 7 || hour === 8 ? 15 : hour === 17 || hour === 18 ? 14.5 : hour < 6 || hour > 21 ? 22 : 18;
const meanSpeed = Array.from({ length: 24 }, (_, hour) => speed(hour)).reduce((sum, one) => sum + one) / 24;

/** Contacts of every person with one vehicle of a line a day, from the declared factors, visit by visit. */
function ratesByHand(city: SmallCity, line: BusLineRecord): Float64Array {
  const known = new Set(city.panel.persons.flatMap(({ homeCell, workCell }) => [homeCell, workCell]));
  for (const visit of city.panel.visits) if (visit.outdoors === 1) known.add(visit.cell);
  const ways = line.directions.map(({ shape }) =>
    cellsAlong(
      shape.map(([lng, lat]) => wgs84(lng, lat)),
      9,
    ).map(({ cell, lengthMeters }) => ({ cell: cellToBigInt(cell), lengthMeters })),
  );
  const kilometers = ways.flat().reduce((sum, part) => sum + part.lengthMeters, 0) / 1000;
  const leavesPanel = ways.flat().some(({ cell }) => !known.has(cell));
  const tripsAt = (hour: number) => {
    if (hour < line.firstHour || hour >= line.lastHour) return 0;
    const light = hour >= 19 || hour < 6 ? 0.5 : 1;
    const roundTrip = kilometers / (leavesPanel ? meanSpeed : speed(hour)) + 0.15 * ways.length;
    return (0.85 / roundTrip) * 0.7 * 0.5 * light;
  };
  const seenIn = (cell: bigint) => {
    const area = cellAreaSquareMeters(cellFromUInt64(cell));
    return ways
      .map((way) => way.find((part) => part.cell === cell)?.lengthMeters ?? 0)
      .reduce((sum, meters) => sum + Math.min(1, (2 * 60 * meters * 2) / area), 0);
  };
  const rates = new Float64Array(city.panel.persons.length);
  for (const { person, cell, hour, dayMask, minutes, outdoors } of city.panel.visits) {
    if (outdoors === 0) continue;
    const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => (dayMask >> day) & 1).length;
    const share = seenIn(cell);
    let passed = 0;
    for (let left = minutes, at = hour; left > 0; left -= 60, at++)
      passed += (Math.min(60, left) / 60) * tripsAt(at % 24);
    rates[person] = rates[person]! + (0.8 * days * share * passed) / 7;
  }
  return rates;
}

test('every contact rate is the declared factors multiplied out, visit by visit', () => {
  const { city, model } = smallModel({ persons: 300, lines: 9, seed: 5 });
  const { rowStart, persons, rates } = model.store;
  city.lines.forEach((line, m) => {
    const expected = ratesByHand(city, line);
    const built = new Float64Array(expected.length);
    for (let e = rowStart[m]!; e < rowStart[m + 1]!; e++) built[persons[e]!] = rates[e]!;
    expected.forEach((rate, p) => expect(Math.abs(built[p]! - rate)).toBeLessThanOrEqual(1e-6 * rate));
    expect(built.some((rate) => rate > 0)).toBe(true);
  });
});

test('persons keep weight, stratum, cells and labels', () => {
  const { city, model } = smallModel({ persons: 200, lines: 2, seed: 9 });
  const { persons } = city.panel;
  expect([...model.store.weights]).toEqual(persons.map((person) => person.weight));
  expect([...model.strata]).toEqual(persons.map((person) => person.stratum));
  expect(Array.from(model.homeCell, (cell) => model.cells[cell])).toEqual(persons.map((p) => p.homeCell));
  expect(Array.from(model.workCell, (cell) => (cell === noCell ? 0n : model.cells[cell]))).toEqual(
    persons.map((person) => person.workCell),
  );
  for (const labelId of [101, 102, 113, 401, 717]) {
    const carried = persons.map((person) => Number(person.labels.includes(labelId)));
    expect([...maskOfLabel(model.labels, labelId)]).toEqual(carried);
  }
});

test('the hourly profile is spread as the contacts of the line: nothing outside service hours', () => {
  const { city, model } = smallModel({ persons: 300, lines: 4, seed: 2 });
  const { rowStart, persons, rates, weights } = model.store;
  city.lines.forEach((line, m) => {
    const hourly = Array.from(model.hourly.subarray(m * 24, m * 24 + 24));
    hourly.forEach((value, hour) => {
      if (hour < line.firstHour || hour >= line.lastHour) expect(value).toBe(0);
    });
    expect(hourly.some((value) => value > 0)).toBe(true);
    expect(persons.slice(rowStart[m], rowStart[m + 1]).length).toBeGreaterThan(0);
    expect(rates.length).toBe(persons.length);
    expect(weights.length).toBe(300);
  });
});

test('rows that are missing, cut or out of order are refused', () => {
  const input = modelInputOf(drawCity('440300', { persons: 20, lines: 1 }));
  expect(() => buildModel({ ...input, personCount: 21 })).toThrow();
  expect(() => buildModel({ ...input, personCount: 19 })).toThrow('do not end');
  expect(() => buildModel({ ...input, visits: input.visits.subarray(1) })).toThrow('do not end');
  expect(() => buildModel({ ...input, persons: input.persons.subarray(31) })).toThrow();
});
