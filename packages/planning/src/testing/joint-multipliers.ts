import type { JointRowKind } from '../joint-proof.ts';
import type { WrittenRow, WrittenStep } from './joint-certificate.ts';
import type { JointCase } from './joint-case.ts';
import { CaseStep, KINDS_OF_ROWS, type CaseLists, type ColumnName } from './joint-rows.ts';
import { checkerColumns, listTerms } from './joint-terms.ts';

type Random = () => number;

/** A random core and triples; absent, empty and whole lists are frequent. */
export function randomLists({ plans }: JointCase, random: Random): CaseLists {
  const all = [...plans.prices.keys()];
  const core = random() < 0.4 ? undefined : all.filter(() => random() < 0.8);
  const triples = random() < 0.5 ? undefined : (core ?? all).filter(() => random() < 0.85);
  return { core, triples };
}

/** All rows of a first step. */
export function allKeys(step: CaseStep): { kind: JointRowKind; key: number[] }[] {
  const { mediaCount } = step.given.plans.instance;
  const media = [...Array(mediaCount).keys()];
  const names = step.given.persons.map(({ name }) => name);
  const found: { kind: JointRowKind; key: number[] }[] = [];
  for (const kind of KINDS_OF_ROWS) {
    const firsts = /^(money|pairHas|tripleHas|triangle)/.test(kind) ? media : names;
    let keys = firsts.map((first) => [first]);
    const length = step.randomKey(kind, () => 0.5).length;
    while (keys[0]?.length < length) keys = keys.flatMap((key) => media.map((m) => [...key, m]));
    for (const key of keys) if (step.has(kind, key)) found.push({ kind, key });
  }
  return found;
}

/** A program in rows: entries start[i] <= at < start[i + 1] of row i; greatest objective, 0 <= column <= upper. */
interface SmallProgram {
  readonly start: number[];
  readonly column: number[];
  readonly value: number[];
  readonly limit: number[];
  readonly objective: number[];
  readonly upper: number[];
}

/**
 * The relaxation of a step by all its rows, with the budget first, then the given rows, then the definitions of s and
 * e <= x.
 */
function smallProgram(
  step: CaseStep,
  lists: CaseLists,
  keys: readonly { kind: JointRowKind; key: number[] }[],
) {
  const { given } = step;
  const own = checkerColumns(given.plans, lists);
  const program: SmallProgram = { start: [0], column: [], value: [], limit: [], objective: [], upper: [] };
  const numberOf = new Map<string, number>();
  const column = (name: ColumnName): number => {
    const text = name.join(' ');
    const known = numberOf.get(text);
    if (known !== undefined) return known;
    numberOf.set(text, program.objective.length);
    program.objective.push(name[0] === 'y' ? step.person(name[1])!.weight : 0);
    program.upper.push(name[0] === 's' ? 100 : 1);
    return program.objective.length - 1;
  };
  const row = (terms: readonly (readonly [ColumnName, number])[], limit = 0) => {
    for (const [name, value] of terms) {
      program.column.push(column(name));
      program.value.push(value);
    }
    program.start.push(program.column.length);
    program.limit.push(limit);
  };
  const price = given.plans.prices;
  row(
    given.open.map((m) => [['x', m], price[m] / Math.max(1, given.money)]),
    1,
  );
  for (const { kind, key } of keys)
    row(listTerms(own, kind, key).map(({ column: name, coefficient }) => [name, coefficient]));
  for (const p of given.persons) {
    column(['y', p.name]);
    const outside = [...p.amounts].filter(([m]) => !step.core.includes(m));
    if (outside.length > 0)
      row([[['s', p.name], 1], ...outside.map(([m, n]) => [['x', m], -n] as [ColumnName, number])]);
    if (p.need > 1)
      for (const m of step.ownCore(p))
        row([
          [['e', p.name, m], 1],
          [['x', m], -1],
        ]);
  }
  return program;
}

/** Multipliers of all rows after so many primal-dual steps with diagonal step sizes, averaged over the second half. */
function solve(program: SmallProgram, steps: number): Float64Array {
  const start = Int32Array.from(program.start);
  const column = Int32Array.from(program.column);
  const value = Float64Array.from(program.value);
  const { objective, upper, limit } = program;
  const columnSum = new Float64Array(objective.length).fill(1e-6);
  const rowSum = new Float64Array(limit.length).fill(1e-6);
  for (let i = 0; i < limit.length; i++)
    for (let at = start[i]; at < start[i + 1]; at++) {
      columnSum[column[at]] += Math.abs(value[at]);
      rowSum[i] += Math.abs(value[at]);
    }
  const scale = Math.max(1, ...objective) / 2;
  const point = new Float64Array(objective.length);
  const ahead = new Float64Array(objective.length);
  const multipliers = new Float64Array(limit.length);
  const sum = new Float64Array(limit.length);
  for (let step = 0; step < steps; step++) {
    const gradient = Float64Array.from(objective);
    for (let i = 0; i < limit.length; i++)
      if (multipliers[i] > 0)
        for (let at = start[i]; at < start[i + 1]; at++) gradient[column[at]] -= multipliers[i] * value[at];
    for (let j = 0; j < point.length; j++) {
      const next = Math.min(upper[j], Math.max(0, point[j] + gradient[j] / (scale * columnSum[j])));
      ahead[j] = 2 * next - point[j];
      point[j] = next;
    }
    for (let i = 0; i < limit.length; i++) {
      let use = -limit[i];
      for (let at = start[i]; at < start[i + 1]; at++) use += value[at] * ahead[column[at]];
      multipliers[i] = Math.max(0, multipliers[i] + (scale * use) / rowSum[i]);
      if (2 * step >= steps) sum[i] += multipliers[i];
    }
  }
  return sum.map((total) => total / (steps - Math.ceil(steps / 2)));
}

/** A step of near-optimal multipliers of all rows. */
export function solvedStep(given: JointCase, lists: CaseLists, steps: number): WrittenStep {
  const step = new CaseStep(given, lists);
  const keys = allKeys(step);
  const [money, ...multipliers] = solve(smallProgram(step, lists, keys), steps);
  return { ...lists, money, rows: keys.map((row, i) => ({ ...row, multiplier: multipliers[i] })) };
}

/** A step of random multipliers of random rows. */
export function randomStep(given: JointCase, lists: CaseLists, random: Random): WrittenStep {
  const step = new CaseStep(given, lists);
  const rows = new Map<string, WrittenRow>();
  const size = 10 ** (2 * random() - 1.5);
  for (const kind of KINDS_OF_ROWS)
    for (let n = Math.floor(90 * random()); n > 0; n--) {
      const key = step.randomKey(kind, random);
      if (step.has(kind, key))
        rows.set(`${kind} ${key.join(' ')}`, { kind, key, multiplier: size * random() ** 2 });
    }
  return { ...lists, money: random() < 0.5 ? 0 : 10 * size * random(), rows: [...rows.values()] };
}

/**
 * A step of every person's needs, which make each medium worth its contacts, and few other rows of small multipliers:
 * far from optimal, but media differ much in their reduced costs.
 */
export function contactStep(given: JointCase, lists: CaseLists, random: Random): WrittenStep {
  const needs = given.persons.map(({ name, need, weight }) => ({
    kind: 'needs' as const,
    key: [name],
    multiplier: (weight / need) * (0.8 + 0.3 * random()),
  }));
  const others = randomStep(given, lists, random).rows.filter(
    ({ kind }) => kind !== 'needs' && random() < 0.1,
  );
  return {
    ...lists,
    rows: [...needs, ...others.map((row) => ({ ...row, multiplier: 0.3 * random() }))],
  };
}
