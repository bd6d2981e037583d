import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import { selectPassages } from './select-passages.ts';
import { selectRates } from './select-rates.ts';
import { randomPassageInstance, randomRateInstance } from './testing/random-instance.ts';
import { milpPassages, milpReach } from './testing/solver.ts';

const close = (value: number) => 1e-5 * Math.max(1, value);

test('plans reported as optimal equal the optimum proved by HiGHS: 200 passage instances, k from 1 to 3', async () => {
  const random = seededRandom(501).next;
  let optimal = 0;
  for (let i = 0; i < 200; i++) {
    const size = { media: 6 + Math.floor(random() * 6), persons: 12 + Math.floor(random() * 20) };
    const instance = randomPassageInstance(random, size);
    const total = instance.costs.reduce((sum, cost) => sum + cost, 0);
    const budget = Math.floor(total * (0.1 + 0.5 * random()));
    const k = i < 120 ? 1 : 1 + (i % 3);
    const found = selectPassages(instance, { budget, k }, { seed: i });
    const best = await milpPassages(instance, budget, k);
    expect(found.bound, `instance ${i}`).toBeGreaterThanOrEqual(best - close(best));
    expect(found.value, `instance ${i}`).toBeLessThanOrEqual(best + close(best));
    if (found.optimal) optimal++;
    if (found.optimal) expect(Math.abs(found.value - best), `instance ${i}`).toBeLessThan(close(best));
  }
  expect(optimal).toBe(200);
}, 120_000);

test('plans of moving media with all constraints, reported as optimal, equal the optimum proved by HiGHS', async () => {
  const random = seededRandom(502).next;
  const seen = { optimal: 0, infeasible: 0 };
  for (let i = 0; i < 90; i++) {
    const size = {
      media: 4 + Math.floor(random() * 4),
      persons: 8 + Math.floor(random() * 10),
      vehicles: 3,
      k: 1,
    };
    const { store, problem: given } = randomRateInstance(random, size);
    const problem = { ...given, objective: { kind: 'reach', k: 1 } as const };
    const found = selectRates(store, problem, { seed: i });
    const best = await milpReach(store, problem);
    expect(found.status, `instance ${i}`).toBe(best === null ? 'infeasible' : 'planned');
    if (best === null) seen.infeasible++;
    if (found.status !== 'planned' || best === null) continue;
    expect(found.bound, `instance ${i}`).toBeGreaterThanOrEqual(best - close(best));
    expect(found.optimal, `instance ${i}`).toBe(true);
    expect(Math.abs(found.value - best), `instance ${i}`).toBeLessThan(close(best));
    seen.optimal++;
  }
  expect(seen.optimal).toBeGreaterThan(50);
  expect(seen.infeasible).toBeGreaterThan(3);
}, 120_000);
