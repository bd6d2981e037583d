import { seededRandom } from '@ooh/measurement/random';
import type { TargetAudience } from '@ooh/contract/domain/target-audience';
import { expect, test } from 'vitest';
import { smallModel } from '../../../testing/small-model.ts';
import { measurePlan } from './measure-plan.ts';
import { partContributions } from './part-contributions.ts';
import type { PlanPart } from './plan-exposure.ts';

const { city, model } = smallModel({ persons: 240, lines: 6, seed: 11 });
/** 25–35岁 或 女性, 差 学生. */
const audience: TargetAudience = {
  groups: [
    {
      join: 'and',
      conditions: [
        { join: 'and', labelIds: [113, 102] },
        { join: 'minus', labelIds: [135] },
      ],
    },
  ],
};
const isTarget = city.panel.persons.map(
  ({ labels }) => (labels.includes(113) || labels.includes(102)) && !labels.includes(135),
);
const everybody: TargetAudience = { groups: [] };
const weeks = 5;
const [a, b, c] = model.lineIds as [string, string, string];
/** Gaps of weeks, flights of one line that overlap, and a start in mid-week. */
const parts: PlanPart[] = [
  {
    lineId: a,
    vehicles: 30,
    formFactor: 1,
    days: [
      [0, 7],
      [21, 35],
    ],
  },
  { lineId: b, vehicles: 12, formFactor: 0.53, days: [[3, 17]] },
  { lineId: b, vehicles: 25, formFactor: 0.2, days: [[10, 24]] },
  {
    lineId: c,
    vehicles: 40,
    formFactor: 1.1,
    days: [
      [5, 6],
      [8, 9],
      [30, 35],
    ],
  },
];

function ratesOf(lineId: string): Float64Array {
  const m = model.lineIds.indexOf(lineId);
  const rates = new Float64Array(240);
  const { rowStart, persons, rates: all } = model.store;
  for (let e = rowStart[m]; e < rowStart[m + 1]; e++) rates[persons[e]] = all[e]!;
  return rates;
}

/** Expected contacts of every person before a day. */
function lambda(plan: readonly PlanPart[], untilDay: number): number[] {
  const means = city.panel.persons.map(() => 0);
  for (const part of plan) {
    const rates = ratesOf(part.lineId);
    const days = part.days.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(to, untilDay) - from), 0);
    rates.forEach((rate, p) => (means[p] = means[p] + part.vehicles * part.formFactor * days * rate));
  }
  return means;
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const poisson = (mean: number, n: number) => (Math.exp(-mean) * mean ** n) / factorial(n);
const weighted = (values: readonly number[], inTarget = true) =>
  city.panel.persons.reduce(
    (sum, { weight }, p) => sum + (inTarget && !isTarget[p] ? 0 : weight * values[p]),
    0,
  );
const ones = city.panel.persons.map(() => 1);
const reachOf = (plan: readonly PlanPart[], untilDay: number) =>
  weighted(lambda(plan, untilDay).map((mean) => 1 - Math.exp(-mean)));

test('a plan’s figures are the person-by-person formula', () => {
  const measured = measurePlan(model, audience, parts, weeks);
  const means = lambda(parts, 35);
  const universe = weighted(ones);
  expect(Math.max(...means)).toBeGreaterThan(3);
  expect(measured.panelPersons).toBe(isTarget.filter(Boolean).length);
  expect(measured.universe).toBeCloseTo(weighted(ones, false), 6);
  expect(measured.taUniverse).toBeCloseTo(universe, 6);
  expect(measured.impressions.value).toBeCloseTo(weighted(means, false), 5);
  expect(measured.taImpressions.value).toBeCloseTo(weighted(means), 5);
  const reach = reachOf(parts, 35);
  expect(measured.reach.value).toBeCloseTo(reach, 5);
  expect(measured.reachShare.value).toBeCloseTo(reach / universe, 9);
  expect(measured.frequency!.value).toBeCloseTo(weighted(means) / reach, 8);
  for (let n = 0; n < 10; n++)
    expect(measured.distribution[n]).toBeCloseTo(weighted(means.map((mean) => poisson(mean, n))), 5);
  for (let k = 1; k <= 10; k++) {
    const fewer = means.map((mean) => Array.from({ length: k }, (_, n) => poisson(mean, n)));
    const atLeast = fewer.map((classes) => 1 - classes.reduce((sum, share) => sum + share, 0));
    expect(measured.reachAtLeast[k - 1]).toBeCloseTo(weighted(atLeast), 5);
  }
});

test('the distribution sums to the universe and to the impressions, and N+ falls', () => {
  const measured = measurePlan(model, audience, parts, weeks);
  const sum = measured.distribution.reduce((total, people) => total + people, 0);
  expect(sum).toBeCloseTo(measured.taUniverse, 5);
  measured.reachAtLeast.forEach((people, i) => {
    if (i > 0) expect(people).toBeLessThanOrEqual(measured.reachAtLeast[i - 1] + 1e-9);
  });
  expect(measured.reachAtLeast[0]).toBeCloseTo(measured.reach.value, 5);
});

test('TA浓度 in both readings and TGI are shares of what is reached', () => {
  const measured = measurePlan(model, audience, parts, weeks);
  const means = lambda(parts, 35);
  const met = means.map((mean) => 1 - Math.exp(-mean));
  const people = weighted(met) / weighted(met, false);
  const base = weighted(ones) / weighted(ones, false);
  expect(measured.taConcentrationPeople!.value).toBeCloseTo(people, 9);
  expect(measured.taConcentrationImpressions!.value).toBeCloseTo(weighted(means) / weighted(means, false), 9);
  expect(measured.baseShare).toBeCloseTo(base, 9);
  expect(measured.tgi).toBeCloseTo((100 * people) / base, 6);
});

