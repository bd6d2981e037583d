import { expect, test } from 'vitest';
import { checkRateCertificate } from './check-certificate.ts';
import { seededRandom } from '@ooh/measurement/random';
import { selectRates, type RateSelection } from './select-rates.ts';
import { exhaustiveRates, keepsConstraints, plainRateValue } from './testing/exact.ts';
import { cityInstance, randomRateInstance } from './testing/random-instance.ts';

const vehiclesOf = (count: number, lines: readonly { medium: number; vehicles: number }[]) => {
  const vehicles = Array.from({ length: count }, () => 0);
  for (const { medium, vehicles: v } of lines) vehicles[medium] = v;
  return vehicles;
};

function planned(selection: RateSelection) {
  if (selection.status !== 'planned') throw new Error(`expected a plan, got ${selection.status}`);
  return selection;
}

test('on 1,400 random small problems the plan is optimal, and its proof is valid', () => {
  const random = seededRandom(11).next;
  let feasible = 0;
  let infeasible = 0;
  for (let i = 0; i < 1400; i++) {
    const size = { media: 2 + Math.floor(random() * 5), persons: 4 + Math.floor(random() * 20), vehicles: 3 };
    const { store, problem } = randomRateInstance(random, size);
    const best = exhaustiveRates(store, problem);
    const selection = selectRates(store, problem, { seed: i });
    if (!best) {
      expect(selection.status, `problem ${i}`).toBe('infeasible');
      infeasible++;
      continue;
    }
    feasible++;
    const plan = planned(selection);
    const vehicles = vehiclesOf(store.mediaCount, plan.lines);
    expect(keepsConstraints(problem, vehicles), `problem ${i}`).toBe(true);
    const scale = 1e-8 * Math.max(1, best.value);
    expect(Math.abs(plan.value - plainRateValue(store, problem, vehicles)), `problem ${i}`).toBeLessThan(
      scale,
    );
    expect(Math.abs(plan.value - best.value), `problem ${i}`).toBeLessThan(scale);
    expect(plan.bound, `problem ${i}`).toBeGreaterThanOrEqual(best.value - scale);
    expect(plan.optimal, `problem ${i}`).toBe(true);
    const verdict = checkRateCertificate(store, problem, JSON.parse(JSON.stringify(plan.certificate)));
    expect(verdict.reasons, `problem ${i}`).toEqual([]);
  }
  expect(feasible).toBeGreaterThan(900);
  expect(infeasible).toBeGreaterThan(50);
});

test('on twelve lines the selection equals exhaustive search', () => {
  const random = seededRandom(5).next;
  for (let i = 0; i < 12; i++) {
    const k = 1 + (i % 3);
    const instance = randomRateInstance(random, { media: 12, persons: 40, vehicles: 1, k, plain: true });
    const best = exhaustiveRates(instance.store, instance.problem);
    const plan = planned(selectRates(instance.store, instance.problem));
    expect(plan.optimal).toBe(true);
    expect(plan.value).toBeCloseTo(best?.value ?? NaN, 6);
  }
});

test('a bound from a search cut short by its work limit is still above the optimum', () => {
  const random = seededRandom(77).next;
  let open = 0;
  for (let i = 0; i < 300; i++) {
    const { store, problem } = randomRateInstance(random, { media: 6, persons: 25, vehicles: 2 });
    const best = exhaustiveRates(store, problem);
    if (!best) continue;
    const plan = planned(
      selectRates(store, problem, { pairLimit: 200 + Math.floor(random() * 4000), exactMedia: 0 }),
    );
    expect(plan.bound, `problem ${i}`).toBeGreaterThanOrEqual(best.value * (1 - 1e-9) - 1e-9);
    expect(plan.value, `problem ${i}`).toBeLessThanOrEqual(best.value * (1 + 1e-9) + 1e-9);
    expect(checkRateCertificate(store, problem, plan.certificate).reasons, `problem ${i}`).toEqual([]);
    if (plan.gap > 0.001) open++;
  }
  expect(open).toBeGreaterThan(20);
});

/** A city of this size takes `npm run test:all` ten seconds. */
const people = process.env['OOH_TEST_ALL'] === '1' ? 20_000 : 8000;

