import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityIndexes } from './city-index.ts';
import { usualCityWeights, type CityWeights } from './city-index-parts.ts';

const figure = (value: number | null) => ({ value, low: value, high: value, suppressed: value === null });
const city = (
  persons: number | null,
  share: number | null,
  contactsPerPerson: number | null,
  medianCpmFen: number | null,
) => ({
  persons: figure(persons),
  share: figure(share),
  supply: {
    state: 'ready' as const,
    reason: null,
    units: 1,
    freeUnits: 1,
    freeShare: 1,
    contactsPerPerson,
    medianCpmFen,
    uncountedUnits: 0,
    media: [],
  },
});

test('three cities by hand: rank among what is shown times the declared weight', () => {
  const rows = [city(300, 0.1, 0.2, 9000), city(200, 0.3, 0.1, 3000), city(100, 0.2, 0.4, 6000)];
  const found = cityIndexes(rows, usualCityWeights);
  // 规模 1, ½, 0 × 35; 浓度 0, 1, ½ × 25; 供给 ½, 0, 1 × 20; 成本 0, 1, ½ × 20.
  expect(found.map(({ score }) => score)).toEqual([45, 62.5, 42.5].map((score) => expect.closeTo(score, 9)));
  expect(found[1].parts.map(({ points }) => points)).toEqual(
    [17.5, 25, 0, 20].map((points) => expect.closeTo(points, 9)),
  );
});

test('with the whole weight on cost the least cost stands first', () => {
  const onCost: CityWeights = { scale: 0, concentration: 0, supply: 0, cost: 100 };
  const costs = fc.uniqueArray(fc.integer({ min: 1, max: 1e6 }), { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(costs, (fen) => {
      const scores = cityIndexes(
        fen.map((cost) => city(cost, 0.5, 1, cost)),
        onCost,
      ).map(({ score }) => score ?? -1);
      expect(scores.indexOf(Math.max(...scores))).toBe(fen.indexOf(Math.min(...fen)));
    }),
  );
});

test('what is not known of a city leaves its weight to the rest; a withheld audience has no index', () => {
  const found = cityIndexes(
    [city(300, 0.2, null, null), city(100, 0.1, 0.3, 5000), city(null, null, 0.2, 4000)],
    usualCityWeights,
  );
  expect(found[0].score).toBeCloseTo(100, 9);
  expect(found[0].parts.map(({ weight }) => weight)).toEqual([
    expect.closeTo(35 / 60, 9),
    expect.closeTo(25 / 60, 9),
    0,
    0,
  ]);
  expect(found[2].score).toBeNull();
});

test('an index is between 0 and 100, whatever is known and weighs', () => {
  const known = fc.option(fc.double({ min: 0, max: 1e6, noNaN: true }), { nil: null });
  const row = fc.tuple(known, known, known, known).map((values) => city(...values));
  const weight = fc.integer({ min: 0, max: 100 });
  const weights = fc.record({ scale: weight, concentration: weight, supply: weight, cost: weight });
  fc.assert(
    fc.property(fc.array(row, { maxLength: 12 }), weights, (rows, weighed) => {
      for (const { score, parts } of cityIndexes(rows, weighed)) {
        if (score === null) continue;
        expect(score).toBeGreaterThanOrEqual(-1e-9);
        expect(score).toBeLessThanOrEqual(100 + 1e-9);
        expect(score).toBeCloseTo(
          parts.reduce((sum, { points }) => sum + points, 0),
          6,
        );
      }
    }),
  );
});
