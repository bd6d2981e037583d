import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import { areaHours } from './area-hours.ts';
import { areaCrowds } from './area-presence.ts';

const { model } = smallModel({ persons: 700, lines: 2, seed: 6 });
const audience = {
  groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [102] }] }],
};
const lists = [8, 20, 0, 1].map((size, area) =>
  Uint32Array.from(
    { length: Math.min(size, model.cells.length) },
    (_, i) => (i * (area + 1)) % model.cells.length,
  ),
);
const start = Uint32Array.from([
  0,
  ...lists.map((_, area) => lists.slice(0, area + 1).flatMap((list) => [...list]).length),
]);
const areas = { start, cells: Uint32Array.from(lists.flatMap((list) => [...list])) };
const dayWeights = [0.1, 0.2, 0.2, 0.1, 0.2, 0, 0.2];

const share = (scale: number) => Float64Array.from(areas.cells, (_, at) => (scale * (1 + (at % 7))) / 8);
const inParts = { ...areas, parts: { area: share(0.8), way: share(1) } };

test.each([
  { isVisitors: true, asked: areas },
  { isVisitors: false, asked: areas },
  { isVisitors: true, asked: inParts },
  { isVisitors: false, asked: inParts },
])('all hours at once are each hour asked for alone (visitors: $isVisitors)', ({ isVisitors, asked }) => {
  const whom = { isVisitors, hasOwn: true, isAlone: false };
  const all = areaHours(model, audience, asked, { dayWeights }, whom);
  for (let hour = 0; hour < 24; hour++) {
    const alone = areaCrowds(model, audience, asked, { dayWeights, fromHour: hour, toHour: hour + 1 });
    alone.forEach(({ present, visitors, daily, dailyVisitors }, area) => {
      const at = area * 24 + hour;
      const [tally, people] = isVisitors ? [visitors, dailyVisitors] : [present, daily];
      expect(all.panelPersons[at]).toBe(present.panelPersons);
      expect(all.panelPersons[at] - all.ownPanelPersons[at]).toBe(visitors.panelPersons);
      expect(all.taPanelPersons[at]).toBe(tally.taPanelPersons);
      expect(all.people[at]).toBeCloseTo(people.people, 6);
      expect(all.taPeople[at]).toBeCloseTo(people.taPeople, 6);
    });
  }
  expect(Math.max(...all.panelPersons)).toBeGreaterThan(20);
  const alone = areaHours(model, audience, asked, { dayWeights }, { ...whom, isAlone: true });
  expect(alone.taPanelPersons).toEqual(all.taPanelPersons);
  expect(alone.taPeople).toEqual(all.taPeople);
  expect(alone.people).toEqual(all.taPeople);
  const bare = areaHours(model, audience, asked, { dayWeights }, { ...whom, hasOwn: false });
  expect({ ...bare, ownPanelPersons: all.ownPanelPersons }).toEqual(all);
});
