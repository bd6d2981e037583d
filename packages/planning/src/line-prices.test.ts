import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import { checkRateCertificate } from './check-certificate.ts';
import { findFeasible } from './infeasible.ts';
import { rateInstanceHash } from './instance-hash.ts';
import { leastBudget } from './insight/least-budget.ts';
import { rateBudgetQuestion } from './insight/budget-question.ts';
import { marginalLines, vehiclesOf } from './insight/marginal-lines.ts';
import { whyNot } from './insight/why-not.ts';
import type { RateProblem } from './rate-problem.ts';
import { selectRates } from './select-rates.ts';
import { exhaustiveRates, keepsConstraints, plainPriceOf } from './testing/exact.ts';
import { milpReach } from './testing/solver.ts';
import { proofCount } from './testing/proof-count.ts';
import { cityInstance, randomRateInstance, withLinePrices } from './testing/random-instance.ts';

function charged(seed: number, media = 4) {
  const random = seededRandom(seed).next;
  const k = 1 + (seed % 3);
  const { store, problem } = randomRateInstance(random, {
    media,
    persons: 12,
    vehicles: 4,
    k,
  });
  return { store, problem: withLinePrices(random, problem) };
}

const costOf = (problem: RateProblem, vehicles: ArrayLike<number>) =>
  problem.media.reduce((sum, _, m) => sum + plainPriceOf(problem, m, vehicles[m]), 0);

test('with prices per line and least vehicles the plan is the best of all plans', () => {
  const seen = { planned: 0, infeasible: 0, paying: 0 };
  for (let seed = 0; seed < proofCount(400); seed++) {
    const { store, problem } = charged(seed);
    const best = exhaustiveRates(store, problem);
    const found = selectRates(store, problem, { seed });
    expect(found.status, `instance ${seed}`).toBe(best === null ? 'infeasible' : 'planned');
    if (best === null) seen.infeasible++;
    if (found.status !== 'planned' || best === null) continue;
    seen.planned++;
    const vehicles = vehiclesOf(store.mediaCount, found.lines);
    const near = 1e-8 * Math.max(1, best.value);
    expect(keepsConstraints(problem, [...vehicles]), `instance ${seed}`).toBe(true);
    expect(found.costFen, `instance ${seed}`).toBe(costOf(problem, vehicles));
    expect(Math.abs(found.value - best.value), `instance ${seed}`).toBeLessThan(near);
    expect(found.bound, `instance ${seed}`).toBeGreaterThanOrEqual(best.value - near);
    const written = JSON.parse(JSON.stringify(found.certificate));
    const verdict = checkRateCertificate(store, problem, written);
    expect(verdict, `instance ${seed}`).toMatchObject({
      valid: true,
      holds: true,
      reasons: [],
    });
    const withoutLines = found.lines.reduce(
      (sum, line) => sum + line.vehicles * problem.media[line.medium].pricePerVehicleFen,
      0,
    );
    if (withoutLines === found.costFen) continue;
    seen.paying++;
    const cheaper = checkRateCertificate(store, problem, {
      ...found.certificate,
      cost: withoutLines,
    });
    expect(cheaper, `instance ${seed}`).toMatchObject({
      valid: false,
      holds: false,
    });
    expect(cheaper.reasons.join('；')).toContain('费用');
  }
  expect(seen.planned).toBeGreaterThan(250);
  expect(seen.infeasible).toBeGreaterThan(20);
  expect(seen.paying).toBeGreaterThan(150);
});

test('searches cut short keep a bound above the best plan, and their certificates hold', () => {
  let open = 0;
  for (let seed = 0; seed < 200; seed++) {
    const { store, problem } = charged(seed);
    const best = exhaustiveRates(store, problem);
    if (best === null) continue;
    const found = selectRates(store, problem, {
      pairLimit: 100 + 20 * seed,
      exactMedia: 0,
    });
    if (found.status !== 'planned') throw new Error(`instance ${seed}: ${found.status}`);
    expect(found.bound, `instance ${seed}`).toBeGreaterThanOrEqual(best.value * (1 - 1e-9) - 1e-9);
    expect(checkRateCertificate(store, problem, found.certificate).reasons, `instance ${seed}`).toEqual([]);
    if (found.gap > 0.001) open++;
  }
  expect(open).toBeGreaterThan(10);
});

test('the plan equals the optimum that HiGHS proves, on 60 instances', async () => {
  let proved = 0;
  for (let seed = 1000; seed < 1060; seed++) {
    const { store, problem: given } = charged(seed, 6);
    const problem = { ...given, objective: { kind: 'reach', k: 1 } as const };
    const best = await milpReach(store, problem);
    const found = selectRates(store, problem, { seed });
    expect(found.status, `instance ${seed}`).toBe(best === null ? 'infeasible' : 'planned');
    if (found.status !== 'planned' || best === null) continue;
    expect(found.optimal, `instance ${seed}`).toBe(true);
    expect(Math.abs(found.value - best), `instance ${seed}`).toBeLessThan(1e-5 * Math.max(1, best));
    proved++;
  }
  expect(proved).toBeGreaterThan(35);
}, 120_000);

