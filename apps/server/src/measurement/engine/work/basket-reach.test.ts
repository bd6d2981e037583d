import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import { basketReach } from './basket-reach.ts';
import { measureEffect, type EffectInput } from './measure-effect.ts';

const { city, model } = smallModel({ persons: 900, lines: 4, seed: 11 });
const { persons } = city.panel;
const female = 102;
const audience = {
  groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [female] }] }],
};
const isTarget = (p: number) => persons[p].labels.includes(female);

function bought(vehicleDays: readonly number[], more: EffectInput['items'] = []): EffectInput {
  const items = vehicleDays.map((days, line) => ({
    mediumId: 1,
    unit: { lineId: model.lineIds[line], formFactor: 1 },
    planned: [days],
    actual: [],
  }));
  return {
    audience,
    items: [...items, ...more],
    faces: [],
    around: { passages: new Uint8Array(), stationIds: [] },
    elapsedDays: 0,
  };
}

/** Expected contacts of a person with a vehicle day of a line. */
function rateOf(line: number, p: number): number {
  const { rowStart, persons: of, rates } = model.store;
  for (let e = rowStart[line]; e < rowStart[line + 1]; e++) if (of[e] === p) return rates[e];
  return 0;
}

test('reach alone, net addition and overlap are those enumerated over every outcome of every person', () => {
  const days = [40, 25, 60];
  const reach = basketReach(model, bought(days));
  const added = [0, 0, 0];
  const alone = [0, 0, 0];
  let [union, several] = [0, 0];
  for (const [p, { weight }] of persons.entries()) {
    if (!isTarget(p)) continue;
    const chances = days.map((count, line) => 1 - Math.exp(-count * rateOf(line, p)));
    // Every subset of lines that the person meets, with its probability.
    for (let met = 1; met < 8; met++) {
      const lines = [0, 1, 2].filter((line) => (met >> line) & 1);
      const chance = chances.reduce((all, one, line) => all * ((met >> line) & 1 ? one : 1 - one), weight);
      union += chance;
      for (const line of lines) alone[line] = alone[line] + chance;
      if (lines.length > 1) several += chance;
      else added[lines[0]] = added[lines[0]] + chance;
    }
  }
  expect(several).toBeGreaterThan(0);
  expect(reach.all.reach.value / union).toBeCloseTo(1, 6);
  expect(reach.overlap.value / several).toBeCloseTo(1, 6);
  for (const [line, item] of reach.items.entries()) {
    expect(item!.reach.value / alone[line]).toBeCloseTo(1, 6);
    expect(item!.added.value / added[line]).toBeCloseTo(1, 6);
  }
});

test('together it is the measured plan, and without an item it loses what that item adds', () => {
  const whole = basketReach(model, bought([40, 25, 60]));
  expect(whole.all.reach).toEqual(measureEffect(model, bought([40, 25, 60])).planned.reach);
  const without = basketReach(model, bought([40, 25]));
  expect(whole.all.reach.value - without.all.reach.value).toBeCloseTo(whole.items[2]!.added.value, 4);
});

test('one item overlaps with nothing, an unknown unit counts for nothing', () => {
  const unknown = { mediumId: 2, unit: null, planned: [30], actual: [] };
  const reach = basketReach(model, bought([40], [unknown]));
  expect(reach.items[1]).toBeNull();
  expect(reach.overlap.value).toBe(0);
  expect(reach.overlapPanelPersons).toBe(0);
  expect(reach.items[0]!.added.value).toBeCloseTo(reach.all.reach.value, 6);
  expect(reach.panelPersons + reach.otherPersons).toBe(persons.length);
});
