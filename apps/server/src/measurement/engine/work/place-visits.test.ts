import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import { audienceMask } from '../audience-mask.ts';
import { noCell } from '../city-model.ts';
import { placeVisits, type PlaceGroups } from './place-visits.ts';

const { model } = smallModel({ persons: 700, lines: 2, seed: 6 });
const audienceOf = (labelId: number) => ({
  groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [labelId] }] }],
});
const [men, women] = [audienceOf(101), audienceOf(102)];
const everybody = { groups: [] };

/** Every third cell with a share of its own, a few cells that belong wholly to a group, and a group of nothing. */
const cells = [...model.cells.keys()];
const lists = [cells.filter((cell) => cell % 3 === 0), cells.slice(0, 5), []];
const groups: PlaceGroups = {
  start: Uint32Array.from([0, 1, 2, 3].map((end) => lists.slice(0, end).flat().length)),
  cell: Uint32Array.from(lists.flat()),
  share: Float64Array.from(
    lists.flatMap((list, group) => list.map((cell) => (group === 1 ? 1 : 0.05 + (cell % 7) / 20))),
  ),
};

/** Days of each person in each cell of a group, read row by row. */
function chanceByHand(person: number, group: number): number | null {
  const { start, person: rows, dayMask, minutes } = model.presence;
  let [missed, isThere] = [1, false];
  for (let at = groups.start[group]; at < groups.start[group + 1]; at++) {
    const cell = groups.cell[at];
    const days = new Set<number>();
    for (let row = start[cell]; row < start[cell + 1]; row++) {
      if (rows[row] !== person || minutes[row] < 10) continue;
      if (model.homeCell[person] === cell) continue;
      if (model.workCell[person] !== noCell && model.workCell[person] === cell) continue;
      for (let day = 0; day < 7; day++) if (((dayMask[row] >> day) & 1) === 1) days.add(day);
    }
    if (days.size > 0) isThere = true;
    for (const _ of days) missed *= 1 - groups.share[at];
  }
  return isThere ? 1 - missed : null;
}

test('visitors are those that one counts person by person and day by day', () => {
  const mask = audienceMask(model.labels, women);
  const found = placeVisits(model, women, groups);
  expect(found).toHaveLength(3);
  const { weights } = model.store;
  found.forEach((visits, group) => {
    let [all, ta, universe, taUniverse, panel, taPanel] = [0, 0, 0, 0, 0, 0];
    for (let p = 0; p < weights.length; p++) {
      const chance = chanceByHand(p, group);
      universe += weights[p];
      all += weights[p] * (chance ?? 0);
      panel += Number(chance !== null);
      if (mask[p] === 0) continue;
      taUniverse += weights[p];
      ta += weights[p] * (chance ?? 0);
      taPanel += Number(chance !== null);
    }
    expect(visits.panelPersons).toBe(panel);
    expect(visits.taPanelPersons).toBe(taPanel);
    expect(visits.basePenetration).toBeCloseTo(all / universe, 9);
    expect(visits.penetration?.value).toBeCloseTo(ta / taUniverse, 9);
  });
  expect(found[0].panelPersons).toBeGreaterThan(100);
  expect(found[2]).toMatchObject({ panelPersons: 0, basePenetration: 0 });
});

test('the audience and the rest make up everybody', () => {
  const [own, rest, all] = [women, men, everybody].map((audience) => placeVisits(model, audience, groups));
  const people = (labelId: number) => {
    const mask = audienceMask(model.labels, audienceOf(labelId));
    return model.store.weights.reduce((sum, weight, p) => sum + weight * mask[p], 0);
  };
  const [ofWomen, ofMen] = [people(102), people(101)];
  all.forEach((visits, group) => {
    const sum =
      (own[group].penetration?.value ?? 0) * ofWomen + (rest[group].penetration?.value ?? 0) * ofMen;
    expect(sum).toBeCloseTo(visits.basePenetration * (ofWomen + ofMen), 3);
    expect(visits.penetration?.value).toBeCloseTo(visits.basePenetration, 9);
  });
});
