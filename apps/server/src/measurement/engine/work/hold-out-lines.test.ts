import { evaluateRates } from '@ooh/measurement/rate-reach';
import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import { chooseOnHalves, correctChoice } from './hold-out-lines.ts';
import { rateLinesOf, rateProblemOf, selectLines, type SelectionInput } from './select-lines.ts';

const { model } = smallModel({ persons: 400, lines: 12, seed: 3 });
const input: SelectionInput = {
  audience: { groups: [] },
  terms: model.lineIds.map((lineId) => ({
    lineId,
    lineName: lineId,
    days: 28,
    pricePerVehicleFen: 1_000_000,
    maxVehicles: 6,
  })),
  budgetFen: 12_000_000,
  objective: { kind: 'reach', k: 1 },
  maxLines: null,
  minVehicles: 0,
  seed: 7,
  seconds: 5,
};

const problem = rateProblemOf(model, input);
const never = () => false;

test('a selection has a non-negative optimism, reproducible from a seed', () => {
  const found = selectLines(model, input, { isCancelled: never, onProgress: () => undefined });
  const halves = chooseOnHalves(model, problem, 7, never);
  if (found.status !== 'planned' || halves === null) throw new Error('planned, and on both halves');
  for (const choice of halves) expect(choice.length).toBeGreaterThan(0);
  const lines = rateLinesOf(model, problem, found.lines);
  const holdOut = correctChoice(model, problem, 7, lines, halves);
  const { apparent, optimism, corrected } = holdOut!;
  const { reach, universe } = evaluateRates(model.store, lines);
  expect(apparent).toBeCloseTo(reach / universe, 9);
  expect(optimism).toBeGreaterThanOrEqual(0);
  expect(optimism).toBeLessThan(0.1);
  expect(corrected.estimate).toBeCloseTo(apparent - optimism, 9);
  expect(corrected.low).toBeLessThan(corrected.estimate);
  expect(chooseOnHalves(model, problem, 7, never)).toEqual(halves);
  expect(correctChoice(model, problem, 7, lines, halves)).toEqual(holdOut);
});

test('an empty audience and a stopped computation have no hold-out', () => {
  const nobody = { ...problem, audience: new Uint8Array(400) };
  expect(chooseOnHalves(model, nobody, 1, never)).toBeNull();
  expect(chooseOnHalves(model, problem, 1, () => true)).toBeNull();
});
