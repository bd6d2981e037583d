import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import { passageCase } from '../../checker/checked-case.ts';
import { jointBound } from '../../checker/joint/joint-bound.ts';
import { Effort } from '../../search/effort.ts';
import { passageSelectionProblem } from '../../select-passages.ts';
import { randomJointCase, type JointCase } from '../../testing/joint-case.ts';
import { proofCount } from '../../testing/proof-count.ts';
import { proveJointly } from './prove-jointly.ts';

/** Proof of a small box down to a ceiling. */
function proofOf({ plans, best }: JointCase, ceiling: number, entries: number, random: () => number) {
  const { instance, k, box, budget } = plans;
  const must = box.from.flatMap((from, m) => (from > 0 ? [m] : []));
  const excluded = box.to.flatMap((to, m) => (to > 0 ? [] : [m]));
  const problem = passageSelectionProblem(instance, { budget, k }, { must, excluded });
  const start = {
    point: Float64Array.from(instance.costs, () => (random() < 0.3 ? random() : 0)),
    moneyPrice: (random() * best) / Math.max(1, budget),
    value: best,
  };
  const size = random() < 0.5 ? undefined : { pairs: 400 * random(), triples: 3000 * random() };
  return proveJointly(problem, problem.domain, start, ceiling, new Effort(entries), size ? { size } : {});
}

test('no proof bounds a part below its best plan, and the checker finds the same bound', () => {
  const random = seededRandom(77).next;
  const ratios: number[] = [];
  let several = 0;
  for (let i = 0; i < proofCount(60); i++) {
    const known = randomJointCase(random);
    const { plans, best, persons } = known;
    const ceiling = best * [0.8, 1, 1.1, 1.25][i % 4];
    const found = proofOf(known, ceiling, i % 5 === 0 ? 2e5 : 3e6, random);
    if (found === null) {
      expect(known.money === 0 || persons.length === 0, `${i}`).toBe(true);
      continue;
    }
    expect(found.bound, `${i}`).toBeGreaterThanOrEqual(best * (1 - 1e-9));
    const { instance, k, budget, box } = plans;
    // The money of planner and checker in whole units of their own finding.
    const { money, budget: units } = passageCase(instance, budget, k, {});
    const inUnits = { instance, k, box, prices: money.prices, budget: units };
    const checked = jointBound(inUnits, JSON.parse(JSON.stringify(found.proof)));
    expect(Math.abs(checked - found.bound), `${i}`).toBeLessThanOrEqual(1e-8 * found.bound + 1e-9);
    if (found.proof.steps.length > 1) several++;
    if (best > 0 && i % 5 > 0) ratios.push(found.bound / Math.max(best, ceiling));
  }
  expect(several).toBeGreaterThan(5);
  // What the rows are good for: most of these parts are proved to within a few per cent.
  expect(ratios.toSorted((a, b) => a - b)[ratios.length >> 1]).toBeLessThan(1.1);
});
