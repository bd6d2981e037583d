import { expect, test } from 'vitest';
import { medianOf, sumSupply, type CountedUnit } from './sum-supply.ts';

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
const columns = (contacts: number[], cpmFen: number[]) => ({
  contacts: Float64Array.from(contacts),
  cpmFen: Float64Array.from(cpmFen),
  reason: null,
});

test('free units times contacts, a line once in the form with most contacts, costs over all that is free', () => {
  const rows = [face(0, 2, 2, 1), face(1, 2, 1, 0), line(2, 7, 10, 4), line(3, 8, 10, 4)];
  const supply = sumSupply(rows, columns([100, 900, 50, 20], [3000, 100, 2000, 8000]), 1000);
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
  const supply = sumSupply([face(0, 2, 3, 3)], columns([NaN], [NaN]), null);
  expect(supply).toMatchObject({ units: 3, freeUnits: 3, contactsPerPerson: null, medianCpmFen: null });
  expect(supply.media[0].contactsPerDay).toBeNull();
});

test('the median of an even number is the mean of the middle two', () => {
  expect(medianOf([])).toBeNull();
  expect(medianOf([3, 1, 2])).toBe(2);
  expect(medianOf([4, 1, 2, 3])).toBe(2.5);
});
