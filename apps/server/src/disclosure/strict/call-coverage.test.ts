import type { Endpoint } from '@ooh/contract/core/endpoint';
import { registry, type CallKey } from '@ooh/contract/registry';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { fieldsOf, isFigureShape, mayDescribePeople } from './audience-fields.ts';
import { figureRules, isHarmlessNumber, withheldNumbers } from './figure-rules.ts';
import { coverOf, treatmentOf } from './treatment.ts';

const calls = Object.entries(registry) as [CallKey, Endpoint][];
const needsVerdict = ({ kind, output }: Endpoint) =>
  kind === 'file' || kind === 'events' || mayDescribePeople(output);

test('every call that may describe people, and every file, is covered, open with a reason, or refused', () => {
  const unclassified = calls.filter(([, call]) => call.privacy === undefined && needsVerdict(call));
  expect(unclassified.map(([key]) => key)).toEqual([]);
  for (const [key, { privacy }] of calls)
    if (typeof privacy === 'object' && 'open' in privacy) expect(privacy.open.length, key).toBeGreaterThan(3);
});

test('a call with figures and without a declaration is refused', () => {
  const { output } = registry['v1/crowd/estimate'];
  expect(treatmentOf({ kind: 'json', output })).toBe('refused');
  expect(treatmentOf({ kind: 'file', output: registry['api/demo'].output })).toBe('refused');
  expect(treatmentOf({ kind: 'json', output: registry['api/demo'].output })).toBe('open');
});

const covered = calls.flatMap(([key, call]) => {
  const cover = coverOf(call);
  return cover === undefined || cover.isEvaluation ? [] : [[key, cover] as const];
});

test.each(covered)(
  '%s: every number and figure has a rule, is withheld, not of people or harmless',
  (key, cover) => {
    const { withheld = [], notOfPeople = [], audiences = [], sumOf } = cover;
    const ofCity = audiences.flatMap(({ path, persons, share }) =>
      [persons, share].map((name) => (path === '' ? name : `${path}.${name}`)),
    );
    if (sumOf !== undefined) ofCity.push('persons', 'share');
    const paths = fieldsOf(registry[key].output).map((field) => ({ ...field, text: field.path.join('.') }));
    const unruled = paths.filter(({ name, kind, path, text }) => {
      if (kind === 'basis' || path.some((part) => withheld.includes(part))) return false;
      if (ofCity.includes(text)) return false;
      if (notOfPeople.some((top) => `${text}.`.startsWith(`${top}.`))) return false;
      return kind === 'figure'
        ? figureRules[name] === undefined
        : !withheldNumbers.has(name) && !isHarmlessNumber(name);
    });
    expect(unruled.map(({ text }) => text)).toEqual([]);
  },
);

interface Definition {
  readonly type: string;
  readonly shape?: Record<string, z.ZodType>;
  readonly element?: z.ZodType;
  readonly innerType?: z.ZodType;
}

/** All fields of a name in a schema, and whether they may be empty. */
function emptiable(schema: z.ZodType, name: string): boolean[] {
  const { shape, element, innerType } = schema._zod.def as unknown as Definition;
  const own = Object.entries(shape ?? {}).flatMap(([field, inner]) => {
    if (field !== name) return emptiable(inner, name);
    const { type, shape: fields } = inner._zod.def as unknown as Definition;
    return [type === 'nullable' || type === 'array' || (fields !== undefined && isFigureShape(fields))];
  });
  return [...own, ...[element, innerType].flatMap((inner) => (inner ? emptiable(inner, name) : []))];
}

test('what is withheld exists, and may be empty by its schema', () => {
  for (const [key, { withheld = [] }] of covered) {
    for (const name of withheld) {
      const found = emptiable(registry[key].output, name);
      expect(found.length, `${key} ${name}`).toBeGreaterThan(0);
      expect(found.every(Boolean), `${key} ${name}`).toBe(true);
    }
  }
});

test('lists are put in order by a figure of their rows', () => {
  for (const [key, { ranked }] of covered) {
    if (ranked === undefined) continue;
    const found = fieldsOf(registry[key].output).map(({ path }) => path.join('.'));
    expect(found, key).toContain(`${ranked.list}.${ranked.by}`);
  }
});

test('what is withheld as a number may be empty', () => {
  const named = (key: CallKey) =>
    [...withheldNumbers].flatMap((name) => emptiable(registry[key].output, name));
  const found = covered.flatMap(([key]) => named(key));
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(Boolean)).toBe(true);
});
