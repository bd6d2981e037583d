import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import { audienceMask } from '../audience-mask.ts';
import { firstMet } from './first-met.ts';

const { model } = smallModel({ persons: 240, lines: 6, seed: 19 });
const women = { groups: [{ join: 'and' as const, conditions: [{ join: 'and' as const, labelIds: [102] }] }] };
const lines = [4, 1, 5, 0, 2];
const effect = {
  audience: women,
  items: [...lines, -1].map((line) => ({
    mediumId: 1,
    unit: line < 0 ? null : { lineId: model.lineIds[line], formFactor: 1 },
    planned: [],
    actual: [],
  })),
  faces: [],
  around: { passages: new Uint8Array(0), stationIds: [] },
  elapsedDays: 0,
};
const personsOf = (line: number) =>
  model.store.persons.subarray(model.store.rowStart[line], model.store.rowStart[line + 1]);
const mask = audienceMask(model.labels, women);

test('all items together add up to the persons who meet any of them, an unknown one adds nobody', () => {
  const { taPersons, otherPersons } = firstMet(model, effect);
  const all = new Set(lines.flatMap((line) => [...personsOf(line)]));
  const inAudience = [...all].filter((p) => mask[p] === 1).length;
  const sum = (counts: Uint32Array) => counts.reduce((total, count) => total + count, 0);
  expect(sum(taPersons)).toBe(inAudience);
  expect(sum(otherPersons)).toBe(all.size - inAudience);
  expect([taPersons[5], otherPersons[5]]).toEqual([0, 0]);
});

test('of some items the sum is never more than the different persons who meet them', () => {
  const { taPersons } = firstMet(model, effect);
  fc.assert(
    fc.property(fc.subarray([...lines.keys()]), (chosen) => {
      const different = new Set(chosen.flatMap((at) => [...personsOf(lines[at])]));
      const least = chosen.reduce((total, at) => total + taPersons[at], 0);
      expect(least).toBeLessThanOrEqual([...different].filter((p) => mask[p] === 1).length);
    }),
  );
});
