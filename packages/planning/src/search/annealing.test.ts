import { expect, test } from 'vitest';
import { checkPassageCertificate } from '../check-certificate.ts';
import { seededRandom } from '@ooh/measurement/random';
import { passageSelectionProblem, selectUnits } from '../select-passages.ts';
import { exhaustivePassages } from '../testing/exact.ts';
import { KINDS, knownInstance } from '../testing/known-instance.ts';
import { randomPassageInstance } from '../testing/random-instance.ts';
import { annealedPlan } from './annealing.ts';
import { Effort } from './effort.ts';
import { ExchangePlan } from './exchange-plan.ts';
import { reachableRows } from './reachable-rows.ts';

const mediaOf = (vehicles: Int32Array) => [...vehicles.keys()].filter((m) => vehicles[m] > 0);

/** A market in which single media and pairs reach nobody. */
function sparseMarket(seed: number) {
  const instance = randomPassageInstance(seededRandom(seed).next, { media: 40, persons: 150 });
  const single = { ...instance, passages: instance.passages.map(() => 1) };
  const budget = Math.floor(0.15 * single.costs.reduce((sum, cost) => sum + cost, 0));
  return passageSelectionProblem(single, { budget, k: 3 });
}

test.each(KINDS)('%s: annealing keeps every row, counts the value right, and finds the optimum', (kind) => {
  const random = seededRandom(500 + KINDS.indexOf(kind)).next;
  let annealed = 0;
  let optimal = 0;
  for (let i = 0; i < 120; i++) {
    const { instance, budget, k, terms, best, evaluate } = knownInstance(kind, random);
    if (best < 0 || k === 1) continue;
    const problem = passageSelectionProblem(instance, { budget, k }, terms);
    const masks = [...Array(1 << instance.mediaCount).keys()];
    const chosen = (mask: number) => [...instance.costs.keys()].filter((m) => (mask >> m) & 1);
    const start = chosen(masks.find((mask) => evaluate(chosen(mask)).allowed) as number);
    const first = Int32Array.from(instance.costs, (_, m) => Number(start.includes(m)));
    const plan = annealedPlan(problem, first, new Effort(60_000), i);
    if (!plan) continue;
    annealed++;
    const { allowed, value } = evaluate(mediaOf(plan.vehicles));
    expect(allowed, `${kind} ${i}`).toBe(true);
    expect(plan.state.value(), `${kind} ${i}`).toBe(value);
    if (value === best) optimal++;
  }
  expect(annealed).toBeGreaterThan(20);
  expect(optimal / annealed).toBeGreaterThan(0.97);
});

test.each(['named', 'groups', 'frequency'] as const)(
  '%s: a selection with annealing is allowed and proved',
  (kind) => {
    const random = seededRandom(600 + KINDS.indexOf(kind)).next;
    let optimal = 0;
    let planned = 0;
    for (let i = 0; i < 40; i++) {
      const { instance, budget, k, terms = {}, best, evaluate } = knownInstance(kind, random);
      if (best < 0 || k === 1) continue;
      const control = { exactMedia: 0, pairLimit: 2e6, targetGap: 0, seed: i };
      const found = selectUnits(instance, { budget, k }, terms, control);
      if (found.status !== 'planned') throw new Error(`${kind} ${i} has a plan`);
      planned++;
      expect(evaluate(found.media), `${kind} ${i}`).toMatchObject({ allowed: true, value: found.value });
      const verdict = checkPassageCertificate(instance, budget, k, found.certificate, terms);
      expect(verdict.reasons, `${kind} ${i}`).toEqual([]);
      expect(selectUnits(instance, { budget, k }, terms, control), `${kind} ${i}`).toEqual(found);
      if (found.value === best) optimal++;
    }
    expect(planned).toBeGreaterThan(10);
    expect(optimal).toBe(planned);
  },
);

