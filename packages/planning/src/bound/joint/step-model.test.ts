import { seededRandom } from '@ooh/measurement/random';
import { expect, test } from 'vitest';
import { randomJointCase } from '../../testing/joint-case.ts';
import {
  allSeparatedRows,
  isExcluded,
  meaningOf,
  needsOfCase,
  randomChoice,
  randomExclusions,
} from '../../testing/joint-model-case.ts';
import { proofCount } from '../../testing/proof-count.ts';
import { noExclusions } from './exclusions.ts';
import { floorFraction } from './fractions.ts';
import { noSeparatedRows } from './separated-rows.ts';
import { compareKeys } from './sorted-keys.ts';
import { stepModel, type StepModel } from './step-model.ts';
import { stepRowKeys } from './step-rows.ts';

/** The name and key of the first row that a point violates, or null. */
function violated({ program, rows }: StepModel, point: Float64Array): string | null {
  const { start, column, value, limit } = program;
  for (const { kind, first, count, keys } of rows) {
    for (let i = 0; i < count; i++) {
      let sum = 0;
      for (let e = start[first + i]; e < start[first + i + 1]; e++) sum += value[e] * point[column[e]];
      const length = stepRowKeys[kind];
      if (sum > limit[first + i] + 1e-9)
        return `${kind} ${keys.subarray(i * length, (i + 1) * length).join()} ${sum}`;
    }
  }
  return null;
}

test('every plan keeps every row, including all that can be separated', () => {
  const random = seededRandom(7).next;
  const counts = new Map<string, number>(Object.keys(stepRowKeys).map((kind) => [kind, 0]));
  for (let i = 0; i < proofCount(60); i++) {
    const given = randomJointCase(random);
    const needs = needsOfCase(given);
    if (needs === null) continue;
    const exclusions = random() < 0.5 ? noExclusions(needs) : randomExclusions(random, needs);
    const media = given.open.slice(0, 7);
    const model = stepModel(needs, exclusions, randomChoice(random, needs, allSeparatedRows(media)));
    for (const { kind, count } of model.rows) counts.set(kind, (counts.get(kind) ?? 0) + count);
    given.sets.forEach((set, s) => {
      if (isExcluded(exclusions, set)) return;
      const point = meaningOf(model, set);
      expect(violated(model, point), `${i} ${[...set].join()}`).toBeNull();
      let value = needs.base;
      model.program.objective.forEach((c, j) => (value += c * point[j]));
      expect(value).toBeCloseTo(given.values[s], 6);
    });
  }
  for (const [kind, count] of counts) expect(count, kind).toBeGreaterThan(30);
});

test('rows and columns are in ascending order of their keys, and columns are numbered by kind', () => {
  const random = seededRandom(8).next;
  for (let i = 0; i < 40; i++) {
    const needs = needsOfCase(randomJointCase(random));
    if (needs === null) continue;
    const choice = randomChoice(random, needs, allSeparatedRows([...needs.open].slice(0, 6)));
    const model = stepModel(needs, randomExclusions(random, needs), choice);
    let next = 0;
    for (const { kind, first, count, keys } of model.rows) {
      expect(first).toBe(next);
      next += count;
      const length = stepRowKeys[kind];
      expect(keys.length).toBe(count * length);
      for (let j = 1; j < count; j++) expect(compareKeys(keys, j - 1, keys, j, length)).toBeLessThan(0);
    }
    expect(next).toBe(model.program.rowCount);
    expect(model.program.columnCount).toBe(model.columns.count);
    expect(model.program.column.every((j) => j >= 0 && j < model.columns.count)).toBe(true);
  }
});

test('persons with equal needs are one, and those who cannot be served are none', () => {
  const random = seededRandom(9).next;
  for (let i = 0; i < 60; i++) {
    const given = randomJointCase(random);
    const needs = needsOfCase(given);
    if (needs === null) continue;
    expect([...needs.name]).toEqual(given.persons.map(({ name }) => name));
    given.persons.forEach(({ need, weight, amounts }, p) => {
      expect(needs.need[p]).toBe(need);
      expect(needs.weight[p]).toBeCloseTo(weight, 9);
      const [from, to] = [needs.start[p], needs.start[p + 1]];
      const media = [...needs.medium.subarray(from, to)];
      expect(media.map((m, e) => [m, needs.amount[from + e]])).toEqual([...amounts]);
    });
    const model = stepModel(needs, noExclusions(needs), {
      core: [],
      triples: [],
      separated: noSeparatedRows,
    });
    expect(model.columns.outside.length).toBe(needs.name.length);
  }
});

test('fractions are rounded down to whole parts, exactly for the greatest prices too', () => {
  expect(floorFraction(1, 3)).toBe(1398101 / 2 ** 22);
  expect(floorFraction(-1, 3)).toBe(-1398102 / 2 ** 22);
  expect(floorFraction(3, 3)).toBe(1);
  expect(floorFraction(-9, 4)).toBe(-2.25);
  const whole = 999_999_999_999_989;
  expect(floorFraction(333_333_333_333_329, whole)).toBe(1398101 / 2 ** 22);
  expect(floorFraction(-333_333_333_333_331, whole)).toBe(-1398102 / 2 ** 22);
  for (const [part, of] of [
    [7, 2 ** 31 - 1],
    [2 ** 31 - 2, 2 ** 31 - 1],
    [12_345_678, 987_654_321],
  ]) {
    const exact = Number((BigInt(part) * 2n ** 22n) / BigInt(of)) / 2 ** 22;
    expect(floorFraction(part, of)).toBe(exact);
    expect(floorFraction(-part, of)).toBe(-exact - 2 ** -22);
  }
});
