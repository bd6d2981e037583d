import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import type { JointRowKind } from '../../joint-proof.ts';
import { randomJointCase } from '../../testing/joint-case.ts';
import { CaseStep, KINDS_OF_ROWS } from '../../testing/joint-rows.ts';
import { checkerColumns, listTerms } from '../../testing/joint-terms.ts';
import { randomLists } from '../../testing/joint-multipliers.ts';

/** Random instances, random keys of each kind and plans for each, and rows of a kind at least that are looked at. */
const COUNT = 60;
const KEYS = 80;
const PLANS = 40;
const LEAST = 100;

/** Quicker than an assertion. */
function isRefused(run: () => unknown): boolean {
  try {
    run();
    return false;
  } catch (error) {
    return error instanceof RangeError && error.message.includes('不存在');
  }
}

test('Every named row exists exactly where the definitions say so, and holds for every plan', () => {
  const random = seededRandom(31).next;
  const seen = new Map<JointRowKind, number>(KINDS_OF_ROWS.map((kind) => [kind, 0]));
  for (let i = 0; i < COUNT; i++) {
    const given = randomJointCase(random);
    const lists = randomLists(given, random);
    const step = new CaseStep(given, lists);
    const own = checkerColumns(given.plans, lists);
    expect(own.names).toEqual(given.persons.map(({ name }) => name));
    const chosen = given.sets.filter(() => random() < PLANS / given.sets.length);
    for (const kind of KINDS_OF_ROWS)
      for (let n = 0; n < KEYS; n++) {
        const key = step.randomKey(kind, random);
        const title = `${i} ${kind}(${key.join(', ')})`;
        if (!step.has(kind, key)) {
          if (!isRefused(() => listTerms(own, kind, key))) expect.fail(title);
          continue;
        }
        const terms = listTerms(own, kind, key);
        seen.set(kind, seen.get(kind)! + 1);
        for (const set of chosen) {
          let sum = 0;
          for (const { column, coefficient } of terms) sum += coefficient * step.meaning(column, set);
          if (!(sum <= 1e-12)) expect.fail(`${title}: ${sum} for ${[...set].join(', ')}`);
        }
      }
  }
  for (const [kind, count] of seen) expect(count, kind).toBeGreaterThan(LEAST);
});
