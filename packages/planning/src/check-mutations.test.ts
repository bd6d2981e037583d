import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import type { Certificate } from './certificate.ts';
import { checkPassageCertificate, checkRateCertificate } from './check-certificate.ts';
import type { CertificateVerdict } from './checker/figures.ts';
import { selectPassages } from './select-passages.ts';
import { selectRates } from './select-rates.ts';
import {
  exhaustivePassages,
  exhaustiveRates,
  keepsConstraints,
  plainPassageValue,
  plainPriceOf,
  plainRateValue,
} from './testing/exact.ts';
import { mutations } from './testing/mutate-certificate.ts';
import { scrambleProof, swapMedium } from './testing/scramble-proof.ts';
import { randomPassageInstance, randomRateInstance, withLinePrices } from './testing/random-instance.ts';

/** A certificate and its instance behind functions, so that both forms are handled alike. */
interface Subject {
  readonly title: string;
  readonly mediaCount: number;
  readonly certificate: Certificate;
  readonly check: (certificate: Certificate) => CertificateVerdict;
  /** Computed from the definitions: cost and value of the plan, and whether it keeps the constraints. */
  readonly plain: (units: readonly number[]) => { cost: number; value: number; isAllowed: boolean };
  readonly optimum: number;
}

const throughFile = (certificate: Certificate) => JSON.parse(JSON.stringify(certificate)) as Certificate;

function rateSubject(seed: number, stopAt = Infinity): Subject | null {
  const random = seededRandom(seed).next;
  const { store, problem: given } = randomRateInstance(random, { media: 5, persons: 14, vehicles: 2 });
  const problem = seed % 2 === 1 ? withLinePrices(random, given) : given;
  let asked = 0;
  const found = selectRates(store, problem, {
    seed,
    exactMedia: seed % 3 === 0 ? 0 : 24,
    shouldStop: () => asked++ >= stopAt,
  });
  if (found.status !== 'planned') return null;
  return {
    title: `rates ${seed}`,
    mediaCount: store.mediaCount,
    certificate: throughFile(found.certificate),
    check: (certificate) => checkRateCertificate(store, problem, certificate),
    plain: (units) => ({
      cost: units.reduce((sum, v, m) => sum + plainPriceOf(problem, m, v), 0),
      value: plainRateValue(store, problem, units),
      isAllowed: keepsConstraints(problem, units),
    }),
    optimum: exhaustiveRates(store, problem)?.value ?? NaN,
  };
}

function passageSubject(seed: number, stopAt = Infinity): Subject {
  const random = seededRandom(seed).next;
  const instance = randomPassageInstance(random, { media: 7, persons: 20 });
  const budget = Math.floor(instance.costs.reduce((sum, cost) => sum + cost, 0) * (0.2 + 0.5 * random()));
  const k = 1 + (seed % 3);
  let asked = 0;
  const control = { seed, exactMedia: seed % 2 === 0 ? 0 : 24, shouldStop: () => asked++ >= stopAt };
  const { certificate } = selectPassages(instance, { budget, k }, control);
  return {
    title: `passages ${seed}`,
    mediaCount: instance.mediaCount,
    certificate: throughFile(certificate),
    check: (changed) => checkPassageCertificate(instance, budget, k, changed),
    plain: (units) => {
      const media = [...units.keys()].filter((m) => units[m] > 0);
      const cost = media.reduce((sum, m) => sum + instance.costs[m], 0);
      const isAllowed = cost <= budget && units.every((v) => v <= 1);
      return { cost, value: plainPassageValue(instance, media, k), isAllowed };
    },
    optimum: exhaustivePassages(instance, budget, k),
  };
}

const subjects = Array.from({ length: 30 }, (_, i) => [rateSubject(1000 + i), passageSubject(2000 + i)])
  .flat()
  .filter((subject) => subject !== null);

/** Whether every figure of a certificate is true, by enumeration of all plans. */
function isTrue(subject: Subject, { plan, cost, value, bound, gap }: Certificate): boolean {
  const units = Array.from({ length: subject.mediaCount }, () => 0);
  for (const { medium, vehicles } of plan) units[medium] += vehicles;
  const plain = subject.plain(units);
  const near = (a: number, b: number) => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b));
  return (
    plain.isAllowed &&
    near(cost, plain.cost) &&
    near(value, plain.value) &&
    bound >= subject.optimum - 1e-6 * Math.max(1, subject.optimum) &&
    gap >= (bound > 0 ? (bound - value) / bound : 0) - 1e-6
  );
}

test('every certificate of 300 random instances of both forms is accepted, including searches that were cut short', () => {
  let accepted = 0;
  for (let i = 0; i < 200; i++) {
    // A search that is stopped after a few clock checks still ends with a proof, possibly a wide one.
    const stopAt = i % 4 === 0 ? i / 4 : Infinity;
    for (const subject of [rateSubject(i, stopAt), passageSubject(i, stopAt)]) {
      if (!subject) continue;
      const verdict = subject.check(subject.certificate);
      expect(verdict, subject.title).toMatchObject({ valid: true, holds: true, reasons: [] });
      expect(isTrue(subject, subject.certificate), subject.title).toBe(true);
      accepted++;
    }
  }
  expect(accepted).toBeGreaterThan(300);
});

