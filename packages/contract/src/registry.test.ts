import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint, pathParametersOf, urlTemplateOf } from './core/endpoint.ts';
import { readersOf } from './core/subject.ts';
import { registry } from './registry.ts';

const calls = Object.values(registry);

/** The table of calls of the specification, next to the checkout where available. */
const tableFile = new URL('../../../../shared/spec/calls.tsv', import.meta.url);
const table = existsSync(tableFile)
  ? readFileSync(tableFile, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => row.split('\t') as [group: string, method: string, path: string])
  : null;

test('keys are the paths, and no two calls share method and URL', () => {
  for (const [key, call] of Object.entries(registry)) {
    expect(key).toBe(call.prefix === 'v1' ? `v1/${call.path}` : call.path);
  }
  const addresses = calls.map((call) => `${call.method} ${urlTemplateOf(call).replace(/\{[^}]+\}/g, '{}')}`);
  expect(new Set(addresses).size).toBe(calls.length);
});

test('path parameters are inputs, and examples match the schemas', () => {
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

test.skipIf(table === null)('all account, common, smart-select and bus-plan calls are present', () => {
  const present = new Set<string>(calls.map((call) => call.path));
  const wanted = table!.filter(([group]) =>
    ['account', 'common', 'smart-select', 'bus-plan'].includes(group),
  );
  expect(wanted.length).toBe(33);
  expect(wanted.filter(([, , path]) => !present.has(path))).toEqual([]);
});

test('a call that changes something declares its audit action and its idempotence', () => {
  const said = {
    path: 'v1/thing',
    permit: 'signed-in',
    scope: 'own',
    summary: '',
    input: z.object({}),
    output: z.object({}),
    example: { input: {}, output: {} },
  } as const;
  endpoint({ ...said, method: 'PUT', audit: 'call.change', idempotent: 'naturally', changes: [] });
  // @ts-expect-error no audit
  endpoint({ ...said, method: 'PUT', idempotent: 'naturally', changes: [] });
  // @ts-expect-error no idempotent
  endpoint({ ...said, method: 'POST', audit: 'plan.update', changes: ['plan'] });
  // @ts-expect-error a misspelt action
  endpoint({ ...said, method: 'POST', audit: 'plan.updat', idempotent: 'naturally', changes: [] });
  // @ts-expect-error no changed subjects
  endpoint({ ...said, method: 'POST', audit: 'plan.update', idempotent: 'naturally' });
  // @ts-expect-error not whose data it returns
  endpoint({ ...said, scope: undefined, method: 'GET' });
  for (const call of calls) {
    const isBound = call.method === 'PUT' || call.method === 'DELETE' || call.kind === 'upload';
    if (isBound) expect(call, call.path).toHaveProperty('idempotent');
  }
});

test('every changed subject is read by a call, and every read subject is changed by one', () => {
  const changed = new Set(calls.flatMap(({ changes = [] }: { changes?: readonly string[] }) => changes));
  expect([...changed].toSorted()).toEqual([...readersOf(registry).keys()].toSorted());
});

test('a changed order makes its amounts, matches and versions stale, but no plan', () => {
  const stale = registry['mediaOrder/update'].changes!.flatMap((subject) =>
    readersOf(registry).get(subject)!,
  );
  expect(stale).toEqual(
    expect.arrayContaining([
      'mediaOrder/list',
      'mediaOrder/getById',
      'v1/orders/schedule',
      'v1/orders/diff',
      'mediaOrder/overallInvestmentEstimatePlacement',
      'media-order-match-detail/getMediaByOrderMapData',
      'v1/orders/man-land/coverage',
    ]),
  );
  expect(stale.filter((key) => /plan\/v1|ai-option-mode/.test(key))).toEqual([]);
});
