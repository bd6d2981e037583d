import { expect, test } from 'vitest';
import { reachByHand } from '../../../testing/reach-by-hand.ts';
import { effectOfLines } from '../../../testing/small-effect.ts';
import { smallModel } from '../../../testing/small-model.ts';
import { weighChanges, type Change, type WeighInput } from './weigh-changes.ts';

const { model } = smallModel({ persons: 240, lines: 6, seed: 7 });
const input: WeighInput = {
  effect: effectOfLines(model),
  before: [84, 28, 14, 0, 0, 0],
  groups: [],
};

/** Reach share of so many unit-days of each line, by hand. */
const shareOf = (unitDays: readonly number[]) => reachByHand(model, model.lineIds, unitDays);

const apply = (change: Change) =>
  input.before.map((days, item) =>
    change.reduce((sum, one) => sum + (one.item === item ? one.unitDays : 0), days),
  );

test('the best swap of a group is the best of all, computed one by one', () => {
  const swaps: Change[] = [0, 1, 2].flatMap((out) =>
    [3, 4, 5].map((into) => [
      { item: out, unitDays: -14 },
      { item: into, unitDays: 14 },
    ]),
  );
  const found = weighChanges(model, { ...input, groups: [swaps, [[{ item: 3, unitDays: 7 }]]] });
  const now = shareOf(input.before);
  const gains = swaps.map((change) => shareOf(apply(change)) - now);
  const [best, added] = found.best;
  expect(best!.compared).toBe(9);
  expect(best!.index).toBe(gains.indexOf(Math.max(...gains)));
  expect(best!.reachShare.value).toBeCloseTo(Math.max(...gains), 12);
  expect(best!.after.reachShare.value).toBeCloseTo(now + Math.max(...gains), 12);
  expect(added!.reachShare.value).toBeCloseTo(shareOf([84, 28, 14, 7, 0, 0]) - now, 12);
  expect(added!.reachShare.low).toBeLessThan(added!.reachShare.value);
});

test('what an item adds is what is lost without it, and its slope what one unit-day more brings', () => {
  const { items } = weighChanges(model, input);
  const now = shareOf(input.before);
  expect(items[0]!.addedShare).toBeCloseTo(now - shareOf([0, 28, 14, 0, 0, 0]), 12);
  const small = 1e-4;
  expect(items[3]!.slope).toBeCloseTo((shareOf([84, 28, 14, small, 0, 0]) - now) / small, 6);
});

test('no more is taken away than there is, and units that nobody knows are never chosen', () => {
  const items = [...input.effect.items.slice(0, 5), { ...input.effect.items[5], unit: null }];
  const found = weighChanges(model, {
    ...input,
    effect: { ...input.effect, items },
    groups: [[[{ item: 2, unitDays: -1000 }], [{ item: 5, unitDays: 14 }]], [[{ item: 5, unitDays: 14 }]]],
  });
  expect(found.items[5]).toBeNull();
  expect(found.best[0]).toMatchObject({ index: 0, compared: 1 });
  expect(found.best[0]!.reachShare.value).toBeCloseTo(
    shareOf([84, 28, 0, 0, 0, 0]) - shareOf(input.before),
    12,
  );
  expect(found.best[1]).toBeNull();
});
