import { normalQuantile95 } from '@ooh/measurement/interval';
import { expect, test } from 'vitest';
import { farthestApart, yieldOf } from './city-yield.ts';
import { combinedShare } from './combined-share.ts';
import { gapAreaOf } from './gap.ts';
import { inTurn } from './in-turn.ts';
import { fewContactsShare, isTooSeldom } from './retarget.ts';

const area = (areaId: string, taPeople: number, coverage: number) => ({ areaId, taPeople, coverage });

test('a gap is where many of the audience are and less than half of the city is covered', () => {
  // P75 of five areas is the second largest: 800.
  const areas = [
    area('a', 1000, 0.3),
    area('b', 800, 0.1),
    area('c', 700, 0),
    area('d', 600, 0),
    area('e', 500, 0),
  ];
  expect(gapAreaOf(areas, 0.4)?.areaId).toBe('b');
  // At exactly half of the city's coverage nothing is missing.
  expect(gapAreaOf(areas, 0.2)).toBeNull();
  // Of two gaps that in which more people are missed.
  expect(gapAreaOf([area('a', 1000, 0.19), ...areas.slice(1)], 0.4)?.areaId).toBe('a');
  expect(gapAreaOf([], 0.4)).toBeNull();
  expect(gapAreaOf(areas, 0)).toBeNull();
});

test('the yield of a city is what a little more of everything brings for its money', () => {
  const parts = [
    { peoplePerUnitDay: 10, unitDays: 20, fen: 10_000 },
    { peoplePerUnitDay: 5, unitDays: 20, fen: 10_000 },
  ];
  // 300 people for ¥200.
  expect(yieldOf(parts)).toBe(1.5);
  expect(yieldOf([])).toBeNull();
});

test('money moves only between cities whose yields are more than twice apart', () => {
  const city = (cityCode: string, peoplePerYuan: number) => ({ cityCode, peoplePerYuan });
  const found = farthestApart([city('a', 1), city('b', 2.1), city('c', 1.5)]);
  expect(found).toMatchObject({ from: { cityCode: 'a' }, to: { cityCode: 'b' }, times: 2.1 });
  expect(farthestApart([city('a', 1), city('b', 2)])).toBeNull();
  expect(farthestApart([city('a', 1)])).toBeNull();
  expect(farthestApart([city('a', 0), city('b', 2)])).toBeNull();
});

test('people are met again where more than half of the reached had one or two contacts', () => {
  expect(fewContactsShare([40, 20, 11, 9, 20])).toBeCloseTo(31 / 60, 12);
  expect(fewContactsShare([40, 0, 0])).toBeNull();
  expect([0.5, 0.51, null].map(isTooSeldom)).toEqual([false, true, false]);
});

test('shares of two cities are weighed by their people, and errors add in squares', () => {
  const share = (value: number, error: number) => ({
    value,
    low: value - normalQuantile95 * error,
    high: value + normalQuantile95 * error,
  });
  const found = combinedShare([
    { share: share(-0.01, 0.003), universe: 1000 },
    { share: share(0.05, 0.004), universe: 1000 },
  ]);
  expect(found.value).toBeCloseTo(0.02, 12);
  expect((found.high - found.value) / normalQuantile95).toBeCloseTo(0.0025, 12);
});

test('gains that cannot be compared take turns, each kind in its order', () => {
  expect(inTurn(['a1', 'a2', 'a3', 'b1'], ([kind]) => kind ?? '')).toEqual(['a1', 'b1', 'a2', 'a3']);
  expect(inTurn([], () => '')).toEqual([]);
});
