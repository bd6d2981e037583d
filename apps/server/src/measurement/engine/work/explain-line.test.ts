import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import type { DeliveredLine } from './bought-lines.ts';
import { explainLine } from './explain-line.ts';
import type { SelectionInput } from './select-lines.ts';

const { city, model } = smallModel({ persons: 400, lines: 8, seed: 21 });
const { weights, rowStart, persons, rates } = model.store;
const isTarget = city.panel.persons.map(({ labels }) => labels.includes(102));
const price = 100_000;

function selection(over: Partial<SelectionInput> = {}): SelectionInput {
  return {
    audience: { groups: [{ join: 'and', conditions: [{ join: 'and', labelIds: [102] }] }] },
    terms: model.lineIds.map((lineId, m) => ({
      lineId,
      lineName: `${m + 1}路`,
      days: 28,
      pricePerVehicleFen: price + 10_000 * m,
      maxVehicles: 20,
      minVehicles: 2,
    })),
    budgetFen: 10_000_000,
    objective: { kind: 'reach', k: 1 },
    maxLines: null,
    minVehicles: 0,
    seed: 1,
    seconds: 5,
    ...over,
  };
}

const bought = (m: number, vehicles: number, days: number, costFen = vehicles * price): DeliveredLine => ({
  lineId: model.lineIds[m],
  vehicles,
  days,
  costFen,
});

/** People of the audience with k contacts or more, person by person. */
function reach(plan: readonly DeliveredLine[], k = 1): number {
  const means = weights.map(() => 0);
  for (const { lineId, vehicles, days } of plan) {
    const m = model.lineIds.indexOf(lineId);
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++)
      means[persons[e]] = means[persons[e]] + vehicles * days * rates[e];
  }
  return means.reduce((sum, mean, p) => {
    if (!isTarget[p]) return sum;
    let below = 0;
    for (let n = 0, term = Math.exp(-mean); n < k; n++, term *= mean / n) below += term;
    return sum + weights[p] * (1 - below);
  }, 0);
}

const delivered = [bought(0, 6, 28), bought(1, 9, 14), bought(2, 4, 28), bought(5, 12, 20)];

test('a line of the plan is worth what the plan loses without it', () => {
  for (const k of [1, 2]) {
    for (const [i, line] of delivered.entries()) {
      const input = selection({ objective: { kind: 'reach', k } });
      const explained = explainLine(model, { selection: input, delivered, lineId: line.lineId });
      expect(explained.isInPlan).toBe(true);
      expect(explained.persons).toBeCloseTo(reach(delivered, k) - reach(delivered.toSpliced(i, 1), k), 5);
      expect(explained.costFen).toBe(line.costFen);
      expect(explained.panelPersons).toBe(meeting(line.lineId));
    }
  }
});

function meeting(lineId: string): number {
  const m = model.lineIds.indexOf(lineId);
  return [...persons.subarray(rowStart[m], rowStart[m + 1])].filter((p) => isTarget[p]).length;
}

test('a line bought twice, in two forms, counts whole', () => {
  const twice = [...delivered, bought(1, 3, 7.5, 123_457)];
  const explained = explainLine(model, {
    selection: selection(),
    delivered: twice,
    lineId: model.lineIds[1],
  });
  const without = twice.filter((line) => line.lineId !== model.lineIds[1]);
  expect(explained.persons).toBeCloseTo(reach(twice) - reach(without), 5);
  expect(Math.abs(explained.costFen - (9 * price + 123_457))).toBeLessThan(12);
});

test('a line outside the plan adds what its fewest vehicles would', () => {
  const explained = explainLine(model, { selection: selection(), delivered, lineId: model.lineIds[3] });
  const added = [...delivered, bought(3, 2, 28)];
  expect(explained.isInPlan).toBe(false);
  expect(explained.persons).toBeCloseTo(reach(added) - reach(delivered), 5);
  expect(explained.costFen).toBe(2 * (price + 30_000));
  expect(explained.blockedBy).toEqual([]);
});

test('the plan’s weakest vehicle is the bar, over the money that it was bought for', () => {
  const explained = explainLine(model, { selection: selection(), delivered, lineId: model.lineIds[3] });
  const perFen = delivered.map((line, i) => {
    const less = delivered.with(i, { ...line, vehicles: line.vehicles - 1 });
    return (reach(delivered) - reach(less)) / price;
  });
  expect(explained.weakestPerFen).toBeCloseTo(Math.min(...perFen), 9);
});

test('a replacement changes the plan by what evaluating it again says', () => {
  const spent = delivered.reduce((sum, line) => sum + line.costFen, 0);
  for (const m of [3, 4, 6, 7]) {
    const input = selection({ budgetFen: spent });
    const explained = explainLine(model, { selection: input, delivered, lineId: model.lineIds[m] });
    expect(explained.blockedBy).toEqual(['总预算不足']);
    const after = delivered.map((line) => {
      const step = explained.replaces!.find((one) => one.lineId === line.lineId);
      if (step === undefined) return line;
      expect(step.from).toBe(line.vehicles);
      return { ...line, vehicles: step.to };
    });
    const replaced = [...after, bought(m, 2, 28)];
    expect(explained.changeByReplacing).toBeCloseTo(reach(replaced) - reach(delivered), 5);
    const freed = delivered.reduce((sum, line, i) => sum + (line.vehicles - after[i].vehicles) * price, 0);
    expect(explained.changeFen).toBe(2 * (price + 10_000 * m) - freed);
    expect(explained.changeFen).toBeLessThanOrEqual(0);
  }
});

test('an excluded line says so, and an empty plan has no bar', () => {
  const input = selection();
  const terms = input.terms.map((line, m) => ({ ...line, excluded: m === 3 }));
  const excluded = { selection: { ...input, terms }, delivered, lineId: model.lineIds[3] };
  expect(explainLine(model, excluded).blockedBy).toEqual(['该线路已被排除']);
  const first = explainLine(model, { selection: input, delivered: [], lineId: model.lineIds[3] });
  expect(first.weakestPerFen).toBeNull();
  expect(first.persons).toBeCloseTo(reach([bought(3, 2, 28)]), 5);
  expect(() => explainLine(model, { ...excluded, lineId: 'gone' })).toThrow(RangeError);
});
