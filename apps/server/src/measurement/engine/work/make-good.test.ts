import { expect, test } from 'vitest';
import { reachByHand } from '../../../testing/reach-by-hand.ts';
import { smallModel } from '../../../testing/small-model.ts';
import { chooseMakeGood, type MakeGoodInput } from './make-good.ts';

const { model } = smallModel({ persons: 240, lines: 4, seed: 5 });
const everybody = { groups: [] };
const days = (units: number, from: number, to: number) =>
  Array.from({ length: 28 }, (_, day) => (day >= from && day < to ? units : 0));
const item = (i: number, planned: number, actual: number) => ({
  mediumId: 1,
  unit: { lineId: model.lineIds[i], formFactor: 1 },
  planned: days(planned, 0, 28),
  actual: days(actual, 0, 14),
});
const effect = {
  audience: everybody,
  items: [item(0, 6, 2), item(1, 6, 6), item(2, 3, 0)],
  faces: [],
  around: { passages: new Uint8Array(0), stationIds: [] },
  elapsedDays: 14,
};
const input: MakeGoodInput = {
  effect,
  comingUnitDays: [28, 84, 0],
  offers: [
    { item: 0, blocks: 18, blockFen: 90_000 },
    { item: 1, blocks: 8, blockFen: 70_000 },
    { item: 2, blocks: 10, blockFen: 100_000 },
  ],
  blockDays: 7,
  paidFen: 15 * 4 * 90_000,
};

/** Reach of so many unit-days of each item, by hand. */
const shareOf = (unitDays: readonly number[]) =>
  reachByHand(
    model,
    effect.items.map(({ unit }) => unit.lineId),
    unitDays,
  );

const planned = [6 * 28, 6 * 28, 3 * 28];
const expected = [2 * 14 + 28, 6 * 14 + 84, 0];

test('the promise is restored, at most a tenth above the cheapest of all choices', () => {
  const found = chooseMakeGood(model, input);
  expect(found.promisedShare).toBeCloseTo(shareOf(planned), 10);
  expect(found.expectedShare).toBeCloseTo(shareOf(expected), 10);
  const blocks = found.chosen.map((one) => one.blocks);
  const after = expected.map((count, i) => count + 7 * blocks[i]);
  expect(found.restoredShare).toBeCloseTo(shareOf(after), 10);
  expect(found.restoredShare).toBeGreaterThanOrEqual(found.promisedShare * (1 - 1e-9));
  const costOf = (counts: readonly number[]) =>
    counts.reduce((sum, count, i) => sum + count * input.offers[i].blockFen, 0);
  let cheapest = Infinity;
  for (let a = 0; a <= 18; a++)
    for (let b = 0; b <= 8; b++)
      for (let c = 0; c <= 10; c++) {
        const share = shareOf([expected[0] + 7 * a, expected[1] + 7 * b, expected[2] + 7 * c]);
        if (share >= found.promisedShare * (1 - 1e-9)) cheapest = Math.min(cheapest, costOf([a, b, c]));
      }
  expect(cheapest).toBeLessThan(Infinity);
  expect(costOf(blocks)).toBeGreaterThanOrEqual(cheapest);
  expect(costOf(blocks)).toBeLessThanOrEqual(cheapest * 1.1);
  found.chosen.forEach(({ addedShare }, i) => {
    const without = after.map((count, j) => (i === j ? expected[j] : count));
    expect(addedShare).toBeCloseTo(shareOf(after) - shareOf(without), 10);
  });
});

test('where all that is free does not suffice, all of it is taken', () => {
  const offers = input.offers.map((offer) => ({ ...offer, blocks: 1 }));
  const found = chooseMakeGood(model, { ...input, offers });
  expect(found.chosen.map((one) => one.blocks)).toEqual([1, 1, 1]);
  expect(found.restoredShare).toBeLessThan(found.promisedShare);
});

test('days that bring back next to nobody are not taken, even for nothing', () => {
  const days = 28 * 400;
  const flooded = { ...effect.items[1], planned: [days], actual: [days] };
  const items = [effect.items[0], flooded, effect.items[2]];
  const offers = input.offers.map((offer) => ({
    ...offer,
    blocks: 4,
    blockFen: offer.item === 1 ? 0 : 90_000,
  }));
  const found = chooseMakeGood(model, { ...input, effect: { ...effect, items }, offers });
  expect(found.expectedShare).toBeLessThan(found.promisedShare);
  expect(found.chosen[1].blocks).toBe(0);
  expect(found.chosen[2].blocks).toBeGreaterThan(0);
});

test('nobody is brought back at more than thirty times what the plan paid for a person', () => {
  const paidFor = input.paidFen / shareOf(planned);
  const one = shareOf(expected.map((count, i) => count + (i === 2 ? 7 : 0))) - shareOf(expected);
  const withBlockAt = (times: number) => {
    const offers = [{ item: 2, blocks: 1, blockFen: Math.round(one * paidFor * times) }];
    return chooseMakeGood(model, { ...input, offers }).chosen[0].blocks;
  };
  expect(withBlockAt(29)).toBe(1);
  expect(withBlockAt(31)).toBe(0);
});

test('where nothing is lost, nothing is chosen', () => {
  const coming = planned.map((count, i) => count - expected[i] + input.comingUnitDays[i]);
  const found = chooseMakeGood(model, { ...input, comingUnitDays: coming });
  expect(found.chosen.every((one) => one.blocks === 0)).toBe(true);
  expect(found.expectedShare).toBeCloseTo(found.promisedShare, 10);
});