test('weekly reach counts the days booked so far, over gaps and overlaps', () => {
  const { weeklyReach, reach } = measurePlan(model, audience, parts, weeks);
  expect(weeklyReach.map((point) => point.week)).toEqual([1, 2, 3, 4, 5]);
  for (const { week, reach: met } of weeklyReach) expect(met).toBeCloseTo(reachOf(parts, week * 7), 5);
  expect(weeklyReach.at(-1)!.reach).toBeCloseTo(reach.value, 5);
});

test('the panel’s week is measured; later posted days carry the model beside the repeated week', () => {
  const { weeklyReach, growth, taUniverse } = measurePlan(model, audience, parts, weeks);
  // Days 0–6; 7–13 by the second and third part; 14–23; nothing from 24 on but the first part's 21–35.
  expect(weeklyReach.map((week) => week.postedDays)).toEqual([7, 14, 21, 28, 35]);
  expect(weeklyReach.map((week) => week.modelled === null)).toEqual([true, false, false, false, false]);
  expect(growth!.shape).toBeGreaterThan(0);
  expect(growth!.windowDays).toBe(7);
  for (const { reach, modelled } of weeklyReach.slice(1)) {
    expect(modelled!.growing).toBeGreaterThanOrEqual(reach);
    expect(modelled!.growing).toBeGreaterThanOrEqual(modelled!.fixed);
    expect(modelled!.growing).toBeLessThanOrEqual(taUniverse);
  }
});

test('a line adds the difference of two whole evaluations, and so does one vehicle more', () => {
  const whole = measurePlan(model, audience, parts, weeks);
  const contributions = partContributions(model, audience, parts);
  parts.forEach((part, i) => {
    const without = measurePlan(model, audience, parts.toSpliced(i, 1), weeks);
    const more = measurePlan(model, audience, parts.with(i, { ...part, vehicles: part.vehicles + 1 }), weeks);
    const { added, nextVehicle, taImpressions } = contributions[i];
    expect(added).toBeCloseTo(whole.reach.value - without.reach.value, 5);
    expect(nextVehicle).toBeCloseTo(more.reach.value - whole.reach.value, 5);
    expect(taImpressions).toBeCloseTo(whole.taImpressions.value - without.taImpressions.value, 5);
  });
});

test('the order of lines and the cutting of flights do not matter', () => {
  const whole = measurePlan(model, audience, parts, weeks);
  const cut = parts.toReversed().map((part) => ({
    ...part,
    days: part.days.flatMap(([from, to]): [number, number][] =>
      to - from > 1
        ? [
            [from, from + 1],
            [from + 1, to],
          ]
        : [[from, to]],
    ),
  }));
  const again = measurePlan(model, audience, cut, weeks);
  expect(again.reach.value).toBeCloseTo(whole.reach.value, 6);
  again.reachAtLeast.forEach((people, i) => expect(people).toBeCloseTo(whole.reachAtLeast[i], 6));
});

test('an empty plan reaches nobody; an audience of nobody and an unknown line are refused', () => {
  const empty = measurePlan(model, everybody, [], weeks);
  expect(empty.reach.value).toBe(0);
  expect(empty.distribution[0]).toBeCloseTo(empty.taUniverse, 6);
  expect(empty.frequency).toBeNull();
  const nobody: TargetAudience = {
    groups: [
      {
        join: 'and',
        conditions: [
          { join: 'and', labelIds: [101] },
          { join: 'and', labelIds: [102] },
        ],
      },
    ],
  };
  expect(() => measurePlan(model, nobody, parts, weeks)).toThrow(RangeError);
  const unknown = [{ ...parts[0], lineId: 'gone' }];
  expect(() => measurePlan(model, everybody, unknown, weeks)).toThrow(RangeError);
});

/** Contacts of one person in one trial, drawn day by day and vehicle group by vehicle group. */
function drawPoisson(mean: number, next: () => number): number {
  let count = 0;
  for (let product = next(); product > Math.exp(-mean); product *= next()) count++;
  return count;
}

test('a Monte-Carlo of daily contacts gives reach, every N+ and impressions within 4.5 standard errors', () => {
  const random = seededRandom(20261121);
  const measured = measurePlan(model, audience, parts, weeks);
  const rates = new Map(parts.map((part) => [part.lineId, ratesOf(part.lineId)]));
  const trials = 400;
  // [impressions, 1+, …, 10+], summed over trials, and their squares.
  const [sums, squares] = [new Float64Array(11), new Float64Array(11)];
  for (let trial = 0; trial < trials; trial++) {
    const found = new Float64Array(11);
    city.panel.persons.forEach(({ weight }, p) => {
      if (!isTarget[p]) return;
      let contacts = 0;
      for (const part of parts) {
        const daily = part.vehicles * part.formFactor * rates.get(part.lineId)![p];
        if (daily === 0) continue;
        for (const [from, to] of part.days)
          for (let day = from; day < to; day++) contacts += drawPoisson(daily, random.next);
      }
      found[0] = found[0] + weight * contacts;
      for (let k = 1; k <= 10 && k <= contacts; k++) found[k] = found[k] + weight;
    });
    found.forEach((value, i) => {
      sums[i] = sums[i] + value;
      squares[i] = squares[i] + value * value;
    });
  }
  const exact = [measured.taImpressions.value, ...measured.reachAtLeast];
  exact.forEach((expected, i) => {
    const mean = sums[i] / trials;
    const error = Math.sqrt((squares[i] / trials - mean * mean) / trials);
    expect(error).toBeGreaterThan(0);
    expect(Math.abs(mean - expected) / error, i === 0 ? '曝光' : `${i}+`).toBeLessThan(4.5);
  });
});
