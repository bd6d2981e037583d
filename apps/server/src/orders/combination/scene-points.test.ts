import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenePoints, type SceneFacts } from './scene-points.ts';

const cell = (over: Partial<SceneFacts> = {}): SceneFacts => ({
  units: 20,
  freeUnits: 10,
  taContactsPerDay: 1000,
  tgi: 100,
  taCpmFen: 4000,
  ...over,
});

test('two cells: the better one in everything has the points of its parts', () => {
  const [good, poor] = scenePoints([
    cell({ tgi: 240, taContactsPerDay: 5000, taCpmFen: 1000, freeUnits: 20 }),
    cell(),
  ]);
  expect(good?.parts.map(({ points }) => points)).toEqual([40, 30, 20, 10]);
  expect(good?.index).toBe(100);
  expect(poor?.parts.map(({ points }) => points)).toEqual([20, 0, 0, 5]);
  expect(poor?.index).toBe(25);
});

test('fewer than five free units, or a withheld figure, has no index', () => {
  expect(scenePoints([cell({ freeUnits: 4 }), cell({ taContactsPerDay: null })])).toEqual([null, null]);
});

const facts = fc.record({
  units: fc.integer({ min: 5, max: 500 }),
  freeUnits: fc.integer({ min: 0, max: 500 }),
  taContactsPerDay: fc.option(fc.double({ min: 0, max: 1e6, noNaN: true })),
  tgi: fc.option(fc.double({ min: 0, max: 500, noNaN: true })),
  taCpmFen: fc.option(fc.integer({ min: 0, max: 100_000 })),
});

test('an index is the sum of its parts, each between nothing and its most', () => {
  fc.assert(
    fc.property(fc.array(facts, { maxLength: 30 }), (cells) => {
      const capped = cells.map((one) => ({ ...one, freeUnits: Math.min(one.freeUnits, one.units) }));
      for (const found of scenePoints(capped)) {
        if (found === null) continue;
        expect(found.index).toBeCloseTo(
          found.parts.reduce((sum, part) => sum + part.points, 0),
          6,
        );
        for (const { points, most } of found.parts) {
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(most);
        }
      }
    }),
    { numRuns: 200 },
  );
});
