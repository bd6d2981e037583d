import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf, scaleOf, scoreOf } from './score-match.ts';

const areas = [
  { taConcentration: 0.4, taPersons: 2000 },
  { taConcentration: 0.2, taPersons: 8000 },
];
const units = [
  { mediumId: 2, netFen: 1_000_000 },
  { mediumId: 2, netFen: 4_000_000 },
  { mediumId: 7, netFen: 9_000_000 },
];
const scale = scaleOf(areas, units);

test('the parts of a worked example', () => {
  // Dear shelter, 75 m off the area of fewer but more fitting people.
  const parts = partsOf({ mediumId: 2, netFen: 4_000_000, distanceMeters: 75 }, areas[0], scale);
  expect(parts.people).toBe(1);
  expect(parts.place).toBeCloseTo((2000 / 8000) * 0.75, 12);
  expect(parts.cost).toBe(0.25);
  const score = scoreOf(parts, { peopleWeight: 50, placeWeight: 30, costWeight: 20 });
  expect(score).toBeCloseTo(50 + 30 * 0.1875 + 20 * 0.25, 10);
});

test('a medium is only held against its own prices', () => {
  expect(partsOf({ ...units[2], distanceMeters: 0 }, areas[1], scale).cost).toBe(1);
});

test('an area whose figures are withheld counts nothing for its people, a gift counts as cheapest', () => {
  const nobody = { taConcentration: 0, taPersons: 0 };
  expect(partsOf({ ...units[0], distanceMeters: 0 }, nobody, scaleOf([nobody], units))).toEqual({
    people: 0,
    place: 0,
    cost: 1,
  });
  expect(partsOf({ mediumId: 2, netFen: 0, distanceMeters: 0 }, areas[0], scale).cost).toBe(1);
});

const part = fc.double({ min: 0, max: 1, noNaN: true });
const weight = fc.integer({ min: 0, max: 100 });

test('a score lies between the least and the most of its parts, and weights matter only in proportion', () => {
  fc.assert(
    fc.property(part, part, part, weight, weight, weight, (people, place, cost, p, l, c) => {
      const parts = { people, place, cost };
      const score = scoreOf(parts, { peopleWeight: p, placeWeight: l, costWeight: c });
      expect(score).toBeGreaterThanOrEqual(100 * Math.min(people, place, cost) - 1e-9);
      expect(score).toBeLessThanOrEqual(100 * Math.max(people, place, cost) + 1e-9);
      const thrice = scoreOf(parts, { peopleWeight: 3 * p, placeWeight: 3 * l, costWeight: 3 * c });
      expect(thrice).toBeCloseTo(score, 9);
    }),
  );
});

test('weights that are all 0 count alike', () => {
  const parts = { people: 0.3, place: 0.6, cost: 0.9 };
  expect(scoreOf(parts, { peopleWeight: 0, placeWeight: 0, costWeight: 0 })).toBeCloseTo(60, 10);
});