test('from nothing it finds the optimum by enumeration on nearly all random instances', () => {
  const random = seededRandom(12).next;
  let optimal = 0;
  for (let i = 0; i < 150; i++) {
    const instance = randomPassageInstance(random, { media: 10, persons: 40 });
    const budget = Math.floor(instance.costs.reduce((sum, cost) => sum + cost, 0) * (0.1 + 0.5 * random()));
    const k = 2 + (i % 2);
    const problem = passageSelectionProblem(instance, { budget, k });
    const plan = annealedPlan(problem, problem.domain.lo, new Effort(100_000), i);
    if (plan?.state.value() === exhaustivePassages(instance, budget, k)) optimal++;
  }
  expect(optimal).toBeGreaterThan(145);
});

test('the same seed gives the same plan, and more effort never a worse one', () => {
  for (let seed = 1; seed <= 3; seed++) {
    const problem = sparseMarket(seed);
    const run = (limit: number) => annealedPlan(problem, problem.domain.lo, new Effort(limit), seed);
    expect(run(1e6)?.vehicles).toEqual(run(1e6)?.vehicles);
    let last = 0;
    for (const limit of [1e4, 1e5, 2e5, 4e5, 8e5, 1.6e6, 3.2e6]) {
      const value = run(limit)?.state.value() ?? 0;
      expect(value, `limit ${limit}`).toBeGreaterThanOrEqual(last);
      last = value;
    }
    expect(last).toBeGreaterThan(0);
  }
});

test('it stays near its effort, which is the pairs counted', () => {
  const problem = sparseMarket(4);
  const whole = new Effort(5e6);
  const part = whole.share(0.2);
  annealedPlan(problem, problem.domain.lo, part, 1);
  expect(part.pairs).toBeGreaterThan(1e5);
  expect(part.pairs).toBeLessThan(1.05e6);
  expect(whole.pairs).toBe(part.pairs);
});

test('a stop ends a run', () => {
  const problem = sparseMarket(5);
  let asked = 0;
  const effort = new Effort(1e9, () => ++asked > 5);
  const plan = annealedPlan(problem, problem.domain.lo, effort, 1);
  expect(plan?.use.feasible).toBe(true);
  expect(effort.pairs).toBeLessThan(1e6);
});

test('media that reach nobody are not bought', () => {
  const problem = sparseMarket(6);
  const plan = annealedPlan(problem, problem.domain.lo, new Effort(1e6), 1);
  expect(plan).not.toBeNull();
  if (!plan) return;
  for (const m of mediaOf(plan.vehicles)) expect(plan.state.gainTo(m, 0), `medium ${m}`).toBeLessThan(0);
});

test('one passage and too little effort are left alone', () => {
  const instance = randomPassageInstance(seededRandom(2).next, { media: 12, persons: 40 });
  const single = passageSelectionProblem(instance, { budget: 40, k: 1 });
  expect(annealedPlan(single, single.domain.lo, new Effort(1e8), 1)).toBeNull();
  const several = passageSelectionProblem(instance, { budget: 40, k: 2 });
  const effort = new Effort(100);
  expect(annealedPlan(several, several.domain.lo, effort, 1)).toBeNull();
  expect(effort.pairs).toBe(0);
});

test('an exchange plan counts persons as the definition does, through any exchanges', () => {
  const random = seededRandom(8).next;
  const problem = sparseMarket(7);
  const { matrix, price, rows } = problem;
  const plan = new ExchangePlan(problem, reachableRows(problem, 3), problem.domain.lo);
  plan.setCredit(0.2);
  for (let i = 0; i < 500; i++) {
    plan.exchange({ drops: 1 + (i % 3), heat: 3, perPrice: 0.1 }, random);
    const { vehicles } = plan;
    const met = new Float64Array(matrix.personCount);
    for (const m of mediaOf(vehicles))
      for (let e = matrix.rowStart[m]; e < matrix.rowStart[m + 1]; e++)
        met[matrix.persons[e]] += matrix.amounts[e];
    expect(plan.reached).toBe(met.reduce((sum, n, p) => sum + (n >= 3 ? matrix.weights[p] : 0), 0));
    expect(plan.size).toBe(mediaOf(vehicles).length);
    expect(mediaOf(vehicles).reduce((sum, m) => sum + price[m], 0)).toBeLessThanOrEqual(rows[0].bound);
  }
});
