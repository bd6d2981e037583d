import { expect, test } from 'vitest';
import { reachByHand } from '../../../testing/reach-by-hand.ts';
import { effectOfLines } from '../../../testing/small-effect.ts';
import { smallModel } from '../../../testing/small-model.ts';
import { chooseAdded, type AddInput } from './choose-added.ts';
import { weighChanges } from './weigh-changes.ts';

const { model } = smallModel({ persons: 240, lines: 6, seed: 7 });
const fens = [300, 200, 500, 400, 250, 350];
const input: AddInput = {
  effect: effectOfLines(model),
  before: [28, 0, 14, 0, 0, 0],
  options: fens.map((fen, item) => ({ item, unitDays: 14, fen })),
  budgetFen: 900,
  leastContacts: 1,
  area: null,
};
const universe = model.store.weights.reduce((sum, weight) => sum + weight, 0);
const shareOf = (days: readonly number[]) => reachByHand(model, model.lineIds, days);
const withOptions = (which: readonly number[]) =>
  input.before.map((days, item) => days + (which.includes(item) ? 14 : 0));
const affordable = Array.from({ length: 2 ** fens.length }, (_, bits) =>
  fens.flatMap((_, i) => ((bits >> i) & 1 ? [i] : [])),
).filter((which) => which.reduce((sum, i) => sum + fens[i], 0) <= input.budgetFen);

test('what is chosen is within the money, adds what it says and never more than the most, which no choice exceeds', () => {
  const found = chooseAdded(model, input);
  expect(affordable.map(String)).toContain(String(found.chosen.toSorted()));
  const now = shareOf(input.before);
  const gain = shareOf(withOptions(found.chosen)) - now;
  expect(found.share.value).toBeCloseTo(gain, 12);
  expect(found.added / universe).toBeCloseTo(gain, 12);
  const best = Math.max(...affordable.map((which) => shareOf(withOptions(which)) - now));
  expect(found.most / universe).toBeGreaterThanOrEqual(best - 1e-12);
  expect(found.compared).toBe(6);
});

test('with three contacts the gain is that of a change weighed by itself, and the bound still holds for all choices', () => {
  const found = chooseAdded(model, { ...input, leastContacts: 3 });
  const weigh = (which: readonly number[]) =>
    weighChanges(model, {
      effect: input.effect,
      before: input.before,
      groups: [[which.map((item) => ({ item, unitDays: 14 }))]],
      leastContacts: 3,
    }).best[0]!.reachShare.value;
  expect(found.share.value).toBeCloseTo(weigh(found.chosen), 12);
  for (const which of affordable.filter(({ length }) => length > 0))
    expect(found.most / universe).toBeGreaterThanOrEqual(weigh(which) - 1e-12);
});

test('too little money buys nothing', () => {
  const found = chooseAdded(model, { ...input, budgetFen: 100 });
  expect(found).toMatchObject({ chosen: [], compared: 0, added: 0, most: 0, personsChanged: 0 });
});
