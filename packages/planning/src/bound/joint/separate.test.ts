import { seededRandom } from '@ooh/measurement/random';
import { expect, test } from 'vitest';
import { jointRowKeys } from '../../joint-proof.ts';
import { randomJointCase } from '../../testing/joint-case.ts';
import {
  allSeparatedRows,
  needsOfCase,
  randomChoice,
  randomExclusions,
} from '../../testing/joint-model-case.ts';
import { carriedMultipliers, carriedPoint } from './carry-over.ts';
import { pairColumn } from './columns.ts';
import { noExclusions } from './exclusions.ts';
import { bindingRows, joinedRows, noSeparatedRows, separatedCount, violatedRows } from './separate.ts';
import { separatedKinds } from './separated-rows.ts';
import { stepModel, type StepModel } from './step-model.ts';

const THRESHOLDS = {
  triangle: 1e-4,
  triangleByTriple: 1e-4,
  triangleWithMedium: 0.003,
  triangleWithPair: 0.003,
};

/** The violated rows by definition: every row of the kinds in a model with all of them. */
function violations(all: StepModel, point: Float64Array) {
  const { start, column, value } = all.program;
  const found = new Map<string, number>();
  for (const { kind, first, count, keys } of all.rows) {
    if (!separatedKinds.some((each) => each === kind)) continue;
    for (let i = 0; i < count; i++) {
      const [from, end] = [start[first + i], start[first + i + 1]];
      let sum = 0;
      for (let e = from; e < end; e++) sum += value[e] * point[column[e]];
      const whole = point[column[from + 2]];
      const [one, two] = [point[column[from]], point[column[from + 1]]];
      const threshold = THRESHOLDS[kind as keyof typeof THRESHOLDS];
      const isSmall = threshold < 0.001 ? Math.min(one, two) <= 0.02 * whole : Math.min(one, two) <= 0.002;
      if (isSmall || whole < threshold || sum <= 0.001 + 0.03 * whole) continue;
      const length = jointRowKeys[kind as keyof typeof THRESHOLDS];
      found.set(`${kind} ${keys.subarray(i * length, (i + 1) * length).join()}`, sum);
    }
  }
  return found;
}

test('the violated rows that the model lacks are found, the greatest first', () => {
  const random = seededRandom(41).next;
  const counts = new Map<string, number>();
  for (let i = 0; i < 40; i++) {
    const needs = needsOfCase(randomJointCase(random));
    if (needs === null) continue;
    const exclusions = random() < 0.5 ? noExclusions(needs) : randomExclusions(random, needs);
    const every = allSeparatedRows([...needs.open].slice(0, 7));
    const choice = randomChoice(random, { ...needs, open: needs.open.slice(0, 7) }, every);
    const all = stepModel(needs, exclusions, {
      ...choice,
      core: choice.core ?? Array.from(needs.open.subarray(0, 7)),
    });
    const model = stepModel(needs, exclusions, { ...all.choice, separated: noSeparatedRows });
    const point = Float64Array.from({ length: model.columns.count }, () => random() ** 2);
    const expected = violations(all, point);
    const found = violatedRows(model, point, 1e6);
    const names = (rows: typeof found) =>
      separatedKinds.flatMap((kind) => {
        const length = jointRowKeys[kind];
        return Array.from(
          { length: rows[kind].length / length },
          (_, r) => `${kind} ${rows[kind].subarray(r * length, (r + 1) * length).join()}`,
        );
      });
    const kept = names(found);
    for (const name of kept) {
      expect(expected.has(name), name).toBe(true);
      counts.set(name.split(' ')[0], (counts.get(name.split(' ')[0]) ?? 0) + 1);
    }
    // Pairs in place of triples are only tried where one of the triples has no column; and a triple without its pair
    // is the same as a pair that does not exist.
    const hasPair = (name: string) => {
      const [, b, c] = name
        .split(' ')[1]
        .split(',')
        .map((m) => all.columns.columnOf[Number(m)]);
      return pairColumn(all.columns, b, c) >= 0;
    };
    for (const name of expected.keys()) {
      const isOptional =
        name.startsWith('triangleWithPair') || (name.startsWith('triangleByTriple') && !hasPair(name));
      if (!isOptional) expect(kept, name).toContain(name);
    }
    const few = violatedRows(model, point, 3);
    for (const kind of separatedKinds) {
      const sizes = (of: readonly string[]) =>
        of.filter((name) => name.startsWith(`${kind} `)).map((name) => expected.get(name)!);
      const greatest = sizes(kept)
        .sort((a, b) => b - a)
        .slice(0, 3);
      expect(sizes(names(few)).sort((a, b) => b - a)).toEqual(greatest);
    }
    const next = stepModel(needs, exclusions, { ...model.choice, separated: few });
    expect(next.program.rowCount - model.program.rowCount).toBe(separatedCount(few));
    const again = names(violatedRows(next, point, 1e6));
    expect(again.length).toBe(kept.length - separatedCount(few));
    expect(names(joinedRows(few, violatedRows(next, point, 1e6)))).toEqual(kept);
    const multipliers = Float64Array.from({ length: next.program.rowCount }, () => 1);
    expect(bindingRows(next, multipliers)).toEqual(few);
  }
  for (const kind of separatedKinds) expect(counts.get(kind) ?? 0, kind).toBeGreaterThan(3);
});

test('multipliers and points go over to the rows and columns of the same keys', () => {
  const random = seededRandom(42).next;
  for (let i = 0; i < 40; i++) {
    const needs = needsOfCase(randomJointCase(random));
    if (needs === null) continue;
    const separated = allSeparatedRows([...needs.open].slice(0, 4));
    const before = stepModel(needs, noExclusions(needs), randomChoice(random, needs, separated));
    const after = stepModel(needs, randomExclusions(random, needs), randomChoice(random, needs, separated));
    const rows = Float64Array.from({ length: before.program.rowCount }, () => random());
    const point = before.program.upper.map((most) => most * random());
    expect(carriedMultipliers(before, rows, before)).toEqual(rows);
    const there = carriedMultipliers(before, rows, after);
    const back = carriedMultipliers(after, there, before);
    let common = 0;
    back.forEach((multiplier, r) => {
      if (multiplier !== 0) common++;
      expect(multiplier === 0 || multiplier === rows[r]).toBe(true);
    });
    expect(common).toBe(there.filter((multiplier) => multiplier > 0).length);
    const own = carriedPoint(before, point, before);
    const { first } = before.columns;
    own.forEach((x, j) => {
      if (j < first.s || j >= first.e) expect(x).toBe(point[j]);
    });
    const moved = carriedPoint(before, point, after);
    expect(moved.every((x, j) => x >= 0 && x <= after.program.upper[j])).toBe(true);
    const { media, pairs, core } = after.columns;
    media.forEach((m, x) => expect(moved[x]).toBe(point[before.columns.columnOf[m]]));
    pairs.a.forEach((a, z) => {
      const known = [a, pairs.b[z]].every((x) =>
        before.columns.core.includes(before.columns.columnOf[media[x]]),
      );
      if (!known) expect(moved[after.columns.first.z + z]).toBe(0.5 * Math.min(moved[a], moved[pairs.b[z]]));
    });
    expect(core.length).toBeLessThanOrEqual(media.length);
  }
});
