import { expect, test } from 'vitest';
import { seededRandom } from '@ooh/measurement/random';
import { jointRowKeys } from '../../joint-proof.ts';
import { randomJointCase, type JointCase } from '../../testing/joint-case.ts';
import { writeProof, writeStep, type WrittenStep } from '../../testing/joint-certificate.ts';
import { CaseStep, type ColumnName } from '../../testing/joint-rows.ts';
import { contactStep, randomLists, randomStep, solvedStep } from '../../testing/joint-multipliers.ts';
import { plainBound } from '../../testing/joint-plain-bound.ts';
import { checkerColumns, type CheckerColumns } from '../../testing/joint-terms.ts';
import { proofCount } from '../../testing/proof-count.ts';
import { jointBound } from './joint-bound.ts';
import { readProof } from './read-proof.ts';
import { stepBound, type StepBound } from './step-bound.ts';

const through = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const disturbed = (step: WrittenStep, random: () => number): WrittenStep => ({
  ...step,
  rows: step.rows.map((row) => ({ ...row, multiplier: row.multiplier * (0.5 + random()) })),
});
const near = (value: number) => value - 1e-9 * Math.max(1, Math.abs(value));

test('Random multipliers bound every plan, whatever the ceiling and the steps before', () => {
  const random = seededRandom(41).next;
  const kinds = new Map<string, number>(Object.keys(jointRowKeys).map((kind) => [kind, 0]));
  for (let i = 0; i < proofCount(200); i++) {
    const given = randomJointCase(random);
    const steps: WrittenStep[] = [];
    for (let n = 1 + Math.floor(3 * random()); n > 0; n--) {
      const step = random() < 0.2 ? contactStep : randomStep;
      steps.push(step(given, randomLists(given, random), random));
    }
    for (const { rows } of steps) for (const { kind } of rows) kinds.set(kind, kinds.get(kind)! + 1);
    for (const ceiling of [0, 0.7, 0.99, 1, 1.3].map((share) => share * given.best)) {
      const bound = jointBound(given.plans, through(writeProof(ceiling, steps)));
      expect(bound, `${i} ${ceiling}`).toBeGreaterThanOrEqual(Math.max(ceiling, near(given.best)));
    }
  }
  for (const [kind, count] of kinds) expect(count, kind).toBeGreaterThan(100);
});

/** Whether a set of media contains an excluded medium, pair or triple. */
function isExcluded({ exclusions, columns, part }: CheckerColumns, set: ReadonlySet<number>): boolean {
  const open = [...set].map((m) => part.openOf[m]).sort((a, b) => a - b);
  if (open.some((place) => exclusions.medium[place] !== 0)) return true;
  const ranks = open.map((place) => columns.media.rankOf[place]).filter((rank) => rank >= 0);
  const pairOf = (a: number, b: number) => exclusions.pair[columns.media.pairsOf[a] + b] !== 0;
  return ranks.some((a, i) =>
    ranks.slice(i + 1).some((b, j) => {
      if (pairOf(a, b)) return true;
      return ranks.slice(i + j + 2).some((c) => exclusions.hasTriple(a, b, c));
    }),
  );
}

/** What a first step excludes at a ceiling. */
function excludedBy(given: JointCase, written: WrittenStep, ceiling: number): CheckerColumns {
  const own = checkerColumns(given.plans, written);
  const [read] = readProof({ ceiling, steps: [writeStep(written)] }, own.part.openOf.length).steps;
  const { total, margin, mediumCosts, costs } = stepBound(own.columns, read, 0);
  own.exclusions.exclude(own.columns, costs, mediumCosts, ceiling - margin - total);
  return own;
}

test('Plans with an excluded medium, pair or triple are worth the ceiling at most', () => {
  const random = seededRandom(45).next;
  const count = { media: 0, pairs: 0, triples: 0, plans: 0 };
  for (let i = 0; i < proofCount(600); i++) {
    const given = randomJointCase(random);
    if (given.best === 0) continue;
    const ceiling = given.best * (0.95 + 0.0499 * random());
    const own = excludedBy(given, contactStep(given, randomLists(given, random), random), ceiling);
    const isNew = (a: number, b: number) => own.columns.areAffordable(a, b);
    count.media += own.exclusions.medium.reduce((sum, is) => sum + is, 0);
    own.columns.core.forEach((a, at) =>
      own.columns.core.slice(at + 1).forEach((b, next) => {
        if (own.exclusions.pair[own.columns.media.pairsOf[a] + b] !== 0 && isNew(a, b)) count.pairs++;
        for (const c of own.columns.core.slice(at + next + 2))
          if (own.exclusions.hasTriple(a, b, c)) count.triples++;
      }),
    );
    given.sets.forEach((set, at) => {
      if (!isExcluded(own, set)) return;
      count.plans++;
      if (!(near(given.values[at]) <= ceiling)) expect.fail(`${i}: ${given.values[at]} > ${ceiling}`);
    });
  }
  for (const [what, number] of Object.entries(count)) expect(number, what).toBeGreaterThan(25);
});

