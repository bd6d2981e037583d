import { expect, test } from 'vitest';
import { gainsOfOthers, marginalLines } from './marginal-lines.ts';
import { overlapOf } from './overlap.ts';
import { seededRandom } from '@ooh/measurement/random';
import { passageSelectionProblem } from '../select-passages.ts';
import { rateSelectionProblem, selectRates } from '../select-rates.ts';
import { keepsConstraints, plainPassageValue, plainRateValue } from '../testing/exact.ts';
import { cityInstance, randomPassageInstance } from '../testing/random-instance.ts';
import { rowPrice } from './constraint-prices.ts';
import { whyNot } from './why-not.ts';

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
const cutoff = rowPrice(certificate, 0);
const vehicles = media.map((_, m) => lines.find((line) => line.medium === m)?.vehicles ?? 0);
const withChange = (m: number, v: number) => vehicles.map((old, i) => (i === m ? v : old));

test('the gain of a line is a difference of plan values, and at most its reach alone', () => {
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

test('explains why a line is not in the plan: gain, price and a replacement that keeps every constraint', () => {
  const outside = gainsOfOthers(store, problem, lines);
  expect(outside.length).toBeGreaterThan(3);
  const nothing = media.map(() => 0);
  for (const { medium, vehicles: v, gain, alone, blockedBy } of outside) {
    expect(alone).toBeCloseTo(plainRateValue(store, problem, nothing.with(medium, v)), 4);
    expect(blockedBy.length > 0).toBe(!keepsConstraints(problem, withChange(medium, v)));
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

test('overlap: the diagonal is own reach, two lines share A + B − (A or B)', () => {
  const few = lines.slice(0, 4).map((line) => line.medium);
  const only = (chosen: readonly number[]) => vehicles.map((v, m) => (chosen.includes(m) ? v : 0));
  const { media: order, shared, share } = overlapOf(rateSelectionProblem(store, problem), only(few));
  expect(order).toEqual(few);
  const reach = (chosen: readonly number[]) => plainRateValue(store, problem, only(chosen));
  for (const [i, a] of few.entries()) {
    expect(shared[i * few.length + i]).toBeCloseTo(reach([a]), 4);
    for (const [j, b] of few.entries()) {
      if (i === j) continue;
      const both = reach([a]) + reach([b]) - reach([a, b]);
      expect(shared[i * few.length + j]).toBeCloseTo(both, 4);
      expect(share[i * few.length + j]).toBeCloseTo(both / reach([a]), 6);
    }
  }
});

test('overlap of fixed units counts the people whom both reach', () => {
  const instance = randomPassageInstance(seededRandom(5).next, { media: 6, persons: 30 });
  const { media: order, shared } = overlapOf(
    passageSelectionProblem(instance, { budget: 1e9 }),
    [1, 0, 1, 1, 0, 0],
  );
  const worth = (chosen: readonly number[]) => plainPassageValue(instance, chosen, 1);
  for (const [i, a] of order.entries())
    for (const [j, b] of order.entries())
      expect(shared[i * 3 + j]).toBe(i === j ? worth([a]) : worth([a]) + worth([b]) - worth([a, b]));
});
