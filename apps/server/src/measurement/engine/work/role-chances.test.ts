import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import { audienceMask } from '../audience-mask.ts';
import { membersReader } from './area-members.ts';
import { areaPortrait, originsOf } from './area-people.ts';
import { areaCrowds } from './area-presence.ts';
import type { DayWindow } from './presence-window.ts';
import type { AreaRole } from './role-chances.ts';

const { city, model } = smallModel({ persons: 900, lines: 2, seed: 9 });
const women = {
  groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [102] }] }],
};
const cells = Uint32Array.from([...model.cells.keys()].filter((cell) => cell % 3 === 0).slice(0, 12));
const shares = (scale: number) => Float64Array.from(cells, (_, at) => (scale * (1 + (at % 5))) / 6);
const people = { cells, parts: { area: shares(0.7), way: shares(1) } };
const areas = { start: Uint32Array.of(0, cells.length), ...people };
const week: DayWindow = { dayWeights: Array.from({ length: 7 }, () => 1 / 7), fromHour: 0, toHour: 24 };
const rush: DayWindow = { dayWeights: [0.2, 0.2, 0.2, 0.2, 0.2, 0, 0], fromHour: 7, toHour: 10 };
const roles: AreaRole[] = ['residents', 'workers', 'visitors', 'present'];

test.each(roles)('a portrait of %s of parts of cells is of the people whom the area counts', (role) => {
  for (const window of [week, rush]) {
    const [crowd] = areaCrowds(model, women, areas, window);
    const { size, labels } = areaPortrait(model, women, people, role, window);
    expect(size.persons.value).toBeCloseTo(crowd[role].taPeople, 6);
    expect(size.panelPersons).toBe(crowd[role].taPanelPersons);
    // Who is in the audience and has a label, as an audience of its own.
    const narrower = {
      groups: [
        ...women.groups,
        { join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [113] }] },
      ],
    };
    const [own] = areaCrowds(model, narrower, areas, window);
    const label = labels.find(({ labelId }) => labelId === 113);
    expect(label?.share?.value).toBeCloseTo(own[role].taPeople / crowd[role].taPeople, 9);
    expect(label?.panelPersons).toBe(own[role].taPanelPersons);
    const groups = { count: 1, groupOf: new Int32Array(model.cells.length) };
    const [origin] = originsOf(model, women, { people, role, window }, groups);
    expect(origin.taPeople).toBeCloseTo(crowd[role].taPeople, 6);
  }
});

test('the audience of an area is whom it counts in the week, whatever was read before', () => {
  const mask = audienceMask(model.labels, women);
  const twice = {
    start: Uint32Array.of(0, cells.length, 2 * cells.length),
    cells: Uint32Array.from([...cells, ...cells]),
    parts: {
      area: Float64Array.from([...shares(0.2), ...people.parts.area]),
      way: Float64Array.from([...shares(0.4), ...people.parts.way]),
    },
  };
  const [{ present }] = areaCrowds(model, women, areas, week);
  const membersOf = membersReader(model, twice);
  membersOf(0, mask);
  const { members, weights, panelPersons } = membersOf(1, mask);
  expect(members.reduce((sum, p) => sum + weights[p], 0)).toBeCloseTo(present.taPeople, 6);
  expect(panelPersons).toBe(present.taPanelPersons);
  expect(members.every((p) => city.panel.persons[p].labels.includes(102))).toBe(true);
});
