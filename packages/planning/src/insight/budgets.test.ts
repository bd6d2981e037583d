import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import { checkPassageCertificate, checkRateCertificate } from '../check-certificate.ts';
import { exhaustivePassages, exhaustiveRates, plainPassageValue, plainRateValue } from '../testing/exact.ts';
import { cityInstance, randomPassageInstance, randomRateInstance } from '../testing/random-instance.ts';
import { passageBudgetQuestion, rateBudgetQuestion } from './budget-question.ts';
import { frontier } from './frontier.ts';
import { leastBudget } from './least-budget.ts';

test('value and bound of a city’s frontier never fall, and every proof is valid', () => {
  const random = seededRandom(19).next;
  const store = cityInstance(random, 800, 30);
  const media = Array.from({ length: 30 }, () => ({
    days: 28,
    pricePerVehicleFen: 100 * (5000 + Math.floor(random() * 9000)),
    maxVehicles: 4,
  }));
  const problem = { media, budgetFen: 0, objective: { kind: 'reach', k: 1 } as const };
  const ask = rateBudgetQuestion(store, problem, () => ({ pairLimit: 2_000_000 }));
  const budgets = [8_000_000, 2_000_000, 4_000_000, 16_000_000, 4_000_000];
  let heard = 0;
  const points = frontier(ask, budgets, { onPoint: (done, of) => (heard += Number(of === 4 && done > 0)) });
  expect(points.map((point) => point.budget)).toEqual([2_000_000, 4_000_000, 8_000_000, 16_000_000]);
  expect(heard).toBe(4);
  let last = { value: 0, bound: 0 };
  for (const { budget: budgetFen, answer, bound } of points) {
    if (answer.status !== 'planned' || bound === null) throw new Error('expected a plan');
    const { certificate } = answer;
    expect(certificate.cost).toBeLessThanOrEqual(budgetFen);
    expect(certificate.value).toBeGreaterThanOrEqual(last.value);
    expect(bound).toBeGreaterThanOrEqual(Math.max(certificate.value, last.bound));
    expect(bound).toBeLessThanOrEqual(certificate.bound);
    expect(checkRateCertificate(store, { ...problem, budgetFen }, certificate).reasons).toEqual([]);
    last = { value: certificate.value, bound };
  }
  const stopped = frontier(ask, budgets, { shouldStop: () => true });
  expect(stopped).toEqual([]);
});

test('on small instances every frontier point is optimal for its budget, and the bound equals it', () => {
  const random = seededRandom(20).next;
  for (let i = 0; i < 30; i++) {
    const { store, problem } = randomRateInstance(random, { media: 4, persons: 12, vehicles: 2 });
    const budgets = [0.2, 0.5, 1].map((share) => Math.floor(problem.budgetFen * share));
    for (const point of frontier(
      rateBudgetQuestion(store, problem, () => ({})),
      budgets,
    )) {
      const best = exhaustiveRates(store, { ...problem, budgetFen: point.budget });
      expect(point.answer.status === 'planned', `instance ${i}`).toBe(best !== null);
      if (point.answer.status === 'planned') {
        expect(point.answer.certificate.value).toBeCloseTo(best!.value, 6);
        expect(point.bound).toBeCloseTo(best!.value, 6);
      } else {
        expect(point.bound).toBeNull();
        expect(point.answer.message).toContain('约束');
      }
    }
  }
});

/** The minimum cost of a plan of vehicles that attains a target, by enumeration. */
function cheapest(
  media: readonly { pricePerVehicleFen: number; maxVehicles: number }[],
  attains: (units: readonly number[]) => boolean,
): number {
  let least = Infinity;
  const units = media.map(() => 0);
  const visit = (m: number, cost: number): void => {
    if (cost >= least) return;
    if (m === units.length) {
      if (attains(units)) least = cost;
      return;
    }
    for (units[m] = 0; units[m] <= media[m].maxVehicles; units[m]++)
      visit(m + 1, cost + units[m] * media[m].pricePerVehicleFen);
    units[m] = 0;
  };
  visit(0, 0);
  return least;
}

test('the minimum budget of small instances is bracketed exactly, with valid proofs', () => {
  const random = seededRandom(2).next;
  let checked = 0;
  for (let i = 0; i < 40; i++) {
    const { store, problem } = randomRateInstance(random, {
      media: 4,
      persons: 12,
      vehicles: 2,
      k: 1,
      plain: true,
    });
    const most = problem.media.reduce((sum, m) => sum + m.pricePerVehicleFen * m.maxVehicles, 0);
    const best = exhaustiveRates(store, { ...problem, budgetFen: most });
    if (best === null || best.value <= 0) continue;
    const target = best.value * (0.3 + 0.6 * random());
    const ask = rateBudgetQuestion(store, problem, () => ({}));
    const found = leastBudget(ask, target, most, { steps: 60 });
    const least = cheapest(problem.media, (units) => plainRateValue(store, problem, units) >= target);
    expect(found.status).toBe('attained');
    expect(found.enough?.certificate.cost, `instance ${i}`).toBe(least);
    expect(found.enough?.certificate.value).toBeGreaterThanOrEqual(target);
    expect(found.short?.budget, `instance ${i}`).toBe(least - 1);
    const { short, enough } = found;
    const attained = checkRateCertificate(
      store,
      { ...problem, budgetFen: enough!.budget },
      enough!.certificate,
    );
    expect(attained.reasons).toEqual([]);
    const verdict = checkRateCertificate(store, { ...problem, budgetFen: least - 1 }, short!.certificate!);
    expect(verdict.reasons).toEqual([]);
    expect(verdict.bound).toBeLessThan(target);
    checked++;
  }
  expect(checked).toBeGreaterThan(25);
});

