import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import type { SelectionInput } from './select-lines.ts';
import { unchosenLines } from './unchosen-lines.ts';

const { city, model } = smallModel({ persons: 400, lines: 8, seed: 21 });
const { weights, rowStart, persons, rates } = model.store;
const isTarget = city.panel.persons.map(({ labels }) => labels.includes(102));

const days = 28;
const design = 40_000;
const priceOf = (m: number) => 100_000 + 10_000 * m;
const selection: SelectionInput = {
  audience: { groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [102] }] }] },
  terms: model.lineIds.map((lineId, m) => ({
    lineId,
    lineName: `${m + 1}路`,
    days,
    pricePerVehicleFen: priceOf(m),
    pricePerLineFen: design,
    maxVehicles: m === 6 ? 2 : 20,
    minVehicles: 3,
    excluded: m === 7,
  })),
  budgetFen: 3 * priceOf(0) + 6 * priceOf(1) + 2 * design + 3 * priceOf(2) + design - 1,
  objective: { kind: 'reach', k: 1 },
  maxLines: null,
  minVehicles: 9,
  seed: 1,
  seconds: 5,
};
const plan = [3, 6, 0, 0, 0, 0, 0, 0];
const chosen = plan.flatMap((vehicles, m) => (vehicles > 0 ? [{ lineId: model.lineIds[m], vehicles }] : []));

/** People of the audience reached, person by person. */
function reach(vehicles: readonly number[]): number {
  const means = weights.map(() => 0);
  vehicles.forEach((v, m) => {
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++)
      means[persons[e]] = means[persons[e]] + v * days * rates[e];
  });
  return means.reduce((sum, mean, p) => (isTarget[p] ? sum + weights[p] * (1 - Math.exp(-mean)) : sum), 0);
}

test('a line outside the choice is weighed with its least vehicles and its design', () => {
  const others = unchosenLines(model, { selection, chosen });
  // Not the chosen ones, nor one with too few vehicles, nor an excluded one.
  expect(others.map(({ lineId }) => model.lineIds.indexOf(lineId))).toEqual([2, 3, 4, 5]);
  const base = reach(plan);
  // The first line is at its least and can only go as a whole; the second can give up a vehicle.
  const weakest = Math.min(
    (base - reach(plan.with(0, 0))) / (3 * priceOf(0) + design),
    (base - reach(plan.with(1, 5))) / priceOf(1),
  );
  for (const { lineId, newShare, yieldShare, blockedBy } of others) {
    const m = model.lineIds.indexOf(lineId);
    const gain = reach(plan.with(m, 3)) - base;
    expect(newShare).toBeCloseTo(gain / reach(plan.map((_, at) => (at === m ? 3 : 0))), 6);
    expect(yieldShare).toBeCloseTo(gain / (3 * priceOf(m) + design) / weakest, 6);
    expect(blockedBy).toEqual(['总预算不足']);
  }
});

test('without a chosen line there is nothing to compare with', () => {
  const [first] = unchosenLines(model, { selection, chosen: [] });
  expect(first).toMatchObject({ newShare: 1, yieldShare: null, blockedBy: [] });
});
