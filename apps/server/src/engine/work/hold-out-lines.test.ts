import { evaluateRates } from '@ooh/measurement/rate-reach';
import { expect, test } from 'vitest';
import { smallModel } from '../../testing/small-model.ts';
import { holdOutLines } from './hold-out-lines.ts';
import { rateProblemOf, selectLines, type SelectionInput } from './select-lines.ts';

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
  seed: 7,
  seconds: 5,
};
const quiet = { isCancelled: () => false, onProgress: () => undefined };

test('a choice comes with what it flatters itself by: no better than it looks, and the same from a seed', () => {
  const found = selectLines(model, input, quiet);
  if (found.status !== 'planned' || found.holdOut === null) throw new Error('planned with a hold-out');
  const { apparent, optimism, corrected } = found.holdOut;
  const lines = found.lines.map(({ lineId, vehicles }) => ({
    medium: model.lineIds.indexOf(lineId),
    vehicles,
    days: 28,
  }));
  const { reach, universe } = evaluateRates(model.store, lines);
  expect(apparent).toBeCloseTo(reach / universe, 9);
  expect(optimism).toBeGreaterThanOrEqual(0);
  expect(optimism).toBeLessThan(0.1);
  expect(corrected.estimate).toBeCloseTo(apparent - optimism, 9);
  expect(corrected.low).toBeLessThan(corrected.estimate);
  expect(selectLines(model, input, quiet)).toEqual(found);
});

test('an audience too small to be halved and a cancelled computation have no hold-out', () => {
  const problem = rateProblemOf(model, input);
  const nobody = { ...problem, audience: new Uint8Array(400) };
  expect(holdOutLines(model, nobody, [], 1, () => false)).toBeNull();
  expect(holdOutLines(model, problem, [], 1, () => true)).toBeNull();
});
