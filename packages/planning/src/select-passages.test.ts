import { expect, test } from 'vitest';
import { checkPassageCertificate } from './check-certificate.ts';
import { seededRandom } from '@ooh/measurement/random';
import { selectPassages } from './select-passages.ts';
import { exhaustivePassages, plainPassageValue } from './testing/exact.ts';
import { randomPassageInstance } from './testing/random-instance.ts';
import { milpPassages } from './testing/solver.ts';

test('on 900 random instances the selection is optimal by enumeration, and its proof is valid', () => {
  const random = seededRandom(41).next;
  for (let i = 0; i < 900; i++) {
    const size = { media: 2 + Math.floor(random() * 7), persons: 4 + Math.floor(random() * 25) };
    const instance = randomPassageInstance(random, size);
    const total = instance.costs.reduce((sum, cost) => sum + cost, 0);
    const budget = Math.floor(total * random());
    const k = 1 + Math.floor(random() * 3);
    const best = exhaustivePassages(instance, budget, k);
    const found = selectPassages(instance, { budget, k }, { seed: i });
    expect(plainPassageValue(instance, found.media, k), `instance ${i}`).toBe(found.value);
    expect(found.cost).toBe(found.media.reduce((sum, m) => sum + instance.costs[m], 0));
    expect(found.cost).toBeLessThanOrEqual(budget);
    expect(found.value, `instance ${i}`).toBe(best);
    expect(found.optimal, `instance ${i}`).toBe(true);
    const copy = JSON.parse(JSON.stringify(found.certificate));
    expect(checkPassageCertificate(instance, budget, k, copy).reasons, `instance ${i}`).toEqual([]);
  }
});

test('the bound without branching is above the optimum', () => {
  const random = seededRandom(17).next;
  let open = 0;
  for (let i = 0; i < 400; i++) {
    const instance = randomPassageInstance(random, { media: 8, persons: 20 });
    const budget = Math.floor(instance.costs.reduce((sum, cost) => sum + cost, 0) * random() * 0.5);
    const k = 1 + (i % 3);
    const best = exhaustivePassages(instance, budget, k);
    const found = selectPassages(instance, { budget, k }, { exactMedia: 0, pairLimit: 20_000 });
    expect(found.bound, `instance ${i}`).toBeGreaterThanOrEqual(best - 1e-9);
    expect(found.value).toBeLessThanOrEqual(best);
    expect(checkPassageCertificate(instance, budget, k, found.certificate).reasons).toEqual([]);
    if (found.bound > best + 1e-6) open++;
  }
  expect(open).toBeGreaterThan(20);
});

test('agrees with mixed-integer programming on 40 media and 120 people', async () => {
  const random = seededRandom(6).next;
  for (let i = 0; i < 4; i++) {
    const instance = randomPassageInstance(random, { media: 40, persons: 120 });
    const budget = 30 + 20 * i;
    const k = 1 + (i % 2);
    const best = await milpPassages(instance, budget, k);
    const found = selectPassages(instance, { budget, k }, { pairLimit: 5_000_000 });
    expect(found.bound).toBeGreaterThanOrEqual(best - 1e-6);
    expect(found.value).toBeLessThanOrEqual(best + 1e-6);
    expect(found.value).toBeGreaterThanOrEqual(0.97 * best);
    if (k === 1) expect(found.gap).toBeLessThan(0.08);
  }
}, 120_000);

test('an invalid request is refused', () => {
  const instance = randomPassageInstance(seededRandom(2).next, { media: 3, persons: 5 });
  expect(() => selectPassages(instance, { budget: -1 })).toThrow('budget');
  expect(() => selectPassages(instance, { budget: 1, k: 0 })).toThrow('k');
});

test('a search that is stopped at once still has its greedy plan and a valid proof', () => {
  const random = seededRandom(23).next;
  for (const k of [1, 2, 3]) {
    const instance = randomPassageInstance(random, { media: 30, persons: 200 });
    const budget = 60;
    const stopped = selectPassages(instance, { budget, k }, { shouldStop: () => true });
    const cheap = instance.costs.indexOf(Math.min(...instance.costs));
    expect(stopped.value).toBeGreaterThan(plainPassageValue(instance, [cheap], k));
    // Nothing that adds people still fits.
    for (let m = 0; m < instance.mediaCount; m++) {
      if (stopped.media.includes(m) || stopped.cost + instance.costs[m] > budget) continue;
      expect(plainPassageValue(instance, [...stopped.media, m], k)).toBe(stopped.value);
    }
    expect(checkPassageCertificate(instance, budget, k, stopped.certificate).reasons).toEqual([]);
  }
});

test('a work factor multiplies the default work, and more of it finds and proves no less', () => {
  const random = seededRandom(3).next;
  const instance = randomPassageInstance(random, { media: 60, persons: 900 });
  const request = { budget: Math.floor(instance.costs.reduce((sum, cost) => sum + cost, 0) * 0.2), k: 3 };
  // The default is 4e8 pairs for an instance of this size.
  const [little, more, much] = [1e-5, 1e-3, 1e-2].map((workFactor) => {
    const found = selectPassages(instance, request, { workFactor, targetGap: 0 });
    expect(found).toEqual(selectPassages(instance, request, { pairLimit: 4e8 * workFactor, targetGap: 0 }));
    return found;
  });
  expect(little.pairs).toBeLessThan(more.pairs);
  expect(more.pairs).toBeLessThan(much.pairs);
  expect(much.value).toBeGreaterThanOrEqual(little.value);
  expect(much.bound).toBeLessThanOrEqual(little.bound);
});
