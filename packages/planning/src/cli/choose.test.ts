import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import { exhaustivePassages, plainPassageValue } from '../testing/exact.ts';
import { randomPassageInstance } from '../testing/random-instance.ts';
import { choose, planOf, verify } from './choose.ts';
import type { Instance } from './read-instance.ts';

test('a selection on a panel uses the panel’s structures, and its certificate is valid', () => {
  const random = seededRandom(3);
  for (let i = 0; i < 60; i++) {
    const passages = randomPassageInstance(random.next, { media: 9, persons: 40 });
    const instance: Instance = { form: 'passages', ids: [...passages.costs.keys()].map(String), passages };
    const request = { budget: 20 + random.below(40), k: 1 + random.below(3) };
    const found = choose(instance, request, { seed: 1 }, 0);
    if (found.status !== 'planned') throw new Error('expected a plan');
    const { certificate } = found;
    expect(certificate.format).toBe('ooh-panel-certificate-1');
    const media = planOf(certificate).map((line) => line.medium);
    expect(media.reduce((sum, m) => sum + passages.costs[m], 0)).toBe(certificate.cost);
    expect(plainPassageValue(passages, media, request.k)).toBe(certificate.value);
    expect(certificate.bound).toBeGreaterThanOrEqual(
      exhaustivePassages(passages, request.budget, request.k) - 1e-9,
    );
    expect(verify(instance, request, certificate)).toMatchObject({ valid: true, holds: true, reasons: [] });
    if (certificate.value > 0) {
      const raised = { ...certificate, value: certificate.value * 1.01 };
      expect(verify(instance, request, raised).reasons.join()).toContain('方案价值');
    }
    const richer = { ...request, budget: request.budget + 1 };
    expect(verify(instance, richer, certificate).reasons.join()).toContain('指纹');
  }
});

test('a small instance is solved to optimality, with a general certificate', () => {
  const passages = randomPassageInstance(seededRandom(4).next, { media: 9, persons: 40 });
  const instance: Instance = { form: 'passages', ids: [...passages.costs.keys()].map(String), passages };
  const found = choose(instance, { budget: 40, k: 2 }, { seed: 1 });
  if (found.status !== 'planned') throw new Error('expected a plan');
  expect(found.certificate).toMatchObject({
    format: 'ooh-certificate-1',
    value: exhaustivePassages(passages, 40, 2),
  });
});

test('must-haves are included and exclusions left out, for every size and in both forms', () => {
  const random = seededRandom(8);
  for (let i = 0; i < 40; i++) {
    const passages = randomPassageInstance(random.next, { media: 9, persons: 40 });
    const ids = [...passages.costs.keys()].map(String);
    const store = { ...passages, rates: Float32Array.from(passages.passages, (n) => 0.1 * n) };
    const media = Array.from(passages.costs, (cost) => ({
      days: 1,
      pricePerVehicleFen: cost,
      maxVehicles: 2,
    }));
    const must = [random.below(4)];
    const excluded = [4 + random.below(5)];
    const request = { budget: 60, k: 1 + random.below(3), must, excluded };
    const cases: [Instance, number][] = [
      [{ form: 'passages', ids, passages }, 0],
      [{ form: 'passages', ids, passages }, Infinity],
      [{ form: 'rates', ids, store, media }, Infinity],
    ];
    for (const [instance, panelFromPairs] of cases) {
      const found = choose(instance, request, { seed: 1 }, panelFromPairs);
      if (found.status !== 'planned') throw new Error('expected a plan');
      const plan = planOf(found.certificate).map((line) => line.medium);
      expect(plan).toContain(must[0]);
      expect(plan).not.toContain(excluded[0]);
      expect(verify(instance, request, found.certificate)).toMatchObject({ valid: true, reasons: [] });
      const free = { budget: request.budget, k: request.k };
      expect(verify(instance, free, found.certificate).valid).toBe(false);
    }
  }
});

test('must-haves that exceed the budget are refused with the reason', () => {
  const passages = randomPassageInstance(seededRandom(9).next, { media: 5, persons: 10 });
  const instance: Instance = { form: 'passages', ids: ['a', 'b', 'c', 'd', 'e'], passages };
  for (const panelFromPairs of [0, Infinity]) {
    const found = choose(instance, { budget: 0, k: 1, must: [2] }, { seed: 1 }, panelFromPairs);
    expect(found).toMatchObject({ status: 'refused', message: expect.stringMatching(/c|预算/) });
  }
});
