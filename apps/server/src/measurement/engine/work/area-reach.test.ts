import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import { areaReach } from './area-reach.ts';
import { measureEffect, type EffectInput } from './measure-effect.ts';

const { city, model } = smallModel({ persons: 900, lines: 3, seed: 11 });
const { persons, visits } = city.panel;
const female = 102;
const audience = {
  groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [female] }] }],
};
const isTarget = (p: number) => persons[p].labels.includes(female);

/** So many vehicle days of the first line. */
function bought(vehicleDays: number): EffectInput {
  const unit = { lineId: model.lineIds[0], formFactor: 1 };
  return {
    audience,
    items: [{ mediumId: 1, unit, planned: [vehicleDays], actual: [] }],
    faces: [],
    around: { passages: new Uint8Array(), stationIds: [] },
    elapsedDays: 0,
  };
}

const numbers = new Map([...model.cells].map((cell, number) => [cell, number]));
const list = (which: (index: number) => boolean) => [...model.cells.keys()].filter(which);
const areas = [list((n) => n < 12), list((n) => n % 3 === 0), []];
const areaCells = {
  start: Uint32Array.from([
    0,
    areas[0].length,
    areas[0].length + areas[1].length,
    areas[0].length + areas[1].length,
  ]),
  cells: Uint32Array.from(areas.flat()),
};
const nothing = { cells: new Uint32Array(), lineIds: [] };

test('the reach in the city is that of the measured plan', () => {
  const effect = bought(40);
  const reach = areaReach(model, { effect, areas: areaCells, visibility: nothing });
  expect(reach.covered).toEqual(measureEffect(model, effect).planned.reach);
  expect(reach.isKnown).toEqual([true]);
});

/** Expected contacts of a person with a vehicle day of the first line. */
function rateOf(p: number): number {
  const { rowStart, persons: of, rates } = model.store;
  for (let e = rowStart[0]; e < rowStart[1]; e++) if (of[e] === p) return rates[e];
  return 0;
}

test('the audience of an area and its reach are those counted visit by visit', () => {
  const reach = areaReach(model, { effect: bought(40), areas: areaCells, visibility: nothing });
  expect(reach.areas).toHaveLength(3);
  for (const [n, cells] of areas.entries()) {
    const inside = new Set(cells);
    const there = new Set(
      visits
        .filter(({ cell, person }) => inside.has(numbers.get(cell)!) && isTarget(person))
        .map((v) => v.person),
    );
    const weight = [...there].reduce((sum, p) => sum + persons[p].weight, 0);
    const reached = [...there].reduce(
      (sum, p) => sum + persons[p].weight * (1 - Math.exp(-40 * rateOf(p))),
      0,
    );
    expect(reach.areas[n].taPanelPersons).toBe(there.size);
    expect(reach.areas[n].taPeople).toBeCloseTo(weight, 4);
    expect(reach.areas[n].share).toBeCloseTo(weight > 0 ? reached / weight : 0, 5);
  }
});

test('whoever is reached is reachable, and what is for sale adds to them', () => {
  const of = (visibility: typeof nothing | { cells: Uint32Array; lineIds: string[] }) =>
    areaReach(model, { effect: bought(40), areas: areaCells, visibility });
  const alone = of(nothing);
  expect(alone.reachablePanelPersons).toBe(alone.coveredPanelPersons);
  expect(alone.reachablePeople).toBeGreaterThanOrEqual(alone.covered.value);
  const more = of({ cells: Uint32Array.from(list(() => true)), lineIds: [...model.lineIds] });
  expect(more.reachablePanelPersons).toBeGreaterThan(alone.reachablePanelPersons);
  expect(more.reachablePanelPersons).toBeLessThanOrEqual(more.taPanelPersons);
});

test('a unit that the model does not know covers nobody', () => {
  const effect = bought(1);
  const unknown = { ...effect, items: [{ ...effect.items[0], unit: null }] };
  const reach = areaReach(model, { effect: unknown, areas: areaCells, visibility: nothing });
  expect(reach).toMatchObject({ isKnown: [false], coveredPanelPersons: 0, covered: { value: 0 } });
});
