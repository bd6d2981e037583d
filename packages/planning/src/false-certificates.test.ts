import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import { checkPassageCertificate } from './check-certificate.ts';
import type { CertificateVerdict } from './checker/figures.ts';
import { checkPanelCertificate } from './panel/check-panel-certificate.ts';
import type { PanelCertificate } from './panel/panel-certificate.ts';
import { marketOfRows, selectOnPanel } from './panel/select-panel.ts';
import { selectUnits } from './select-passages.ts';
import { falsified } from './testing/falsify.ts';
import { KINDS, knownInstance, type KnownInstance } from './testing/known-instance.ts';
import { falseCertificateCount } from './testing/proof-count.ts';
import { mutations } from './testing/mutate-certificate.ts';
import { scrambleProof, swapMedium } from './testing/scramble-proof.ts';

/** Certificates of each form. */
const COUNT = falseCertificateCount(1500);
const through = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The figures that both forms of certificate state. */
interface Stated {
  readonly cost: number;
  readonly value: number;
  readonly bound: number;
  readonly gap: number;
}

/** Whether the statement is true, by enumeration of all plans. */
function isTrue({ best, evaluate, kind }: KnownInstance, media: readonly number[], stated: Stated): boolean {
  const { allowed, cost, value } = evaluate(media);
  const { bound } = stated;
  return (
    allowed &&
    Math.abs(cost - stated.cost) <= (kind === 'digits' ? 1e-9 : 0) &&
    Math.abs(value - stated.value) <= 1e-6 &&
    bound >= best - 1e-6 &&
    Math.abs(stated.gap - (bound > 0 ? Math.max(0, bound - stated.value) / bound : 0)) <= 1e-6
  );
}

/** A certificate with a changed proof that states a value below the optimum, or the planner's own value. */
function restated<Written extends Stated>(written: Written, random: () => number, best: number): Written {
  const bound = random() < 0.5 ? written.value : best * (0.9 + 0.0999 * random());
  const gap = bound > 0 ? Math.max(0, (bound - written.value) / bound) : 0;
  return random() < 0.5 ? written : { ...written, bound, gap };
}

/** Compares changed certificates with the truth; returns how many were refused and how many still held. */
function judgeAll<Written extends Stated>(
  known: KnownInstance,
  changed: readonly Written[],
  check: (certificate: Written) => CertificateVerdict,
  mediaOf: (certificate: Written) => number[],
  title: string,
): { refused: number; held: number } {
  const seen = { refused: 0, held: 0 };
  for (const certificate of changed) {
    const verdict = check(certificate);
    const description = () => `${title}: ${JSON.stringify(certificate)}`;
    if (verdict.holds && !isTrue(known, mediaOf(certificate), certificate)) expect.fail(description());
    // Whatever the certificate states, a bound that the checker derives from a proof is a true bound.
    if (verdict.bound < known.best * (1 - 1e-8)) expect.fail(description());
    if (!verdict.valid && verdict.reasons.length === 0) expect.fail(description());
    seen[verdict.holds ? 'held' : 'refused']++;
  }
  return seen;
}

test('no false certificate of fixed units is accepted', () => {
  const random = seededRandom(501).next;
  const seen = { refused: 0, held: 0 };
  for (let i = 0; seen.refused + seen.held < COUNT; i++) {
    const known = knownInstance(KINDS[i % KINDS.length], random);
    const { instance, budget, k, terms = {}, best } = known;
    if (best < 0) continue;
    const control = { seed: i, exactMedia: i % 2 === 0 ? 0 : 24, pairLimit: 20_000 };
    const found = selectUnits(instance, { budget, k }, terms, control);
    if (found.status !== 'planned') throw new Error(`instance ${i} has a plan`);
    const own = through(found.certificate);
    const { mediaCount } = instance;
    const changed = [
      ...mutations.map(({ change }) => change(own, random, { mediaCount, optimum: best })),
      ...Array.from({ length: 20 }, () => restated(falsified(own, random), random, best)),
      ...Array.from({ length: 5 }, () => restated(scrambleProof(own, random), random, best)),
      swapMedium(own, random, mediaCount),
    ].filter((certificate) => certificate !== null && certificate !== undefined);
    const check = (certificate: typeof own) =>
      checkPassageCertificate(instance, budget, k, through(certificate), terms);
    const mediaOf = ({ plan }: typeof own) => plan.map((line) => line.medium);
    const { refused, held } = judgeAll(known, changed, check, mediaOf, `instance ${i}`);
    seen.refused += refused;
    seen.held += held;
  }
  expect(seen.refused).toBeGreaterThan(COUNT / 2);
});

test('no false certificate of panels is accepted', () => {
  const random = seededRandom(502).next;
  const seen = { refused: 0, held: 0 };
  const kinds = ['decimals', 'frequency', 'named', 'digits'] as const;
  for (let i = 0; seen.refused + seen.held < COUNT; i++) {
    const known = knownInstance(kinds[i % kinds.length], random);
    const { instance, budget, k, terms, best } = known;
    if (best < 0) continue;
    const { weights, rowStart, persons, costs } = instance;
    const amounts = k === 1 ? null : Uint8Array.from(instance.passages, (n) => Math.min(n, k));
    const rows = { weights, rowStart, persons, amounts };
    const flags = (media: readonly number[] = []) =>
      Uint8Array.from(costs, (_, m) => Number(media.includes(m)));
    const wanted = { costs, budget, k, required: flags(terms?.must), excluded: flags(terms?.excluded) };
    const found = selectOnPanel(marketOfRows(rows, k), wanted, { seed: i, pairLimit: 20_000 });
    const own = through(found.certificate);
    const dear = (price: number): PanelCertificate => ({ ...own, proof: { ...own.proof, prices: [price] } });
    const changed = [
      ...Array.from({ length: 20 }, () => restated(falsified(own, random), random, best)),
      ...[1e-3, 1, 1e9, 1e17, 1e150, 1.7e308].map((price) => restated(dear(price), random, best)),
      { ...own, bound: own.value, gap: 0 },
      { ...own, value: best + 1, bound: best + 1, gap: 0 },
    ];
    const check = (certificate: PanelCertificate) =>
      checkPanelCertificate(rows, wanted, through(certificate));
    const { refused, held } = judgeAll(known, changed, check, ({ plan }) => [...plan], `instance ${i}`);
    seen.refused += refused;
    seen.held += held;
  }
  expect(seen.refused).toBeGreaterThan(COUNT / 2);
});
