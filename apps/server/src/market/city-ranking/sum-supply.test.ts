import { expect, test } from 'vitest';
import type { CountedUnit } from './counted-unit.ts';
import { medianOf, sumSupply } from './sum-supply.ts';

const face = (at: number, mediumId: number, units: number, freeUnits: number): CountedUnit => ({
  unit: { unitKey: `p${at}|1`, lineId: null, deck: null, mediumId, mediumName: `媒体${mediumId}` },
  at,
  units,
  freeUnits,
});
const line = (at: number, form: number, units: number, freeUnits: number): CountedUnit => ({
  unit: { unitKey: `m1:single|${form}`, lineId: 'm1', deck: 'single', mediumId: 1, mediumName: '媒体1' },
  at,
  units,
  freeUnits,
});
/** Units withheld one by one: their contacts, and the persons of the audience and others who meet none before them. */
type Hidden = Partial<Record<number, readonly [contacts: number, taPersons: number, otherPersons: number]>>;
const columns = (contacts: number[], cpmFen: number[], hidden: Hidden = {}, hasAudience = true) => ({
  contacts: Float64Array.from(contacts),
  cpmFen: Float64Array.from(cpmFen),
  withheld: Float64Array.from(contacts, (_, at) => hidden[at]?.[0] ?? NaN),
  taPersons: Uint32Array.from(contacts, (_, at) => hidden[at]?.[1] ?? 0),
  otherPersons: Uint32Array.from(contacts, (_, at) => hidden[at]?.[2] ?? 0),
  hasAudience,
  reason: null,
});
const cell = 50;

test('free units times contacts, a line once in the form with most contacts, costs over all that is free', () => {
  const rows = [face(0, 2, 2, 1), face(1, 2, 1, 0), line(2, 7, 10, 4), line(3, 8, 10, 4)];
  const supply = sumSupply(rows, columns([100, 900, 50, 20], [3000, 100, 2000, 8000]), 1000, cell);
  expect(supply).toMatchObject({
    units: 13,
    freeUnits: 5,
    // 1 × 100 + 4 × 50
    contactsPerPerson: expect.closeTo(0.3, 9) as number,
    // 2000, 3000, 8000; the unit that is not free does not count.
    medianCpmFen: 3000,
  });
  expect(supply.freeShare).toBeCloseTo(5 / 13, 9);
  expect(supply.media).toEqual([
    { mediumId: 1, mediumName: '媒体1', units: 10, freeUnits: 4, contactsPerDay: 200 },
    { mediumId: 2, mediumName: '媒体2', units: 3, freeUnits: 1, contactsPerDay: 100 },
  ]);
});

test('units without figures count as units alone, and a withheld audience has no contacts a head', () => {
  const supply = sumSupply([face(0, 2, 3, 3)], columns([NaN], [NaN]), null, cell);
  expect(supply).toMatchObject({ units: 3, freeUnits: 3, contactsPerPerson: null, medianCpmFen: null });
  expect(supply.uncountedUnits).toBe(3);
  expect(supply.media[0].contactsPerDay).toBeNull();
});

test('units that are withheld one by one count together where enough different persons stand behind them', () => {
  const rows = [face(0, 2, 1, 1), face(1, 2, 2, 2), face(2, 2, 1, 1), face(3, 5, 1, 1)];
  const sum = (hidden: Hidden, hasAudience = true) =>
    sumSupply(rows, columns([100, NaN, NaN, NaN], [], hidden, hasAudience), 1000, cell);
  // 30 + 25 persons stand behind the two of medium 2; those of medium 5 are too few alone.
  const told = sum({ 1: [10, 30, 60], 2: [5, 25, 40], 3: [7, 20, 90] });
  expect(told.media.map(({ contactsPerDay }) => contactsPerDay)).toEqual([125, null]);
  expect(told).toMatchObject({ contactsPerPerson: 0.125, uncountedUnits: 1 });
  // What no medium may tell alone, the city may tell.
  const together = sum({ 1: [10, 20, 60], 2: [5, 25, 40], 3: [7, 20, 90] });
  expect(together.media.map(({ contactsPerDay }) => contactsPerDay)).toEqual([100, null]);
  expect(together).toMatchObject({ contactsPerPerson: 0.132, uncountedUnits: 0 });
  // Too few others would be told by the difference, and none at all may be a part of those counted elsewhere.
  for (const others of [49, 0])
    expect(sum({ 1: [10, 80, others] })).toMatchObject({ contactsPerPerson: 0.1, uncountedUnits: 4 });
  expect(sum({ 1: [10, 80, 0] }, false)).toMatchObject({ contactsPerPerson: 0.12, uncountedUnits: 2 });
});

test('the median of an even number is the mean of the middle two', () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([4, 1, 2, 3])).toBe(2.5);
});
