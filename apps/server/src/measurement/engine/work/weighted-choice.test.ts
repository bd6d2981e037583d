import { evaluateRates } from '@ooh/measurement/rate-reach';
import { checkRateCertificate } from '@ooh/planning/check-certificate';
import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import { operations } from '../operations.ts';
import { rateProblemOf, selectLines, unweighted, type SelectionInput } from './select-lines.ts';

const { model } = smallModel({ persons: 300, lines: 6, seed: 12 });
const { weights, rowStart, persons, rates } = model.store;
const days = 28;
const most = 2;
const contactWeights = [1, 0.1, 0.85, 0, 0.4, 0.7];
const control = { isCancelled: () => false, onProgress: () => undefined };

const input = (k: number): SelectionInput => ({
  audience: { groups: [] },
  terms: model.lineIds.map((lineId, m) => ({
    lineId,
    lineName: lineId,
    days,
    pricePerVehicleFen: 100_000 + 15_000 * m,
    maxVehicles: most,
    contactWeight: contactWeights[m],
  })),
  budgetFen: 500_000,
  objective: { kind: 'reach', k },
  maxLines: null,
  minVehicles: 0,
  seed: 1,
  seconds: 5,
});

/** People with k contacts, each contact kept with the weight of its line: person by person, from the definition. */
function keptReach(vehicles: readonly number[], k: number): number {
  const means = weights.map(() => 0);
  vehicles.forEach((v, m) => {
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++)
      means[persons[e]] = means[persons[e]] + v * days * contactWeights[m] * rates[e];
  });
  return means.reduce((sum, mean, p) => {
    let [none, term] = [0, Math.exp(-mean)];
    for (let n = 0; n < k; n++) {
      none += term;
      term *= mean / (n + 1);
    }
    return sum + weights[p] * (1 - none);
  }, 0);
}

/** The best plan of all. */
function bestOfAll({ terms, budgetFen }: SelectionInput, k: number): number {
  let best = 0;
  const plan = terms.map(() => 0);
  const visit = (m: number, left: number): void => {
    if (m === terms.length) {
      best = Math.max(best, keptReach(plan, k));
      return;
    }
    for (let v = 0; v <= most && v * terms[m].pricePerVehicleFen <= left; v++) {
      plan[m] = v;
      visit(m + 1, left - v * terms[m].pricePerVehicleFen);
    }
    plan[m] = 0;
  };
  visit(0, budgetFen);
  return best;
}

test.each([1, 2])('the choice of weighted contacts is the best of all plans, and proved (k = %i)', (k) => {
  const asked = input(k);
  const found = selectLines(model, asked, control);
  if (found.status !== 'planned') throw new Error('planned');
  const plan = model.lineIds.map((id) => found.lines.find(({ lineId }) => lineId === id)?.vehicles ?? 0);
  expect(found.value).toBeCloseTo(keptReach(plan, k), 4);
  const best = bestOfAll(asked, k);
  expect(found.value).toBeGreaterThan(0.999 * best);
  expect(found.bound).toBeGreaterThanOrEqual(best - 1e-6);
  // The line whose contacts count for nothing is not bought.
  expect(plan[3]).toBe(0);
  expect(checkRateCertificate(model.store, rateProblemOf(model, asked), found.certificate).valid).toBe(true);
  // It is a proof of what was asked, not of plain reach.
  const plain = rateProblemOf(model, unweighted(asked));
  expect(checkRateCertificate(model.store, plain, found.certificate).valid).toBe(false);
});

test('what a choice of weighted contacts reaches is told with all contacts, and never above the best of plain reach', () => {
  const asked = input(1);
  const found = selectLines(model, asked, control);
  if (found.status !== 'planned') throw new Error('planned');
  const inFull = found.lines.map(({ lineId, vehicles }) => ({
    medium: model.lineIds.indexOf(lineId),
    vehicles,
    days,
  }));
  const { reach, universe } = evaluateRates(model.store, inFull);
  const halves = operations.chooseOnHalves(model, asked, control);
  const holdOut = operations.correctChoice(model, { selection: asked, chosen: found.lines, halves: halves! });
  expect(holdOut!.apparent).toBeCloseTo(reach / universe, 9);
  const answer = operations.priceConstraints(model, { selection: asked, loosened: [], k: 1 }, control);
  if (answer.status !== 'planned') throw new Error('planned');
  expect(answer.weights!.persons).toBeCloseTo(reach, 4);
  expect(answer.weights!.alikePersons).toBeGreaterThan(answer.weights!.persons);
  expect(answer.weights!.alikeBound).toBeGreaterThanOrEqual(answer.weights!.alikePersons);
  const plain = operations.priceConstraints(
    model,
    { selection: unweighted(asked), loosened: [], k: 1 },
    control,
  );
  expect(plain).toMatchObject({ weights: null });
});
