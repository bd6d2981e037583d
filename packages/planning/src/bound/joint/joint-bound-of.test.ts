import { seededRandom } from '@ooh/measurement/random';
import { expect, test } from 'vitest';
import { jointBound } from '../../checker/joint/joint-bound.ts';
import { randomJointCase, type JointCase } from '../../testing/joint-case.ts';
import {
  allSeparatedRows,
  isExcluded,
  meaningOf,
  needsOfCase,
  randomChoice,
  randomExclusions,
} from '../../testing/joint-model-case.ts';
import { proofCount } from '../../testing/proof-count.ts';
import { carriedMultipliers, carriedPoint } from './carry-over.ts';
import { excludedAfter, noExclusions, type Exclusions } from './exclusions.ts';
import { FirstOrder, type Iterate } from './first-order.ts';
import { boundOfStep, type StepBound } from './joint-bound-of.ts';
import type { JointNeeds } from './needs.ts';
import { bindingRows, joinedRows, noSeparatedRows, separatedCount, violatedRows } from './separate.ts';
import { stepModel, type StepModel } from './step-model.ts';
import { writeStep } from './write-step.ts';

type Random = () => number;

/** Multipliers of some rows, of the size of the weights. */
function randomMultipliers(random: Random, { program, needs }: StepModel): Float64Array {
  const share = random();
  const size = (random() * needs.totalWeight) / Math.max(1, needs.name.length);
  const found = Float64Array.from({ length: program.rowCount }, () =>
    random() < share * share ? -Math.log(1 - random()) * size : 0,
  );
  found[0] = random() < 0.3 ? 0 : random() * needs.totalWeight;
  return found;
}

/** No plan without what was excluded is worth more than the bound and the reduced values of its columns. */
function expectBound(given: JointCase, model: StepModel, bound: StepBound, title: string): void {
  expect(bound.reduced.every((value) => value <= 0)).toBe(true);
  given.sets.forEach((set, s) => {
    if (isExcluded(model.exclusions, set)) return;
    let most = bound.total;
    const point = meaningOf(model, set);
    bound.reduced.forEach((value, j) => (most += value * point[j]));
    expect(given.values[s], `${title}, plan ${[...set].join()}`).toBeLessThanOrEqual(
      most + 1e-9 * needsSize(model.needs),
    );
  });
}

const needsSize = ({ totalWeight, base }: JointNeeds) => 1 + totalWeight + base;

test('any multipliers bound the value of every plan by its columns', () => {
  const random = seededRandom(21).next;
  for (let i = 0; i < proofCount(100); i++) {
    const given = randomJointCase(random);
    const needs = needsOfCase(given);
    if (needs === null) continue;
    const exclusions = random() < 0.5 ? noExclusions(needs) : randomExclusions(random, needs);
    const separated = allSeparatedRows([...needs.open].slice(0, 5));
    const model = stepModel(needs, exclusions, randomChoice(random, needs, separated));
    for (let n = 0; n < 3; n++)
      expectBound(given, model, boundOfStep(model, randomMultipliers(random, model)), `${i}`);
  }
});

/** Multipliers near the best ones. */
function solved(model: StepModel, iterate: { x: Float64Array; multipliers: Float64Array }, random: Random) {
  const solver = new FirstOrder(model.program, iterate, 1 + 3 * random());
  solver.run(100 + Math.floor(300 * random()));
  return solver.point();
}

/** What exclusions should never contain: sets of media of value above the ceiling. */
function expectKept(given: JointCase, exclusions: Exclusions, ceiling: number, title: string): void {
  given.sets.forEach((set, s) => {
    if (given.values[s] > ceiling)
      expect(isExcluded(exclusions, set), `${title}, plan ${[...set].join()}`).toBe(false);
  });
}

test('steps exclude no plan above the ceiling, and the checker finds the bounds of what they write', () => {
  const random = seededRandom(22).next;
  const counts = { media: 0, pairs: 0, triples: 0, separated: 0, proved: 0 };
  for (let i = 0; i < proofCount(80); i++) {
    const given = randomJointCase(random);
    const needs = needsOfCase(given);
    if (needs === null) continue;
    const isLow = random() < 0.6;
    let ceiling = given.best * (isLow ? 0.85 + 0.15 * random() : 1);
    const steps = [];
    let least = Infinity;
    let exclusions = noExclusions(needs);
    let model = stepModel(needs, exclusions, randomChoice(random, needs, noSeparatedRows));
    let iterate: Iterate = {
      x: new Float64Array(model.program.columnCount),
      multipliers: new Float64Array(model.program.rowCount),
    };
    for (let n = 0; n < 5; n++) {
      iterate = solved(model, iterate, random);
      const written = writeStep(model, iterate.multipliers, 1e-3);
      const bound = boundOfStep(model, written.multipliers);
      expectBound(given, model, bound, `${i} ${n}`);
      if (n === 0 && !isLow)
        ceiling = Math.max(ceiling, bound.total - 0.1 * random() * (bound.total - needs.base));
      steps.push(written.step);
      const text = JSON.parse(JSON.stringify({ ceiling, steps })) as unknown;
      least = Math.min(least, bound.total);
      const most = Math.max(ceiling, least);
      const tolerance = 1e-8 * needsSize(needs);
      expect(jointBound(given.plans, text), `${i} ${n}`).toBeLessThanOrEqual(most + tolerance);
      expect(jointBound(given.plans, text), `${i} ${n}`).toBeGreaterThanOrEqual(most - tolerance);
      expect(most, `${i} ${n}`).toBeGreaterThanOrEqual(given.best * (1 - 1e-9));
      if (bound.total <= ceiling) {
        counts.proved++;
        break;
      }
      exclusions = excludedAfter(model, bound, ceiling);
      expectKept(given, exclusions, ceiling, `${i} ${n}`);
      const found = violatedRows(model, iterate.x, 50);
      counts.separated += separatedCount(found);
      const separated = joinedRows(bindingRows(model, iterate.multipliers), found);
      const next = stepModel(needs, exclusions, randomChoice(random, needs, separated));
      iterate = {
        x: carriedPoint(model, iterate.x, next),
        multipliers: carriedMultipliers(model, iterate.multipliers, next),
      };
      model = next;
    }
    counts.media += exclusions.mediaCount;
    counts.pairs += exclusions.pairCount;
    counts.triples += exclusions.tripleCount;
  }
  for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(15);
}, 600_000);