test('the bracket of fixed units closes on the cheapest selection, also for decimal prices', () => {
  const random = seededRandom(3).next;
  for (let i = 0; i < 30; i++) {
    const whole = randomPassageInstance(random, { media: 6, persons: 18 });
    const instance = i % 2 === 0 ? whole : { ...whole, costs: whole.costs.map((cost) => cost / 64) };
    const k = 1 + (i % 3);
    const most = instance.costs.reduce((sum, cost) => sum + cost, 0);
    const everything = exhaustivePassages(instance, most, k);
    if (everything === 0) continue;
    const target = Math.ceil(everything * (0.2 + 0.7 * random()));
    let least = Infinity;
    for (let mask = 0; mask < 64; mask++) {
      const media = [0, 1, 2, 3, 4, 5].filter((m) => mask & (1 << m));
      const cost = media.reduce((sum, m) => sum + instance.costs[m], 0);
      if (plainPassageValue(instance, media, k) >= target) least = Math.min(least, cost);
    }
    const tolerance = i % 2 === 0 ? 1 : 1e-4;
    const ask = passageBudgetQuestion(instance, k, () => ({}));
    const found = leastBudget(ask, target, most, { steps: 100, tolerance });
    expect(found.status).toBe('attained');
    expect(found.enough?.certificate.cost, `instance ${i}`).toBe(least);
    const short = found.short!;
    expect(least - short.budget).toBeGreaterThan(0);
    expect(least - short.budget).toBeLessThanOrEqual(tolerance);
    expect(checkPassageCertificate(instance, short.budget, k, short.certificate!).reasons).toEqual([]);
    expect(short.certificate!.bound).toBeLessThan(target);
  }
});

test('an unattainable target is proved impossible; an undecided one stays open', () => {
  const instance = randomPassageInstance(seededRandom(4).next, { media: 12, persons: 60 });
  const total = instance.weights.reduce((sum, w) => sum + w, 0);
  const most = instance.costs.reduce((sum, cost) => sum + cost, 0);
  const ask = passageBudgetQuestion(instance, 1, () => ({}));
  const never = leastBudget(ask, total + 1, most);
  expect(never).toMatchObject({ status: 'impossible', enough: null, short: { budget: most }, asked: 1 });
  expect(never.short!.certificate!.bound).toBeLessThan(total + 1);
  // Only the empty plan and no branching: neither the plan nor the bound decides.
  const lame = passageBudgetQuestion(instance, 1, () => ({ pairLimit: 1, exactMedia: 0 }));
  const budget = most / 3;
  const best = selectBest(budget);
  expect(leastBudget(lame, best, budget)).toMatchObject({ status: 'open', enough: null, short: null });

  function selectBest(within: number): number {
    return exhaustivePassages(instance, within, 1);
  }
});

test('with loose bounds the bracket contains the minimum: proved short < minimum <= found', () => {
  const random = seededRandom(6).next;
  const store = cityInstance(random, 600, 24);
  const media = Array.from({ length: 24 }, () => ({
    days: 28,
    pricePerVehicleFen: 100 * (5000 + Math.floor(random() * 9000)),
    maxVehicles: 3,
  }));
  const problem = { media, budgetFen: 0, objective: { kind: 'reach', k: 1 } as const };
  const control = { pairLimit: 1_000_000, exactMedia: 0, targetGap: 0.02 };
  const ask = rateBudgetQuestion(store, problem, () => control);
  const whole = ask(1e9);
  if (whole.status !== 'planned') throw new Error('expected a plan');
  const target = 0.4 * whole.certificate.value;
  const found = leastBudget(ask, target, 1e9, { steps: 24, tolerance: 10_000 });
  expect(found.status).toBe('attained');
  const { enough, short } = found;
  expect(enough!.certificate.value).toBeGreaterThanOrEqual(target);
  expect(short!.budget).toBeLessThan(enough!.certificate.cost);
  expect(short!.certificate!.bound).toBeLessThan(target);
  const width = (enough!.certificate.cost - short!.budget) / enough!.certificate.cost;
  expect(width).toBeLessThan(0.1);
});
