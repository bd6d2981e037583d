import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import type { Certificate } from './certificate.ts';
import { passageCase } from './checker/checked-case.ts';
import { refuteBetterPlans } from './checker/tried-plans.ts';
import { checkPassageCertificate } from './check-certificate.ts';
import type { CertificateVerdict } from './checker/figures.ts';
import { checkPanelCertificate } from './panel/check-panel-certificate.ts';
import { marketOfRows, selectOnPanel } from './panel/select-panel.ts';
import { selectUnits, type PassageControl } from './select-passages.ts';
import { KINDS, knownInstance, type KnownInstance } from './testing/known-instance.ts';
import { proofCount } from './testing/proof-count.ts';

/** Instances of each kind. */
const COUNT = proofCount(150);
const through = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Counts of certificates by enumeration, by search only, for parts, and with wide bounds. */
const CONTROLS: readonly PassageControl[] = [
  {},
  { exactMedia: 0, pairLimit: 20_000 },
  { exactMedia: 0, pairLimit: 2000 },
  { exactMedia: 0, pairLimit: 300 },
];

function expectTrue(
  known: KnownInstance,
  plan: readonly number[],
  verdict: CertificateVerdict,
  title: string,
) {
  const { best, evaluate } = known;
  const { allowed, cost, value } = evaluate(plan);
  expect(allowed, title).toBe(true);
  expect(verdict, title).toMatchObject({ valid: true, holds: true, reasons: [] });
  // Prices of sixteen digits are counted in fifteen.
  expect(Math.abs(verdict.cost - cost), title).toBeLessThanOrEqual(known.kind === 'digits' ? 1e-9 : 0);
  expect(verdict.value, title).toBe(value);
  expect(verdict.bound, title).toBeGreaterThanOrEqual(best * (1 - 1e-8));
}

/** A certificate whose proof is an enumeration that finds no plan above a ceiling. */
function triedAt(own: Certificate, ceiling: number): Certificate {
  const bound = Math.max(ceiling, own.value);
  const gap = bound > 0 ? (bound - own.value) / bound : 0;
  return { ...own, bound, gap, proof: { tree: { tried: ceiling }, tangents: [] } };
}

test.each(KINDS)('%s: plan, bound and verdict agree with enumeration of all plans', (kind) => {
  const random = seededRandom(100 + KINDS.indexOf(kind)).next;
  const seen = { infeasible: 0, planned: 0, tried: 0 };
  for (let i = 0; i < COUNT; i++) {
    const known = knownInstance(kind, random);
    const { instance, budget, k, terms, best } = known;
    const title = `${kind} ${i}`;
    const control = CONTROLS[i % CONTROLS.length];
    const found = selectUnits(instance, { budget, k }, terms ?? {}, { ...control, seed: i });
    expect(found.status, title).toBe(best < 0 ? 'infeasible' : 'planned');
    if (found.status !== 'planned') {
      seen.infeasible++;
      continue;
    }
    seen.planned++;
    const check = (certificate: Certificate) =>
      checkPassageCertificate(instance, budget, k, through(certificate), terms ?? {});
    expectTrue(known, found.media, check(found.certificate), title);
    if (control.exactMedia === undefined) expect(found.value, title).toBe(best);
    if (found.optimal) expect(found.value, title).toBe(best);
    if ('tried' in found.certificate.proof.tree) seen.tried++;
    expect(check(triedAt(found.certificate, best)).valid, title).toBe(true);
    if (found.value === best) continue;
    expect(check(triedAt(found.certificate, (found.value + best) / 2)).holds, title).toBe(false);
  }
  expect(seen.planned).toBeGreaterThan(COUNT / 3);
});

test.each(KINDS)('%s: the search for a better plan finds one exactly when one exists', (kind) => {
  const random = seededRandom(200 + KINDS.indexOf(kind)).next;
  let refuted = 0;
  for (let i = 0; i < COUNT; i++) {
    const { instance, budget, k, terms = {}, best, evaluate } = knownInstance(kind, random);
    if (best < 0) continue;
    const given = passageCase(instance, budget, k, terms);
    const plans = { instance, k, box: given.box, prices: given.money.prices, budget: given.budget };
    const isAllowed = (units: readonly number[]) =>
      evaluate([...units.keys()].filter((m) => units[m] > 0)).allowed;
    const attempt = (ceiling: number, fewPlans: number) => () =>
      refuteBetterPlans(plans, ceiling, isAllowed, fewPlans);
    for (const fewPlans of [0, Infinity]) {
      expect(attempt(best, fewPlans)(), `${kind} ${i}`).toBe(best);
      if (best === 0) continue;
      expect(attempt(best * 0.999, fewPlans), `${kind} ${i}`).toThrow('为上界，实际有价值');
      refuted++;
    }
  }
  expect(refuted).toBeGreaterThan(COUNT / 2);
});

test.each(['decimals', 'frequency', 'named', 'digits'] as const)(
  '%s: panels against trying every plan',
  (kind) => {
    const random = seededRandom(300 + KINDS.indexOf(kind)).next;
    let planned = 0;
    for (let i = 0; i < COUNT; i++) {
      const known = knownInstance(kind, random);
      const { instance, budget, k, terms, best } = known;
      if (best < 0) continue;
      const flags = (media: readonly number[] = []) =>
        Uint8Array.from(instance.costs, (_, m) => Number(media.includes(m)));
      const amounts = k === 1 ? null : Uint8Array.from(instance.passages, (n) => Math.min(n, k));
      const { weights, rowStart, persons, costs } = instance;
      const rows = { weights, rowStart, persons, amounts };
      const wanted = { costs, budget, k, required: flags(terms?.must), excluded: flags(terms?.excluded) };
      const found = selectOnPanel(marketOfRows(rows, k), wanted, { seed: i, targetGap: 0 });
      const verdict = checkPanelCertificate(rows, wanted, through(found.certificate));
      expectTrue(known, found.media, verdict, `${kind} ${i}`);
      planned++;
    }
    expect(planned).toBeGreaterThan(COUNT / 3);
  },
);
