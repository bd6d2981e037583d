import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import { measureMix } from './measure-mix.ts';
import { reachCurve, type ReachCurveInput } from './reach-curve.ts';

const { city, model } = smallModel({ persons: 500, lines: 6, seed: 23 });
const { persons } = city.panel;
const female = 102;
const isTarget = (p: number) => persons[p].labels.includes(female);
const audience = {
  groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [female] }] }],
};

/** Expected contacts of each person with a vehicle day of each line. */
const ratesOf = model.lineIds.map((_, line) => {
  const { rowStart, persons: of, rates } = model.store;
  const own = new Float64Array(persons.length);
  for (let e = rowStart[line]; e < rowStart[line + 1]; e++) own[of[e]] = rates[e];
  return own;
});

interface Bought {
  readonly line: number;
  readonly days: number;
  readonly costFen: number;
}

const question = (bought: readonly Bought[], minimumCell = 0): ReachCurveInput => ({
  audience,
  items: bought.map(({ line, days }) => ({
    mediumId: 1,
    unit: { lineId: model.lineIds[line] ?? 'unknown', formFactor: 1 },
    planned: [days],
  })),
  costsFen: bought.map(({ costFen }) => costFen),
  faces: [],
  around: { passages: new Uint8Array(), stationIds: [] },
  minimumCell,
});

/** People of the audience whom some items reach, person by person. */
function reachOf(bought: readonly Bought[]): number {
  let reached = 0;
  for (const [p, { weight }] of persons.entries()) {
    if (!isTarget(p)) continue;
    const missed = bought.reduce((chance, { line, days }) => chance * Math.exp(-days * ratesOf[line][p]), 1);
    reached += weight * (1 - missed);
  }
  return reached;
}
const targetPersons = persons.reduce((sum, { weight }, p) => sum + (isTarget(p) ? weight : 0), 0);

/** Whom an item meets of the audience. */
const metBy = ({ line }: Bought) =>
  persons.flatMap((_, p) => (isTarget(p) && ratesOf[line][p] > 0 ? [p] : []));

/** Seven items at most, none so cheap that it shares its point with the next: 500,000 · 7 ÷ 48 are 72,917. */
const someItems = fc.array(
  fc.record({
    line: fc.integer({ min: 0, max: 5 }),
    days: fc.integer({ min: 1, max: 60 }),
    costFen: fc.integer({ min: 75_000, max: 500_000 }),
  }),
  { minLength: 1, maxLength: 7 },
);

describe('with every item on a point of its own', () => {
  test('points are nested plans with the sums of single persons, and each adds the best item for its money', () => {
    fc.assert(
      fc.property(someItems, (bought) => {
        const { points } = reachCurve(model, question(bought));
        expect(points).toHaveLength(bought.length);
        const plan: Bought[] = [];
        const left = new Set(bought.keys());
        for (const { items, reachShare } of points) {
          expect(items).toHaveLength(1);
          const before = reachOf(plan);
          const worth = (i: number) => (reachOf([...plan, bought[i]]) - before) / bought[i].costFen;
          const best = Math.max(...[...left].map(worth));
          expect(worth(items[0]) / best).toBeCloseTo(1, 6);
          left.delete(items[0]);
          plan.push(bought[items[0]]);
          expect(reachShare.value).toBeCloseTo(reachOf(plan) / targetPersons, 9);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('of items that are alike the first in the list goes first, and what is free before all', () => {
    const alike = { line: 2, days: 30, costFen: 90_000 };
    const order = (bought: readonly Bought[]) =>
      reachCurve(model, question(bought)).points.flatMap(({ items }) => items);
    expect(order([alike, alike, alike])).toEqual([0, 1, 2]);
    const free = reachCurve(model, question([alike, { line: 0, days: 1, costFen: 0 }]));
    expect(free.points.map(({ items }) => items)).toEqual([[0, 1]]);
  });
});

test('reach never falls, and the last point is the measured whole to the last digit', () => {
  fc.assert(
    fc.property(someItems, fc.integer({ min: 0, max: 150 }), (bought, minimumCell) => {
      const asked = question(bought, minimumCell);
      const { points, ...people } = reachCurve(model, asked);
      for (let i = 1; i < points.length; i++)
        expect(points[i].reachShare.value).toBeGreaterThanOrEqual(points[i - 1].reachShare.value);
      const whole = measureMix(model, { ...asked, other: null });
      expect(points.at(-1)!.reachShare).toEqual(whole.planned.reachShare);
      expect(points.at(-1)!.taPanelPersons).toBe(whole.planned.taPanelPersons);
      expect(people.panelPersons).toBe(whole.panelPersons);
      expect(points.flatMap(({ items }) => items).sort((a, b) => a - b)).toEqual([...bought.keys()]);
    }),
    { numRuns: 40 },
  );
});

test('between two points at least the minimum cell of the audience is met', () => {
  fc.assert(
    fc.property(someItems, fc.integer({ min: 1, max: 150 }), (bought, minimumCell) => {
      const { points } = reachCurve(model, question(bought, minimumCell));
      for (const { items } of points) {
        const met = new Set(items.flatMap((i) => metBy(bought[i])));
        if (points.length > 1) expect(met.size).toBeGreaterThanOrEqual(minimumCell);
        // Which of them came first is not told.
        expect(items).toEqual(items.toSorted((a, b) => a - b));
      }
    }),
    { numRuns: 40 },
  );
});

test('a long list has few points, and items of unknown lines are on none', () => {
  const bought = Array.from({ length: 300 }, (_, i) => ({ line: i % 6, days: 1, costFen: 10_000 + i }));
  const { points } = reachCurve(model, question(bought));
  expect(points.length).toBeLessThanOrEqual(48);
  expect(points.length).toBeGreaterThan(30);
  const { points: known, isKnown } = reachCurve(
    model,
    question([
      { line: 9, days: 5, costFen: 1 },
      { line: 1, days: 5, costFen: 1 },
    ]),
  );
  expect(isKnown).toEqual([false, true]);
  expect(known.map(({ items }) => items)).toEqual([[1]]);
});
