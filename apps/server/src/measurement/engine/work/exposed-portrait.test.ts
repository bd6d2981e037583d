import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import { exposedPortrait } from './exposed-portrait.ts';
import { groupReach } from './group-reach.ts';

const { model } = smallModel({ persons: 240, lines: 6, seed: 17 });
const everybody = { groups: [] };
const item = (line: number, formFactor: number) => ({
  mediumId: 1,
  unit: line < 0 ? null : { lineId: model.lineIds[line], formFactor },
  planned: [],
  actual: [],
});
const effect = {
  audience: everybody,
  items: [item(0, 0.7), item(3, 0.4), item(-1, 1)],
  faces: [],
  around: { passages: new Uint8Array(0), stationIds: [] },
  elapsedDays: 0,
};
const units = [2, 3, 9];
const days = 5;

/** Chance of a contact, person by person, from the rows of the store. */
function chancesByHand(): number[] {
  const { rowStart, persons, rates, personCount } = model.store;
  const met = Array.from({ length: personCount }, () => 0);
  for (const [line, factor, count] of [
    [0, 0.7, 2],
    [3, 0.4, 3],
  ])
    for (let e = rowStart[line]; e < rowStart[line + 1]; e++)
      met[persons[e]] += rates[e] * factor * count * days;
  return met.map((contacts) => 1 - Math.exp(-contacts));
}

test('everybody belongs with the chance of a contact, and a label has its part of those people', () => {
  const { size, labels } = exposedPortrait(model, { effect, units, days });
  const chances = chancesByHand();
  const { weights } = model.store;
  const people = chances.reduce((sum, chance, p) => sum + chance * weights[p], 0);
  expect(size.persons.value).toBeCloseTo(people, 6);
  expect(size.panelPersons).toBe(Math.floor(chances.reduce((sum, chance) => sum + chance, 0)));
  for (const { labelId, share } of labels) {
    const bits = model.labels.bits.get(labelId) ?? new Uint8Array(0);
    const carrying = chances.reduce(
      (sum, chance, p) => sum + (((bits[p >> 3] >> (p & 7)) & 1) === 1 ? chance * weights[p] : 0),
      0,
    );
    expect(share?.value).toBeCloseTo(carrying / people, 9);
  }
  const [{ sums }] = groupReach(model, {
    effect,
    groups: 1,
    members: units.map((count, at) => ({ group: 0, item: at, units: count })),
    days,
  });
  expect(size.persons.value).toBeCloseTo(sums.reach.value, 6);
});

test('media that meet nobody have nobody, and no shares', () => {
  const { size, labels } = exposedPortrait(model, { effect, units: [0, 0, 9], days });
  expect(size).toMatchObject({ panelPersons: 0, persons: { value: 0 } });
  expect(labels.every(({ share }) => share === null)).toBe(true);
});