test('more than a thousand false certificates of both forms are refused, each with its reason', () => {
  const random = seededRandom(77).next;
  const refused = new Map<string, number>();
  for (const subject of subjects) {
    expect(subject.check(subject.certificate).valid, subject.title).toBe(true);
    for (const { name, change, names } of mutations) {
      const changed = change(subject.certificate, random, subject);
      if (changed === null || changed === undefined) continue;
      const label = `${subject.title}: ${name}`;
      const verdict = subject.check(throughFile(changed));
      expect(verdict, label).toMatchObject({ valid: false, holds: false });
      expect(verdict.reasons.join('；'), label).toMatch(names);
      refused.set(name, (refused.get(name) ?? 0) + 1);
    }
  }
  expect([...refused.values()].reduce((sum, n) => sum + n)).toBeGreaterThan(1000);
  expect([...refused.keys()].sort()).toEqual(mutations.map((mutation) => mutation.name).sort());
});

test('a certificate is refused for other data, prices or limits', () => {
  const random = seededRandom(80).next;
  let refused = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const { store, problem } = randomRateInstance(random, { media: 5, persons: 14, vehicles: 2 });
    const found = selectRates(store, problem);
    const instance = randomPassageInstance(random, { media: 7, persons: 20 });
    const { certificate } = selectPassages(instance, { budget: 30, k: 2 });
    const raised = <T extends Float64Array | Float32Array | Uint32Array>(list: T) => {
      const copy = list.slice() as T;
      if (copy.length > 0) copy[Math.floor(random() * copy.length)] += 1;
      return copy;
    };
    const dearer = problem.media.map((m, i) =>
      i === 2 ? { ...m, pricePerVehicleFen: m.pricePerVehicleFen + 1 } : m,
    );
    const verdicts = [
      checkPassageCertificate({ ...instance, weights: raised(instance.weights) }, 30, 2, certificate),
      checkPassageCertificate({ ...instance, passages: raised(instance.passages) }, 30, 2, certificate),
      checkPassageCertificate({ ...instance, costs: raised(instance.costs) }, 30, 2, certificate),
      checkPassageCertificate(instance, 31, 2, certificate),
      checkPassageCertificate(instance, 30, 1, certificate),
    ];
    if (found.status === 'planned') {
      const own = found.certificate;
      verdicts.push(
        checkRateCertificate({ ...store, weights: raised(store.weights) }, problem, own),
        checkRateCertificate({ ...store, rates: raised(store.rates) }, problem, own),
        checkRateCertificate(store, { ...problem, media: dearer }, own),
        checkRateCertificate(store, { ...problem, budgetFen: problem.budgetFen + 1 }, own),
        checkRateCertificate(store, { ...problem, maxLines: 99 }, own),
      );
    }
    for (const verdict of verdicts) {
      expect(verdict.valid).toBe(false);
      expect(verdict.reasons.join()).toContain('指纹');
      refused++;
    }
  }
  expect(refused).toBeGreaterThan(150);
});

test('an exchanged medium is refused unless cost and value happen to be the same', () => {
  const random = seededRandom(78).next;
  let refused = 0;
  for (const subject of subjects)
    for (let i = 0; i < 10; i++) {
      const swapped = swapMedium(subject.certificate, random, subject.mediaCount);
      if (swapped === null) continue;
      const verdict = subject.check(swapped);
      expect(verdict.valid, subject.title).toBe(isTrue(subject, swapped));
      if (!verdict.valid) {
        expect(verdict.reasons.join('；')).toMatch(/费用|方案价值|不在允许范围|上限|下限|预算/);
        refused++;
      }
    }
  expect(refused).toBeGreaterThan(300);
});

test('a changed proof is accepted only where it still proves the stated bound', () => {
  const random = seededRandom(79).next;
  const seen = { accepted: 0, refused: 0 };
  for (const subject of subjects)
    for (let i = 0; i < 25; i++) {
      const changed = scrambleProof(subject.certificate, random);
      const verdict = subject.check(changed);
      if (verdict.holds) expect(isTrue(subject, changed), subject.title).toBe(true);
      if (verdict.valid)
        expect(Math.abs(verdict.bound - changed.bound)).toBeLessThan(1e-7 * Math.max(1, changed.bound));
      else expect(verdict.reasons.join('；')).toMatch(/上界|证明树|切点|λ|lift/);
      seen[verdict.valid ? 'accepted' : 'refused']++;
    }
  expect(seen.accepted).toBeGreaterThan(20);
  expect(seen.refused).toBeGreaterThan(200);
});

test('a wider true bound holds but is not valid, because the proof does not give it', () => {
  for (const subject of subjects) {
    const { certificate } = subject;
    if (certificate.bound === 0) continue;
    const bound = certificate.bound * 1.05;
    const wider = { ...certificate, bound, gap: (bound - certificate.value) / bound };
    const verdict = subject.check(wider);
    expect(verdict, subject.title).toMatchObject({ valid: false, holds: true });
    expect(verdict.reasons.join()).toContain('结论仍成立');
    expect(verdict.bound).toBeCloseTo(certificate.bound, 6);
  }
});

test('input that is not a certificate is refused with the invalid field', () => {
  const [{ check, certificate }] = subjects;
  for (const [nonsense, field] of [
    [null, 'JSON 对象'],
    [[], 'JSON 对象'],
    [{}, 'format'],
    [{ ...certificate, plan: [{ medium: 'length', vehicles: 1 }] }, 'plan'],
    [{ ...certificate, proof: null }, '证明树'],
    [{ ...certificate, proof: { tree: { tangent: 0 }, tangents: [{ media: ['length'] }] } }, 'media'],
    [{ ...certificate, value: Infinity }, 'value'],
  ] as const) {
    const verdict = check(nonsense as unknown as Certificate);
    expect(verdict.valid).toBe(false);
    expect(verdict.reasons.join('；')).toContain(field);
  }
});
