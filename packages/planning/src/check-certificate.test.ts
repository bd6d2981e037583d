import { expect, test } from 'vitest';
import type { Certificate } from './certificate.ts';
import { checkPassageCertificate, checkRateCertificate } from './check-certificate.ts';
import { seededRandom } from '@ooh/measurement/random';
import { selectPassages } from './select-passages.ts';
import { selectRates } from './select-rates.ts';
import { cityInstance, randomPassageInstance } from './testing/random-instance.ts';

const random = seededRandom(4).next;
const store = cityInstance(random, 1500, 40);
const media = Array.from({ length: 40 }, () => ({
  days: 28,
  pricePerVehicleFen: 100 * (5000 + Math.floor(random() * 9000)),
  maxVehicles: 5,
}));
const rateProblem = {
  media,
  budgetFen: 20_000_000,
  objective: { kind: 'reach', k: 1 } as const,
  maxLines: 15,
  groups: [{ name: '前十', media: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], minVehicles: 3, budgetFen: 6_000_000 }],
};
const selection = selectRates(store, rateProblem, { pairLimit: 3_000_000 });
if (selection.status !== 'planned') throw new Error('expected a plan');
const good = selection.certificate;

type Draft = { -readonly [K in keyof Certificate]: Certificate[K] };
const changed = (change: (draft: Draft) => void): Certificate => {
  const draft = JSON.parse(JSON.stringify(good)) as Draft;
  change(draft);
  return draft;
};
const verdictOf = (certificate: Certificate) => checkRateCertificate(store, rateProblem, certificate);

test('an unchanged certificate is accepted, with the same figures', () => {
  const verdict = verdictOf(good);
  expect(verdict.reasons).toEqual([]);
  expect(verdict.cost).toBe(good.cost);
  expect(verdict.value).toBeCloseTo(good.value, 6);
  expect(verdict.bound).toBeCloseTo(good.bound, 6);
  expect(good.gap).toBeGreaterThan(0);
});

const unused = [...media.keys()].find((m) => m >= 10 && !good.plan.some((line) => line.medium === m)) ?? -1;

test.each<[string, (draft: Draft) => void]>([
  ['value raised', (c) => (c.value *= 1.001)],
  [
    'value and gap raised together',
    (c) => {
      c.value *= 1.001;
      c.gap = (c.bound - c.value) / c.bound;
    },
  ],
  ['cost understated', (c) => (c.cost -= 100)],
  [
    'bound lowered with its gap',
    (c) => {
      c.bound = c.value * 1.00001;
      c.gap = (c.bound - c.value) / c.bound;
    },
  ],
  ['gap understated', (c) => (c.gap /= 2)],
  [
    'a medium swapped',
    (c) => {
      c.plan = c.plan.map((line, i) => (i === 0 ? { ...line, medium: unused } : line));
    },
  ],
  [
    'a vehicle added',
    (c) => {
      c.plan = c.plan.map((line, i) => (i === 0 ? { ...line, vehicles: line.vehicles + 1 } : line));
    },
  ],
  [
    'more vehicles than there are',
    (c) => {
      c.plan = c.plan.map((line, i) => (i === 0 ? { ...line, vehicles: 6 } : line));
    },
  ],
  [
    'half a vehicle',
    (c) => {
      c.plan = c.plan.map((line, i) => (i === 0 ? { ...line, vehicles: 0.5 } : line));
    },
  ],
  ['a line listed twice', (c) => (c.plan = [...c.plan, c.plan[0]])],
  ['an unknown medium', (c) => (c.plan = [...c.plan, { medium: 40, vehicles: 1 }])],
  ['another instance', (c) => (c.instanceHash = `0${c.instanceHash.slice(1)}`.replace(/^00/, '01'))],
  [
    'the relaxed point moved',
    (c) => {
      const tangents = c.proof.tangents.map((t) => ({ ...t, units: t.units.map((v) => v * 1.2) }));
      c.proof = { ...c.proof, tangents };
    },
  ],
  [
    'the budget price moved',
    (c) => {
      const tangents = c.proof.tangents.map((t) => ({
        ...t,
        multipliers: t.multipliers.map((y, r) => (r === 0 ? y * 0.8 : y)),
      }));
      c.proof = { ...c.proof, tangents };
    },
  ],
  [
    'a negative price',
    (c) => {
      const tangents = c.proof.tangents.map((t) => ({ ...t, multipliers: t.multipliers.map((y) => -1 - y) }));
      c.proof = { ...c.proof, tangents };
    },
  ],
  [
    'a missing price',
    (c) => {
      const tangents = c.proof.tangents.map((t) => ({ ...t, multipliers: t.multipliers.slice(1) }));
      c.proof = { ...c.proof, tangents };
    },
  ],
  ['a tree that calls everything empty', (c) => (c.proof = { ...c.proof, tree: { empty: true } })],
  ['a tree that calls everything one plan', (c) => (c.proof = { ...c.proof, tree: { single: true } })],
  [
    'a tree that leaves a part out',
    (c) => {
      const tree = { medium: 20, atMost: 4, low: { empty: true as const }, high: { tangent: 0 } };
      c.proof = { ...c.proof, tree };
    },
  ],
  ['a tangent that is not there', (c) => (c.proof = { ...c.proof, tree: { tangent: 9999 } })],
])('refused: %s', (_, change) => {
  const verdict = verdictOf(changed(change));
  expect(verdict.valid).toBe(false);
  expect(verdict.reasons.length).toBeGreaterThan(0);
});

test('a certificate of one problem is refused for a harder one', () => {
  const tighter = { ...rateProblem, budgetFen: rateProblem.budgetFen - 1 };
  expect(checkRateCertificate(store, tighter, good).valid).toBe(false);
  const forged = { ...good, form: 'passages' as const };
  expect(verdictOf(forged).valid).toBe(false);
});

test('a passage-form certificate is accepted unchanged, and refused when value, media, λ or cost change', () => {
  const instance = randomPassageInstance(seededRandom(12).next, { media: 30, persons: 200 });
  const found = selectPassages(instance, { budget: 60, k: 1 }, { pairLimit: 2_000_000 });
  const check = (certificate: Certificate) => checkPassageCertificate(instance, 60, 1, certificate).valid;
  const { certificate } = found;
  expect(check(certificate)).toBe(true);
  const other = [...instance.costs.keys()].find((m) => !found.media.includes(m)) ?? -1;
  const [first, ...rest] = certificate.plan;
  expect(check({ ...certificate, value: certificate.value + 1 })).toBe(false);
  expect(check({ ...certificate, cost: certificate.cost - 1 })).toBe(false);
  expect(check({ ...certificate, plan: [{ ...first, medium: other }, ...rest] })).toBe(false);
  const tangents = certificate.proof.tangents.map((t) => ({ ...t, knee: t.knee - 0.4 }));
  expect(check({ ...certificate, proof: { ...certificate.proof, tangents } })).toBe(false);
  expect(check({ ...certificate, bound: certificate.value, gap: 0 })).toBe(certificate.gap < 1e-8);
});
