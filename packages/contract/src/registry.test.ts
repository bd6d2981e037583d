import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathParametersOf, urlTemplateOf } from './core/endpoint.ts';
import { registry } from './registry.ts';

const calls = Object.values(registry);

/** The table of calls of the specification lies beside the checkout, where it is given. */
const tableFile = new URL('../../../../shared/spec/calls.tsv', import.meta.url);
const table = existsSync(tableFile)
  ? readFileSync(tableFile, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split('\t') as [group: string, method: string, path: string])
  : null;

test('keys are the paths, and no two calls share method and address', () => {
  for (const [key, call] of Object.entries(registry)) {
    expect(key).toBe(call.prefix === 'v1' ? `v1/${call.path}` : call.path);
  }
  const addresses = calls.map((call) => `${call.method} ${urlTemplateOf(call).replace(/\{[^}]+\}/g, '{}')}`);
  expect(new Set(addresses).size).toBe(calls.length);
});

test('path parameters are inputs, and examples are what the schemas say', () => {
  for (const call of calls) {
    const input = call.input.parse(call.example.input) as Record<string, unknown>;
    for (const name of pathParametersOf(call.path)) expect(input).toHaveProperty(name);
    expect(call.output.safeParse(call.example.output).error).toBeUndefined();
  }
});

test.skipIf(table === null)(
  'every call under the product prefix is one of the specification, with its method',
  () => {
    const specified = new Map(table!.map(([, method, path]) => [path, method]));
    for (const call of calls.filter((candidate) => candidate.prefix === 'content')) {
      expect(specified.get(call.path), call.path).toBe(call.method);
    }
  },
);

test.skipIf(table === null)('account, common, smart-select and bus-plan calls are all there', () => {
  const present = new Set<string>(calls.map((call) => call.path));
  const wanted = table!.filter(([group]) =>
    ['account', 'common', 'smart-select', 'bus-plan'].includes(group),
  );
  expect(wanted.length).toBe(33);
  expect(wanted.filter(([, , path]) => !present.has(path))).toEqual([]);
});