test('Good multipliers give close bounds, which exclusions of earlier steps never break', () => {
  const random = seededRandom(42).next;
  let [excluding, changed, tight] = [0, 0, 0];
  for (let i = 0; excluding < 30; i++) {
    const given = randomJointCase(random);
    if (given.best === 0 || given.open.length > 8) continue;
    const ceiling = 0.999 * given.best;
    const first = contactStep(given, {}, random);
    const { exclusions } = excludedBy(given, first, ceiling);
    if (!exclusions.medium.includes(1) && i % 40 > 0) continue;
    excluding++;
    const second = solvedStep(given, randomLists(given, random), 250);
    const alone = jointBound(given.plans, through(writeProof(0, [second])));
    expect(alone, `${i}`).toBeGreaterThanOrEqual(near(given.best));
    if (alone < 1.1 * given.best) tight++;
    for (const at of [0.9 * given.best, ceiling, given.best, (alone + given.best) / 2]) {
      const bound = jointBound(
        given.plans,
        through(writeProof(at, [first, disturbed(second, random), second])),
      );
      expect(bound, `${i} ${at}`).toBeGreaterThanOrEqual(Math.max(at, near(given.best)));
      if (Math.abs(bound - Math.max(at, alone)) > 1e-6 * given.best) changed++;
    }
  }
  expect(changed).toBeGreaterThan(5);
  expect(tight).toBeGreaterThan(5);
});

/** Every column of a first step with its reduced cost, after all moves. */
function costsOfColumns(own: CheckerColumns, { mediumCosts, costs }: StepBound): [ColumnName, number][] {
  const { columns, names, medium, part } = own;
  const costly: [ColumnName, number][] = [];
  mediumCosts.forEach((cost, place) => costly.push([['x', part.media[place]], cost]));
  names.forEach((name, p) => {
    // What people are worth is in the total where it is positive.
    costly.push([['y', name], Math.min(0, costs.person[p])], [['s', name], costs.outside[p]]);
    for (let at = columns.coreStart[p]; at < columns.coreStart[p + 1]; at++)
      costly.push([['e', name, medium(columns.coreMedium[at])], costs.share[at]]);
  });
  const { core } = columns;
  core.forEach((a, at) =>
    core.slice(at + 1).forEach((b, next) => {
      if (columns.pairPlace(a, b) >= 0)
        costly.push([['z', medium(a), medium(b)], costs.pair[columns.pairPlace(a, b)]]);
      for (const c of core.slice(at + next + 2))
        if ([a, b, c].every((m) => columns.inTriples[m]) && columns.areAffordable(a, b, c))
          costly.push([['t', medium(a), medium(b), medium(c)], costs.triples.cost(a, b, c)]);
    }),
  );
  names.forEach((name, p) => {
    if (!columns.hasPairShares(p)) return;
    const places = columns.triplePlace.subarray(columns.tripleStart[p], columns.tripleStart[p + 1]);
    const media = Array.from(places, (place) => medium(columns.coreMedium[place]));
    let at = columns.pairShareStart[p];
    media.forEach((a, m) =>
      media.slice(m + 1).forEach((b) => costly.push([['v', name, a, b], costs.pairShare[at++]])),
    );
  });
  return costly;
}

test('A plan is worth at most the total and the reduced costs of its columns', () => {
  const random = seededRandom(43).next;
  for (let i = 0; i < proofCount(40); i++) {
    const given = randomJointCase(random);
    const lists = randomLists(given, random);
    const written = i % 4 === 0 ? solvedStep(given, lists, 40) : randomStep(given, lists, random);
    const own = checkerColumns(given.plans, lists);
    const [read] = readProof({ ceiling: 0, steps: [writeStep(written)] }, own.part.openOf.length).steps;
    const found = stepBound(own.columns, read, 0);
    const { total, margin } = found;
    const costly = costsOfColumns(own, found);
    for (const [, cost] of costly) expect(cost).toBeLessThanOrEqual(0);
    const step = new CaseStep(given, lists);
    given.sets.forEach((set, at) => {
      if (given.sets.length > 200 && random() > 200 / given.sets.length) return;
      let most = total + margin;
      for (const [column, cost] of costly) if (cost < 0) most += cost * step.meaning(column, set);
      if (!(most >= near(given.values[at]))) expect.fail(`${i}: ${most} < ${given.values[at]}`);
    });
  }
});

test('Total and reduced costs are those of plain sums in the order of the moves', () => {
  const random = seededRandom(46).next;
  const moved = new Map<string, number>();
  for (let i = 0; i < proofCount(150); i++) {
    const given = randomJointCase(random);
    const lists = randomLists(given, random);
    const written = [randomStep, contactStep][i % 2](given, lists, random);
    const own = checkerColumns(given.plans, lists);
    const [read] = readProof({ ceiling: 0, steps: [writeStep(written)] }, own.part.openOf.length).steps;
    const found = stepBound(own.columns, read, 0);
    const { total, reduced } = plainBound(given, written);
    const digits = 1e-9 * Math.max(1, total);
    expect(Math.abs(found.total - total), `${i}`).toBeLessThan(digits);
    for (const [column, cost] of costsOfColumns(own, found)) {
      if (!(Math.abs(cost - reduced(...column)) < digits)) expect.fail(`${i} ${column.join(' ')}`);
      if (cost < 0) moved.set(column[0], (moved.get(column[0]) ?? 0) + 1);
    }
  }
  for (const letter of ['x', 'y', 'e', 'z', 't', 'v']) expect(moved.get(letter), letter).toBeGreaterThan(20);
});

test('A part whose certain media cost more than the budget has the ceiling as its bound', () => {
  const given = randomJointCase(seededRandom(44).next);
  const dear = { ...given.plans, box: { ...given.plans.box, from: given.plans.prices.map(() => 1) } };
  expect(jointBound({ ...dear, budget: 0 }, writeProof(7, [{ rows: [] }]))).toBe(7);
});