test(`300 lines and ${people} people: gap within 5 %, all constraints kept, same plan when repeated`, () => {
  const random = seededRandom(3).next;
  const store = cityInstance(random, people, 300);
  const media = Array.from({ length: 300 }, () => ({
    days: 56,
    pricePerVehicleFen: Math.round(11_200 + random() * 22_400) * 100,
    minVehicles: 1 + Math.floor(random() * 3),
    maxVehicles: 4 + Math.floor(random() * 12),
  }));
  const audience = Uint8Array.from({ length: people }, () => Number(random() < 0.08));
  const everySecond = [...media.keys()].filter((m) => m % 2 === 0);
  const problem = {
    media: media.map((terms, m) => (m === 17 ? { ...terms, mustHaveVehicles: 4, minVehicles: 1 } : terms)),
    budgetFen: 300_000_000,
    objective: { kind: 'reach', k: 1 } as const,
    audience,
    groups: [{ name: '偶数', media: everySecond, budgetFen: 120_000_000, minLines: 5 }],
  };
  const control = { pairLimit: 3000 * people };
  const plan = planned(selectRates(store, problem, control));
  const vehicles = vehiclesOf(300, plan.lines);
  expect(plan.gap).toBeLessThan(0.05);
  expect(keepsConstraints(problem, vehicles)).toBe(true);
  expect(vehicles[17]).toBeGreaterThanOrEqual(4);
  expect(plan.value).toBeCloseTo(plainRateValue(store, problem, vehicles), 3);
  expect(checkRateCertificate(store, problem, plan.certificate).reasons).toEqual([]);
  expect(planned(selectRates(store, problem, control)).certificate).toEqual(plan.certificate);
});

test('the order of media does not change the reach', () => {
  const random = seededRandom(23).next;
  for (let i = 0; i < 60; i++) {
    const { store, problem } = randomRateInstance(random, {
      media: 5,
      persons: 15,
      vehicles: 2,
      plain: true,
    });
    const order = [3, 0, 4, 2, 1];
    const rows = order.map((m) => [store.rowStart[m], store.rowStart[m + 1]] as const);
    const rowStart = new Uint32Array(6);
    rows.forEach(([from, to], m) => (rowStart[m + 1] = rowStart[m] + to - from));
    const turned = {
      ...store,
      rowStart,
      persons: Uint32Array.from(rows.flatMap(([from, to]) => [...store.persons.subarray(from, to)])),
      rates: Float32Array.from(rows.flatMap(([from, to]) => [...store.rates.subarray(from, to)])),
    };
    const reordered = { ...problem, media: order.map((m) => problem.media[m]) };
    const one = planned(selectRates(store, problem));
    const other = planned(selectRates(turned, reordered));
    expect(other.value).toBeCloseTo(one.value, 6);
  }
});

test('a stop request ends the search with a feasible plan and a valid bound', () => {
  const random = seededRandom(8).next;
  const store = cityInstance(random, 2000, 60);
  const media = Array.from({ length: 60 }, () => ({
    days: 28,
    pricePerVehicleFen: 1_000_000,
    maxVehicles: 6,
  }));
  const problem = { media, budgetFen: 30_000_000, objective: { kind: 'reach', k: 1 } as const };
  let asked = 0;
  const stopped = planned(selectRates(store, problem, { shouldStop: () => ++asked > 40 }));
  const whole = planned(selectRates(store, problem));
  expect(stopped.costFen).toBeLessThanOrEqual(problem.budgetFen);
  expect(stopped.value).toBeLessThanOrEqual(whole.bound);
  expect(stopped.bound).toBeGreaterThanOrEqual(whole.value);
  expect(stopped.pairs).toBeLessThan(whole.pairs);
});

test('progress reports phases in order, with rising value and a finite bound at the end', () => {
  const random = seededRandom(8).next;
  const { store, problem } = randomRateInstance(random, { media: 5, persons: 15, vehicles: 2, plain: true });
  const seen: { fraction: number; value: number; bound: number }[] = [];
  selectRates(store, problem, {
    onProgress: (_, fraction, value, bound) => seen.push({ fraction, value, bound }),
  });
  for (let i = 1; i < seen.length; i++) {
    expect(seen[i].fraction).toBeGreaterThanOrEqual(seen[i - 1].fraction);
    expect(seen[i].value).toBeGreaterThanOrEqual(seen[i - 1].value);
  }
  expect(seen.at(-1)?.fraction).toBe(1);
  expect(seen.at(-1)?.bound).toBeLessThan(Infinity);
});

test('a malformed problem is refused with the name of the field', () => {
  const { store, problem } = randomRateInstance(seededRandom(1).next, {
    media: 3,
    persons: 5,
    vehicles: 2,
    plain: true,
  });
  expect(() => selectRates(store, { ...problem, budgetFen: 1.5 })).toThrow('budgetFen');
  expect(() => selectRates(store, { ...problem, objective: { kind: 'reach', k: 0 } })).toThrow('objective.k');
  expect(() => selectRates(store, { ...problem, media: problem.media.slice(1) })).toThrow('media');
  const media = problem.media.map((terms, m) => (m === 1 ? { ...terms, maxVehicles: -1 } : terms));
  expect(() => selectRates(store, { ...problem, media })).toThrow('media[1].maxVehicles');
});
