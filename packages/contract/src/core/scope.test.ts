import { expect, test } from 'vitest';
import { z } from 'zod';
import { registry } from '../registry.ts';
import type { Endpoint } from './endpoint.ts';
import { cityMediaOf, factsOf, grantsOf, scopeKindOf, type CityMediaScope } from './scope.ts';

const calls: readonly [string, Endpoint][] = Object.entries(registry);

/** Names of all fields of a schema, at any depth. */
function fieldNames(schema: z.ZodType, io: 'input' | 'output'): Set<string> {
  const names = new Set<string>();
  JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any', io }), (_name, value: unknown) => {
    const { properties } = (value ?? {}) as { properties?: object };
    for (const name of Object.keys(properties ?? {})) names.add(name);
    return value;
  });
  return names;
}

const tellsOfCityOrMedium = /^(city(Code|Name)s?|medium(Id|Name)s?)$/;
const namesTrade =
  /^(cityCodes?|mediumIds?|brief|(order|plan|item|line|pack|posting|photo|report|share|comment|release|import|album|case)Ids?)$/;

/** A call that names a city or a medium, or is about an order or a plan, has data of cities and media. */
function speaksOfCities({ input, output }: Pick<Endpoint, 'input' | 'output'>): boolean {
  return (
    [...fieldNames(output, 'output')].some((name) => tellsOfCityOrMedium.test(name)) ||
    [...fieldNames(input, 'input')].some((name) => namesTrade.test(name))
  );
}

/** Whether a call says why it returns no data of cities and media although it names them. */
const saysWhy = ({ scope }: Endpoint): boolean =>
  typeof scope === 'object' && ('own' in scope || 'reference' in scope);

test('a call that names cities, media, orders or plans declares their data as its scope, or why not', () => {
  const silent = calls.filter(
    ([, call]) =>
      !['city-media', 'platform'].includes(scopeKindOf(call.scope)) && !saysWhy(call) && speaksOfCities(call),
  );
  expect(silent.map(([key]) => key)).toEqual([]);
});

test('a reason stands only where there is something to explain', () => {
  const needless = calls.filter(([, call]) => saysWhy(call) && !speaksOfCities(call));
  expect(needless.map(([key]) => key)).toEqual([]);
});

test('such a call is found by its output and by its input alone', () => {
  const [none, row] = [z.object({}), z.object({ rows: z.array(z.object({ cityCode: z.string() })) })];
  expect(speaksOfCities({ input: none, output: row })).toBe(true);
  expect(speaksOfCities({ input: z.object({ orderId: z.string() }), output: none })).toBe(true);
  expect(speaksOfCities({ input: z.object({ brandId: z.string() }), output: none })).toBe(false);
});

test('data of the installation is behind switches that only the platform has', () => {
  const platformSwitches = new Set(
    ['accountData', 'auditData', 'systemData', 'contentData'].map(
      (name) => `administrationData.${name}.isEnabled`,
    ),
  );
  for (const [key, { scope, permit }] of calls) {
    const isPlatform = typeof permit === 'object' && permit.anyOf.every((path) => platformSwitches.has(path));
    expect({ key, isPlatform }).toEqual({ key, isPlatform: scopeKindOf(scope) === 'platform' });
  }
});

test('data of cities and media is opened by the grants of a group', () => {
  for (const [key, call] of calls)
    if (cityMediaOf(call.scope) !== undefined)
      expect({ key, grants: grantsOf(call).length }).not.toEqual({ key, grants: 0 });
});

test('what a call tells parses from its own example, every part with a city and a medium', () => {
  for (const [key, call] of calls) {
    const scope = cityMediaOf(call.scope);
    if (scope?.facts === undefined || call.kind === 'file') continue;
    // For a whole city, an answer has sums over several media: it has facts by pair if the input names both.
    const input = { cityCode: '440300', mediumId: 1, ...(call.input.parse(call.example.input) as object) };
    const facts = factsOf(scope, call.output.parse(call.example.output), input);
    for (const { city, medium } of facts) {
      expect(city, key).toMatch(/^\d{6}$/);
      expect(medium === null || Number.isInteger(medium), key).toBe(true);
    }
  }
});

test('city and medium are those of the part, else of the question; the order tells equal rows apart', () => {
  const rows = [{ cityCode: '310100', mediumId: 2, faces: 3 }, { faces: 4 }];
  const scope = { facts: ({ rows: facts }: { rows: object[] }) => facts } as CityMediaScope<unknown>;
  const anyMedium = { ...scope, medium: null };
  const asked = { cityCode: '440300', mediumId: '5', orderId: 'o-1' };
  expect(factsOf(scope, { rows }, asked)).toEqual([
    { city: '310100', medium: 2, text: JSON.stringify(['o-1', rows[0]]) },
    { city: '440300', medium: 5, text: JSON.stringify(['o-1', rows[1]]) },
  ]);
  expect(factsOf(anyMedium, { rows }, asked)[0]).toMatchObject({
    city: '310100',
    medium: null,
  });
  expect(() => factsOf(scope, { rows }, {})).toThrow('names no city or no medium');
});
