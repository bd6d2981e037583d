import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import type { Certificate } from './certificate.ts';
import { checkPassageCertificate } from './check-certificate.ts';
import { JOINT_GAP } from './search/joint-phase.ts';
import { selectUnits } from './select-passages.ts';
import { randomJointCase } from './testing/joint-case.ts';
import { falsified } from './testing/falsify.ts';
import { proofCount } from './testing/proof-count.ts';

/** What is changed in a joint proof. */
interface Changed {
  readonly proof: {
    readonly joint: {
      ceiling: number;
      readonly steps: {
        money: number;
        unit: number;
        readonly rows: { keys: string; codes: string }[];
      }[];
    }[];
  };
}

const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Selections that leave a wide gap to everything but counting media jointly, with the best plan of all. */
function* jointSelections(seed: number, count: number) {
  const random = seededRandom(seed).next;
  for (let i = 0; i < count; i++) {
    const { plans, best } = randomJointCase(random);
    const { instance, k, budget, box } = plans;
    const terms = {
      must: box.from.flatMap((from, m) => (from > 0 ? [m] : [])),
      excluded: box.to.flatMap((to, m) => (to > 0 ? [] : [m])),
    };
    const control = { exactMedia: 0, pairLimit: 300, jointLimit: 5e5, seed: i };
    const found = selectUnits(instance, { budget, k }, terms, control);
    if (found.status !== 'planned' || !('joint' in found.certificate.proof.tree)) continue;
    const check = (certificate: Certificate) =>
      checkPassageCertificate(instance, budget, k, certificate, terms);
    yield { found, best, check, random, title: `${i}` };
  }
}

test('a bound by counting media jointly is valid, true, and not lower than its aim', () => {
  let seen = 0;
  for (const { found, best, check, title } of jointSelections(5, proofCount(60))) {
    seen++;
    expect(check(copyOf(found.certificate)), title).toMatchObject({ valid: true, holds: true, reasons: [] });
    expect(found.bound, title).toBeGreaterThanOrEqual(best * (1 - 1e-9));
    expect(found.bound, title).toBeGreaterThanOrEqual(found.value / (1 - JOINT_GAP) - 1e-9);
    const lower = { ...copyOf(found.certificate), bound: found.bound * 0.99 };
    // Where no plan reaches anybody the bound is 0, and so is 99 % of it.
    expect(check(lower).holds, title).toBe(found.bound === 0);
    const { joint: _, ...rest } = found.certificate.proof;
    expect(check({ ...found.certificate, proof: rest }).holds, title).toBe(false);
  }
  expect(seen).toBeGreaterThan(5);
});

test('a changed proof is refused or still true', () => {
  let accepted = 0;
  let refused = 0;
  for (const { found, best, check, random, title } of jointSelections(6, proofCount(60))) {
    for (let n = 0; n < 10; n++) {
      const changed = copyOf(found.certificate) as unknown as Changed;
      const [proof] = changed.proof.joint;
      const step = proof.steps[Math.floor(random() * proof.steps.length)];
      const rows = step.rows[Math.floor(random() * step.rows.length)];
      const kind = rows === undefined ? 0 : Math.floor(random() * 5);
      if (kind === 0) proof.ceiling *= 0.9 + 0.2 * random();
      else if (kind === 1) step.money *= 2 * random();
      else if (kind === 2) step.unit *= 2;
      else {
        const field = kind === 3 ? 'codes' : 'keys';
        const bytes = Buffer.from(rows[field], 'base64');
        bytes[Math.floor(random() * bytes.length)] ^= 1 << Math.floor(random() * 8);
        rows[field] = bytes.toString('base64');
      }
      const verdict = check(
        n % 2 === 0 ? (changed as unknown as Certificate) : copyOf(falsified(found.certificate, random)),
      );
      // What the checker finds itself is a bound of the best plan, whatever is written.
      if (Number.isFinite(verdict.bound))
        expect(verdict.bound, title).toBeGreaterThanOrEqual(best * (1 - 1e-9));
      if (verdict.holds) accepted++;
      else refused++;
    }
  }
  expect(accepted + refused).toBeGreaterThan(50);
  expect(refused).toBeGreaterThan(20);
});
