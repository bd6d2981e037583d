import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import { areaOutcome, reachableCrowd } from './area-outcome.ts';
import { areaReach } from './area-reach.ts';
import type { EffectInput } from './measure-effect.ts';

const { city, model } = smallModel({ persons: 700, lines: 3, seed: 12 });
const { persons, visits } = city.panel;
const female = 102;
const everybody = { groups: [] };
const women = {
  groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [female] }] }],
};

/** Forty vehicle days of the first line booked, of which 25 ran, and ten of the second that were not booked. */
const effect: EffectInput = {
  audience: women,
  items: [
    {
      mediumId: 1,
      unit: { lineId: model.lineIds[0], formFactor: 1 },
      planned: [20, 20],
      actual: [15, 10, 99],
    },
    { mediumId: 1, unit: { lineId: model.lineIds[1], formFactor: 1 }, planned: [], actual: [10] },
    { mediumId: 1, unit: null, planned: [5], actual: [5] },
  ],
  faces: [],
  around: { passages: new Uint8Array(), stationIds: [] },
  elapsedDays: 2,
};

const numbers = new Map([...model.cells].map((cell, number) => [cell, number]));
const lists = [[1, 2, 3, 4, 5, 6], [...model.cells.keys()].filter((n) => n % 4 === 0), []];
const areas = {
  start: Uint32Array.from([0, 6, 6 + lists[1].length, 6 + lists[1].length]),
  cells: Uint32Array.from(lists.flat()),
};

/** Expected contacts of a person with a vehicle day of a line. */
function rateOf(line: number, p: number): number {
  const { rowStart, persons: of, rates } = model.store;
  for (let e = rowStart[line]; e < rowStart[line + 1]; e++) if (of[e] === p) return rates[e];
  return 0;
}

/** Means over the people of an area person by person, with the standard error of a ratio. */
function byHand(cells: readonly number[], isIn: (p: number) => boolean) {
  const inside = new Set(cells);
  const there = [
    ...new Set(
      visits
        .filter(({ cell, person }) => inside.has(numbers.get(cell)!) && isIn(person))
        .map((v) => v.person),
    ),
  ];
  const weight = there.reduce((sum, p) => sum + persons[p].weight, 0);
  const mean = (of: (p: number) => number) => {
    const share = weight > 0 ? there.reduce((sum, p) => sum + persons[p].weight * of(p), 0) / weight : 0;
    const squares = there.reduce((sum, p) => sum + (persons[p].weight * (of(p) - share)) ** 2, 0);
    return { share, shareError: weight > 0 ? Math.sqrt(squares) / weight : 0 };
  };
  const planned = (p: number) => 1 - Math.exp(-40 * rateOf(0, p));
  const actual = (p: number) => 1 - Math.exp(-25 * rateOf(0, p) - 10 * rateOf(1, p));
  return {
    taPanelPersons: there.length,
    taPeople: weight,
    planned: mean(planned),
    actual: mean(actual),
    difference: mean((p) => actual(p) - planned(p)),
  };
}

test('plan, postings and their difference in each area equal a count person by person', () => {
  const found = areaOutcome(model, { effect, audiences: [everybody, women], areas });
  const groups = [() => true, (p: number) => persons[p].labels.includes(female)];
  for (const [group, isIn] of groups.entries())
    for (const [area, cells] of lists.entries()) {
      const [own, hand] = [found[group][area], byHand(cells, isIn)];
      expect(own.taPanelPersons).toBe(hand.taPanelPersons);
      expect(own.taPeople).toBeCloseTo(hand.taPeople, 3);
      for (const what of ['planned', 'actual', 'difference'] as const) {
        expect(own[what].share).toBeCloseTo(hand[what].share, 5);
        expect(own[what].shareError).toBeCloseTo(hand[what].shareError, 5);
      }
    }
  // The same persons: the difference is told more exactly than by two intervals.
  const [{ planned, actual, difference }] = found[1];
  expect(difference.shareError).toBeLessThan(Math.hypot(planned.shareError, actual.shareError));
});

test('the planned share and the people who pass are those of the order’s own coverage', () => {
  const visibility = { cells: Uint32Array.from([3, 9]), lineIds: [model.lineIds[2]] };
  const coverage = areaReach(model, { effect, areas, visibility });
  const [found] = areaOutcome(model, { effect, audiences: [women], areas });
  expect(found.map(({ planned }) => planned.share)).toEqual(coverage.areas.map(({ share }) => share));
  const passing = reachableCrowd(model, { effect, visibility });
  expect(passing).toEqual({
    people: coverage.reachablePeople,
    panelPersons: coverage.reachablePanelPersons,
    otherPersons: coverage.taPanelPersons - coverage.reachablePanelPersons,
  });
});
