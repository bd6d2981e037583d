import { expect, test } from 'vitest';
import { handRates } from '../../../testing/hand-rates.ts';
import { drawCity } from '../../../testing/small-city.ts';
import { modelInputOf, smallModel } from '../../../testing/small-model.ts';
import { maskOfLabel } from '../label-bits.ts';
import { noCell } from '../city-model.ts';
import { buildModel } from './build-model.ts';

test('every contact rate is the declared factors multiplied out, visit by visit', () => {
  const { city, model } = smallModel({ persons: 300, lines: 9, seed: 5 });
  const { rowStart, persons, rates } = model.store;
  city.lines.forEach((line, m) => {
    const expected = handRates(city.panel, line);
    const built = new Float64Array(expected.length);
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) built[persons[e]] = rates[e]!;
    expected.forEach((rate, p) => expect(Math.abs(built[p] - rate)).toBeLessThanOrEqual(1e-6 * rate));
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

test('a pair meets on the days of the person’s visits, and on others not', () => {
  const { city, model } = smallModel({ persons: 200, lines: 5, seed: 6 });
  const { rowStart, persons } = model.store;
  const outdoors = new Uint8Array(200);
  for (const visit of city.panel.visits) if (visit.outdoors === 1) outdoors[visit.person] |= visit.dayMask;
  expect(model.dayMasks).toHaveLength(persons.length);
  let someDaysOff = 0;
  for (let e = 0; e < rowStart[5]; e++) {
    expect(model.dayMasks[e]).toBeGreaterThan(0);
    expect(model.dayMasks[e] & ~outdoors[persons[e]]).toBe(0);
    if (model.dayMasks[e] !== 127) someDaysOff++;
  }
  expect(someDaysOff).toBeGreaterThan(0);
});