test('a certificate is refused where the prices per line are other ones, or its plan cannot pay for them', () => {
  let refused = 0;
  let overdrawn = 0;
  for (let seed = 0; seed < 120; seed++) {
    const { store, problem } = charged(seed);
    const lower: RateProblem = {
      ...problem,
      media: problem.media.map((terms) => ({
        ...terms,
        pricePerLineFen: terms.pricePerLineFen && Math.floor(terms.pricePerLineFen / 2),
      })),
    };
    const found = selectRates(store, lower, { seed });
    if (found.status !== 'planned' || lower.media.every((terms) => !terms.pricePerLineFen)) continue;
    const verdict = checkRateCertificate(store, problem, found.certificate);
    expect(verdict.holds, `instance ${seed}`).toBe(false);
    expect(verdict.reasons.join('；')).toContain('指纹');
    refused++;
    // The fingerprint forged, so that only the figures reveal it.
    const forged = {
      ...found.certificate,
      instanceHash: rateInstanceHash(store, problem),
    };
    const pays = found.lines.some((line) => problem.media[line.medium].pricePerLineFen);
    if (!pays) continue;
    const forgedVerdict = checkRateCertificate(store, problem, forged);
    expect(forgedVerdict.holds, `instance ${seed}`).toBe(false);
    expect(forgedVerdict.reasons.join('；')).toMatch(/费用|预算/);
    if (forgedVerdict.reasons.some((reason) => reason.includes('超过限度'))) overdrawn++;
  }
  expect(refused).toBeGreaterThan(60);
  expect(overdrawn).toBeGreaterThan(5);
});

test('a plan is feasible exactly where one exists, and the least budget named is the least', () => {
  let named = 0;
  for (let seed = 0; seed < 300; seed++) {
    const { store, problem: given } = charged(seed, 3);
    const everything = given.media.map((_, m) => m);
    const problem: RateProblem = {
      ...given,
      budgetFen: Math.floor(given.budgetFen / 3),
      groups: [...(given.groups ?? []), { name: '全城', media: everything, minVehicles: 3 + (seed % 6) }],
    };
    const exists = exhaustiveRates(store, problem) !== null;
    const found = findFeasible(problem);
    expect(found.status, `instance ${seed}`).toBe(exists ? 'feasible' : 'conflict');
    if (found.status !== 'conflict') continue;
    const stated = /满足其余约束至少需要 ¥([\d,.]+)。/.exec(found.conflict.message)?.[1];
    if (stated === undefined) continue;
    const least = Math.round(Number(stated.replaceAll(',', '')) * 100);
    const at = (budgetFen: number) => exhaustiveRates(store, { ...problem, budgetFen });
    expect(at(least - 1), `instance ${seed}`).toBeNull();
    const enough = at(least) !== null;
    // Where the other constraints conflict as well, the sum is that of the named ones.
    const other = findFeasible({ ...problem, budgetFen: 1e12 });
    expect(enough, `instance ${seed}`).toBe(other.status === 'feasible');
    named++;
  }
  expect(named).toBeGreaterThan(60);
});

test('lines with fewer vehicles than the least do not keep the bound from closing in', () => {
  const random = seededRandom(7).next;
  const store = cityInstance(random, 3000, 60);
  const media = Array.from({ length: 60 }, (_, m) => ({
    days: 28,
    pricePerVehicleFen: 100 * (6000 + Math.floor(random() * 3000)),
    pricePerLineFen: 53_000,
    minVehicles: 5,
    // Every third line cannot be bought at all.
    maxVehicles: m % 3 === 0 ? 4 : 8,
  }));
  const problem: RateProblem = { media, budgetFen: 60_000_000, objective: { kind: 'reach', k: 1 } };
  const found = selectRates(store, problem, { pairLimit: 30_000_000 });
  if (found.status !== 'planned') throw new Error(found.status);
  // A line that cannot be bought has no part in the proof, whatever its price.
  const others = media.map((terms) => (terms.maxVehicles < 5 ? { ...terms, pricePerLineFen: 0 } : terms));
  const same = selectRates(store, { ...problem, media: others }, { pairLimit: 30_000_000 });
  if (same.status !== 'planned') throw new Error(same.status);
  expect([found.value, found.bound]).toEqual([same.value, same.bound]);
  expect(checkRateCertificate(store, problem, found.certificate).reasons).toEqual([]);
});

test('explanations and least budgets count the price of the line', () => {
  const store = {
    personCount: 2,
    mediaCount: 2,
    weights: Float64Array.of(100, 100),
    rowStart: Uint32Array.of(0, 1, 2),
    persons: Uint32Array.of(0, 1),
    rates: Float32Array.of(0.05, 0.05),
  };
  const line = {
    days: 28,
    pricePerVehicleFen: 1000,
    pricePerLineFen: 700,
    maxVehicles: 9,
    minVehicles: 5,
  };
  const problem: RateProblem = {
    media: [line, line],
    budgetFen: 6000,
    objective: { kind: 'reach', k: 1 },
  };
  const lines = [{ medium: 0, vehicles: 5, days: 28 }];
  expect(marginalLines(store, problem, lines)).toMatchObject([{ vehicles: 5, costFen: 5700 }]);
  expect(whyNot(store, problem, lines, 1, 0)).toMatchObject({
    vehicles: 5,
    costFen: 5700,
    blockedBy: ['总预算不足'],
  });
  const ask = rateBudgetQuestion(store, problem, () => ({}));
  const least = leastBudget(ask, 50, 20_000);
  expect(least).toMatchObject({
    status: 'attained',
    enough: { certificate: { cost: 5700 } },
  });
  expect(least.short?.budget).toBe(5699);
});
