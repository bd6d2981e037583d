import { expect, test } from 'vitest';
import { frontier, leastBudget } from './frontier.ts';
import { gainsOfOthers, marginalLines } from './marginal-lines.ts';
import { overlapOf } from './overlap.ts';
import { seededRandom } from '@ooh/measurement/random';
import { selectRates } from './select-rates.ts';
import { keepsConstraints, plainRateValue } from './testing/exact.ts';
import { cityInstance, randomRateInstance } from './testing/random-instance.ts';
import { cutoffPerFen, whyNot } from './why-not.ts';

const random = seededRandom(19).next;
const store = cityInstance(random, 800, 30);
const media = Array.from({ length: 30 }, (_, m) => ({
  days: 28,
  pricePerVehicleFen: 100 * (5000 + Math.floor(random() * 9000)),
  maxVehicles: m === 29 ? 0 : 4,
  minVehicles: 1 + (m % 2),
  excluded: m === 28,
}));
const problem = {
  media,
  budgetFen: 12_000_000,
  objective: { kind: 'reach', k: 1 } as const,
  groups: [{ name: '甲', media: [0, 1, 2, 3, 4, 5], maxLines: 1 }],
};
const selection = selectRates(store, problem, { pairLimit: 10_000_000 });
if (selection.status !== 'planned') throw new Error('expected a plan');
const { lines, certificate, value } = selection;
const cutoff = cutoffPerFen(certificate);
const vehicles = media.map((_, m) => lines.find((line) => line.medium === m)?.vehicles ?? 0);
const withChange = (m: number, v: number) => vehicles.map((old, i) => (i === m ? v : old));

test('what a line adds is the difference of plain values, and never more than it reaches alone', () => {
  const nothing = media.map(() => 0);
  const table = marginalLines(store, problem, lines);
  expect(table.map((row) => row.medium)).toEqual(lines.map((line) => line.medium));
  for (const row of table) {
    const { medium, vehicles: v } = row;
    const at = (count: number) => plainRateValue(store, problem, withChange(medium, count));
    expect(row.added).toBeCloseTo(value - at(0), 4);
    expect(row.lastVehicle).toBeCloseTo(value - at(v - 1), 4);
    if (row.nextVehicle !== null) expect(row.nextVehicle).toBeCloseTo(at(v + 1) - value, 4);
    const alone = nothing.map((_, m) => (m === medium ? v : 0));
    expect(row.alone).toBeCloseTo(plainRateValue(store, problem, alone), 4);
    expect(row.added).toBeLessThanOrEqual(row.alone);
    expect(row.nextBlockedBy.length === 0).toBe(
      v === media[medium].maxVehicles || keepsConstraints(problem, withChange(medium, v + 1)),
    );
  }
});

test('why a line is not in the plan: gain, price and a replacement that keeps every constraint', () => {
  const outside = gainsOfOthers(store, problem, lines);
  expect(outside.length).toBeGreaterThan(3);
  for (const { medium, vehicles: v, gain } of outside) {
    const answer = whyNot(store, problem, lines, medium, cutoff);
    expect(answer.vehicles).toBe(v);
    expect(answer.gain).toBeCloseTo(gain, 6);
    expect(answer.gain).toBeCloseTo(plainRateValue(store, problem, withChange(medium, v)) - value, 4);
    expect(answer.blockedBy.length > 0).toBe(!keepsConstraints(problem, withChange(medium, v)));
    const replaced = withChange(medium, v);
    for (const { medium: m, from, to } of answer.replaces ?? []) {
      expect(replaced[m]).toBe(from);
      replaced[m] = to;
    }
    expect(answer.replaces).not.toBeNull();
    expect(keepsConstraints(problem, replaced)).toBe(true);
    expect(answer.changeByReplacing).toBeCloseTo(plainRateValue(store, problem, replaced) - value, 4);
  }
  expect(whyNot(store, problem, lines, 28, cutoff).blockedBy).toEqual(['该线路已被排除']);
  expect(whyNot(store, problem, lines, 29, cutoff).blockedBy).toEqual(['该线路没有可用车辆']);
  expect(whyNot(store, problem, lines, lines[0].medium, cutoff).blockedBy).toEqual(['该线路已在方案中']);
});

test('overlap: diagonal is own reach, two lines share A + B − (A or B)', () => {
  const few = lines.slice(0, 4);
  const { count, shared, share } = overlapOf(store, store.weights, few);
  const reach = (chosen: typeof few) =>
    plainRateValue(
      store,
      problem,
      media.map((_, m) => chosen.find((line) => line.medium === m)?.vehicles ?? 0),
    );
  for (let i = 0; i < count; i++) {
    expect(shared[i * count + i]).toBeCloseTo(reach([few[i]]), 4);
    for (let j = 0; j < count; j++) {
      if (i === j) continue;
      const both = reach([few[i]]) + reach([few[j]]) - reach([few[i], few[j]]);
      expect(shared[i * count + j]).toBeCloseTo(both, 4);
      expect(share[i * count + j]).toBeCloseTo(both / reach([few[i]]), 6);
    }
  }
});

test('the frontier rises with the budget and every point lies below its bound', () => {
  const budgets = [8_000_000, 2_000_000, 4_000_000, 16_000_000];
  const points = frontier(store, problem, budgets, { pairLimit: 3_000_000 });
  expect(points.map((point) => point.budgetFen)).toEqual([2_000_000, 4_000_000, 8_000_000, 16_000_000]);
  let last = 0;
  for (const { budgetFen, selection: found } of points) {
    if (found.status !== 'planned') throw new Error('expected a plan');
    expect(found.costFen).toBeLessThanOrEqual(budgetFen);
    expect(found.value).toBeGreaterThanOrEqual(last);
    expect(found.bound).toBeGreaterThanOrEqual(found.value);
    last = found.value;
  }
});

test('the least budget for a target brackets the cheapest plan that attains it', () => {
  const chance = seededRandom(2).next;
  for (let i = 0; i < 40; i++) {
    const small = randomRateInstance(chance, { media: 4, persons: 12, vehicles: 2, k: 1, plain: true });
    const best = selectRates(small.store, small.problem);
    if (best.status !== 'planned' || best.value <= 0) continue;
    const target = best.value * 0.6;
    const found = leastBudget(small.store, small.problem, target, {}, 40);
    if (found.enough?.selection.status !== 'planned') throw new Error('expected a plan');
    let cheapest = Infinity;
    const counts = small.problem.media.map(() => 0);
    const visit = (m: number, cost: number): void => {
      if (m === counts.length) {
        if (plainRateValue(small.store, small.problem, counts) >= target) cheapest = Math.min(cheapest, cost);
        return;
      }
      for (counts[m] = 0; counts[m] <= small.problem.media[m].maxVehicles; counts[m]++)
        visit(m + 1, cost + counts[m] * small.problem.media[m].pricePerVehicleFen);
      counts[m] = 0;
    };
    visit(0, 0);
    expect(found.enough.selection.costFen).toBe(cheapest);
    expect(found.provedShortFen).toBe(cheapest - 1);
  }
  const impossible = leastBudget(store, problem, 1e12, { pairLimit: 2_000_000 });
  expect(impossible).toEqual({ enough: null, provedShortFen: problem.budgetFen });
});
