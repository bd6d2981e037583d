import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import type { RateProblem } from '../rate-problem.ts';
import { selectRates } from '../select-rates.ts';
import { exhaustiveRates } from '../testing/exact.ts';
import { randomRateInstance } from '../testing/random-instance.ts';
import { constraintPrices, type Relaxation } from './constraint-prices.ts';

function relaxationsOf(problem: RateProblem): Relaxation[] {
  const loosened: Relaxation[] = [
    {
      text: '总预算 +10%',
      problem: { ...problem, budgetFen: Math.floor(problem.budgetFen * 1.1) },
      row: { index: 0, by: Math.floor(problem.budgetFen * 1.1) - problem.budgetFen },
    },
    {
      text: '不设必选',
      problem: { ...problem, media: problem.media.map((m) => ({ ...m, mustHaveVehicles: 0 })) },
    },
    {
      text: '不作排除',
      problem: { ...problem, media: problem.media.map((m) => ({ ...m, excluded: false })) },
    },
  ];
  if (problem.maxLines !== undefined)
    loosened.push({
      text: '线路数 +1',
      problem: { ...problem, maxLines: problem.maxLines + 1 },
      row: { index: 1, by: 1 },
    });
  return loosened;
}

test('the gain is the difference of the two best plans, and within the proved bound', () => {
  const random = seededRandom(51).next;
  const seen = { priced: 0, gained: 0 };
  for (let i = 0; i < 140; i++) {
    const { store, problem } = randomRateInstance(random, { media: 5, persons: 14, vehicles: 2, k: 1 });
    const base = selectRates(store, problem);
    if (base.status !== 'planned') continue;
    const relaxations = relaxationsOf(problem);
    const prices = constraintPrices(store, base.certificate, relaxations, { controlOf: () => ({}) });
    expect(prices.map((price) => price.text)).toEqual(relaxations.map((loose) => loose.text));
    for (const [at, { gain, atMost }] of prices.entries()) {
      const best = exhaustiveRates(store, relaxations[at].problem)!;
      expect(gain, `instance ${i}`).toBeCloseTo(best.value - base.value, 6);
      expect(atMost).toBeGreaterThanOrEqual(gain - 1e-9);
      seen.priced++;
      if (gain > 1e-6) seen.gained++;
    }
  }
  expect(seen.priced).toBeGreaterThan(150);
  expect(seen.gained).toBeGreaterThan(30);
});

test('the dual price of an unbranched proof bounds the gain of the step', () => {
  const random = seededRandom(52).next;
  const seen = { priced: 0, tight: 0 };
  for (let i = 0; i < 120; i++) {
    const { store, problem } = randomRateInstance(random, {
      media: 6,
      persons: 14,
      vehicles: 2,
      plain: true,
      k: 1,
    });
    const base = selectRates(store, problem, { exactMedia: 0, targetGap: 1 });
    if (base.status !== 'planned') continue;
    expect(base.certificate.proof.tangents.length).toBe(1);
    const [{ byDual, gain }] = constraintPrices(store, base.certificate, relaxationsOf(problem), {
      controlOf: () => ({}),
    });
    expect(base.bound - base.value + byDual!, `instance ${i}`).toBeGreaterThanOrEqual(gain - 1e-6);
    seen.priced++;
    if (byDual! > 0 && gain > 0.2 * byDual!) seen.tight++;
  }
  expect(seen.priced).toBeGreaterThan(100);
  expect(seen.tight).toBeGreaterThan(20);
});

test('it stops on request, and refuses a problem that is not a relaxation', () => {
  const { store, problem } = randomRateInstance(seededRandom(3).next, {
    media: 5,
    persons: 14,
    vehicles: 2,
    plain: true,
  });
  const base = selectRates(store, problem);
  if (base.status !== 'planned' || base.value === 0) throw new Error('expected a plan');
  const control = { controlOf: () => ({}) };
  let looks = 0;
  const some = constraintPrices(store, base.certificate, relaxationsOf(problem), {
    ...control,
    shouldStop: () => looks++ >= 2,
  });
  expect(some.length).toBe(2);
  const tighter = { text: '总预算 0', problem: { ...problem, budgetFen: 0 } };
  expect(() => constraintPrices(store, base.certificate, [tighter], control)).toThrow('总预算 0');
});
