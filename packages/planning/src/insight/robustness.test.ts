import { expect, test } from 'vitest';
import { bootstrapFactors } from '@ooh/measurement/bootstrap';
import { seededRandom } from '@ooh/measurement/random';
import { selectPassages } from '../select-passages.ts';
import { selectRates } from '../select-rates.ts';
import { exhaustivePassages, exhaustiveRates, plainRateValue } from '../testing/exact.ts';
import { cityInstance, randomPassageInstance, randomRateInstance } from '../testing/random-instance.ts';
import { resampledPassagePlan, resampledRatePlan } from './resampled-plan.ts';
import { robustness } from './robustness.ts';

test('frequency, regret, value and ranks agree with a direct selection in every replicate', () => {
  const chance = seededRandom(61).next;
  let looked = 0;
  for (let i = 0; i < 12; i++) {
    const { store, problem } = randomRateInstance(chance, {
      media: 5,
      persons: 40,
      vehicles: 2,
      plain: true,
      k: 1,
    });
    const base = selectRates(store, problem);
    if (base.status !== 'planned' || base.certificate.plan.length < 2) continue;
    const strata = Uint8Array.from(store.weights, (_, p) => p % 3);
    const { plan } = base.certificate;
    const resampled = resampledRatePlan(store, problem, strata, plan, () => ({}));
    const found = robustness(resampled, { random: seededRandom(i), replicates: 12 })!;
    expect(found.replicates).toBe(12);
    expect(found.value.here).toBeCloseTo(base.value, 6);
    const again = seededRandom(i);
    const draw = bootstrapFactors(strata);
    const chosen = new Map<number, number>();
    const ranks: number[] = [];
    let regret = 0;
    for (let b = 0; b < 12; b++) {
      const factors = draw(again);
      const personWeights = store.weights.map((w, p) => w * factors[p]);
      const replicate = { ...problem, personWeights };
      const best = exhaustiveRates(store, replicate)!;
      best.vehicles.forEach((v, m) => v > 0 && chosen.set(m, (chosen.get(m) ?? 0) + 1));
      const value = plainRateValue(store, replicate, [...(resampled.units as Int32Array)]);
      regret += (best.value - value) / best.value / 12;
      const added = plan.map(({ medium }) => {
        const without = [...(resampled.units as Int32Array)].map((v, m) => (m === medium ? 0 : v));
        return value - plainRateValue(store, replicate, without);
      });
      ranks.push(1 + added.filter((gain) => gain > added[0]).length);
    }
    expect(found.regret.mean, `instance ${i}`).toBeCloseTo(regret, 6);
    for (const { medium, chosenShare } of found.media)
      expect(chosenShare * 12, `instance ${i}, medium ${medium}`).toBeCloseTo(chosen.get(medium) ?? 0, 9);
    const first = found.media.find((row) => row.medium === plan[0].medium)!.rank!;
    expect(first.low).toBeGreaterThanOrEqual(Math.min(...ranks));
    expect(first.high).toBeLessThanOrEqual(Math.max(...ranks));
    looked++;
  }
  expect(looked).toBeGreaterThan(6);
});

test('the same seed gives the same result; stopping keeps finished replicates; none finished gives null', () => {
  const store = cityInstance(seededRandom(62).next, 500, 15);
  const media = Array.from({ length: 15 }, (_, m) => ({
    days: 28,
    pricePerVehicleFen: 100 + 7 * m,
    maxVehicles: 2,
  }));
  const problem = { media, budgetFen: 1500, objective: { kind: 'reach', k: 1 } as const };
  const control = () => ({ exactMedia: 0, pairLimit: 200_000, targetGap: 0.05 });
  const base = selectRates(store, problem);
  if (base.status !== 'planned') throw new Error('expected a plan');
  const strata = new Uint8Array(500);
  const plan = resampledRatePlan(store, problem, strata, base.certificate.plan, control);
  const once = robustness(plan, { random: seededRandom(1), replicates: 20 })!;
  expect(robustness(plan, { random: seededRandom(1), replicates: 20 })).toEqual(once);
  expect(once.value.low).toBeLessThan(once.value.here);
  expect(once.value.high).toBeGreaterThan(once.value.here);
  expect(once.kept).toBeGreaterThan(0.3);
  expect(once.media[0].chosenShare).toBeGreaterThanOrEqual(once.media.at(-1)!.chosenShare);
  let heard = 0;
  const cut = {
    random: seededRandom(1),
    replicates: 20,
    onReplicate: () => heard++,
    shouldStop: () => heard >= 5,
  };
  expect(robustness(plan, cut)!.replicates).toBe(5);
  expect(robustness(plan, { random: seededRandom(1), shouldStop: () => true })).toBeNull();
});

test('a dominant medium of fixed units is chosen in every replicate, without regret', () => {
  const random = seededRandom(63).next;
  for (let i = 0; i < 10; i++) {
    const instance = randomPassageInstance(random, { media: 6, persons: 40 });
    const everything = instance.costs.reduce((sum, cost) => sum + cost, 0);
    const request = { budget: i % 2 === 0 ? everything : everything / 2, k: 1 };
    const { certificate } = selectPassages(instance, request);
    const plan = resampledPassagePlan(instance, request, certificate.plan, () => ({}));
    const found = robustness(plan, { random: seededRandom(i), replicates: 10 })!;
    expect(found.value.here).toBe(exhaustivePassages(instance, request.budget, 1));
    if (i % 2 === 0) expect(found.regret).toEqual({ mean: 0, high: 0 });
    else expect(found.regret.high).toBeGreaterThanOrEqual(found.regret.mean);
  }
});
