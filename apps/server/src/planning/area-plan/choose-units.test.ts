import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseUnits } from './choose-units.ts';

const unit = fc.record({
  placeId: fc.constantFrom('a', 'b', 'c'),
  heat: fc.integer({ min: 0, max: 1000 }),
  costFen: fc.option(fc.integer({ min: 1, max: 500 })),
});

test('a choice keeps to the budget, takes only what can be bought, and leaves nothing affordable behind', () => {
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 30 }), fc.integer({ min: 0, max: 3000 }), (units, budget) => {
      const chosen = chooseUnits(units, budget);
      const spent = chosen.reduce((sum, at) => sum + units[at].costFen!, 0);
      expect(new Set(chosen).size).toBe(chosen.length);
      expect(spent).toBeLessThanOrEqual(budget);
      for (const at of chosen) expect(units[at].heat).toBeGreaterThan(0);
      const left = units.filter(
        ({ heat, costFen }, at) => heat > 0 && costFen !== null && !chosen.includes(at),
      );
      for (const { costFen } of left) expect(spent + costFen!).toBeGreaterThan(budget);
    }),
  );
});

test('the richest place for the money first; a second unit of a place counts for half', () => {
  const units = [
    { placeId: 'a', heat: 100, costFen: 10 },
    { placeId: 'a', heat: 100, costFen: 11 },
    { placeId: 'b', heat: 60, costFen: 10 },
    { placeId: 'c', heat: 0, costFen: 1 },
    { placeId: 'd', heat: 900, costFen: null },
  ];
  expect(chooseUnits(units, 20)).toEqual([0, 2]);
  expect(chooseUnits(units, 31)).toEqual([0, 1, 2]);
});
