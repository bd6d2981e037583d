import { codes } from '@ooh/contract/core/envelope';
import { pathParametersOf, urlTemplateOf, type Endpoint } from '@ooh/contract/core/endpoint';
import { registry, type CallKey } from '@ooh/contract/registry';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../administration/account/create-account.ts';
import { openSession } from '../platform/session/session.ts';
import { startTestService, type CallAnswer } from '../testing/test-service.ts';
import { strangeTexts } from '../testing/strange-texts.ts';
import { callOf } from '../testing/wire.ts';
import { handlers } from './handlers.gen.ts';

const service = startTestService();
/** A user whose role grants nothing at all. */
let powerlessId: string;

function freshSession(userId: string): Promise<{ token: string }> {
  const { db, now } = service.context;
  return openSession(db, { userId, now: now(), hours: 1 });
}

let administrator: { token: string } | undefined;

/** Asks as the administrator, once more in a new session where the last one has ended: some calls end their own. */
async function askAsAdministrator(key: CallKey, input: unknown): Promise<CallAnswer<CallKey>> {
  const known = administrator;
  administrator ??= await freshSession(service.userIds.admin);
  const answer = await service.callRaw(key, input, { as: administrator });
  if (answer.status !== 403 || known === undefined) return answer;
  administrator = await freshSession(service.userIds.admin);
  return service.callRaw(key, input, { as: administrator });
}

beforeAll(async () => {
  powerlessId = await createAccount(service.context.db, {
    userName: 'powerless',
    nickName: '无权限',
    passwordHash: 'none',
    isDemo: true,
    organisation: { name: '空组织', kind: 'advertiser' },
    role: { name: '空角色', permission: {} },
  });
});

const keys = Object.keys(registry) as CallKey[];
/** Random inputs a call; `npm run test:all` takes more. */
const hostileInputs = process.env['OOH_TEST_ALL'] === '1' ? 25 : 8;
const isGuarded = (call: Endpoint) => typeof call.permit !== 'string';

test('every call has a handler, and every handler a call', () => {
  expect(Object.keys(handlers).sort()).toEqual([...keys].sort());
});

test('no two calls share an address, and each key is its path', () => {
  const addresses = keys.map((key) => `${callOf(key).method} ${urlTemplateOf(callOf(key))}`);
  expect(new Set(addresses).size).toBe(keys.length);
  for (const key of keys) expect(`${callOf(key).prefix === 'v1' ? 'v1/' : ''}${callOf(key).path}`).toBe(key);
});

describe.each(keys)('%s', (key) => {
  const call = callOf(key);

  test('its example keeps to its own schemas, and names every path parameter', () => {
    const input = call.input.safeParse(call.example.input);
    expect(input.error?.issues ?? []).toEqual([]);
    const output = call.output.safeParse(call.example.output);
    expect(output.error?.issues ?? []).toEqual([]);
    for (const name of pathParametersOf(call.path)) expect(call.example.input).toHaveProperty(name);
    // A field that the schema does not know would vanish when parsed.
    expect(output.data).toMatchObject(call.example.output as object);
  });

  test('the permission decides before the input is looked at', async () => {
    const answer = await service.callRaw(key, { nonsense: true }, { as: await freshSession(powerlessId) });
    if (isGuarded(call))
      expect({ status: answer.status, code: answer.envelope.code }).toEqual({ status: 404, code: '05' });
    else expect(answer.status).not.toBe(403);
  });

  test('hostile input is answered by an envelope, never by a server error or a 403', async () => {
    const hostile = fc.oneof(
      fc.object({ maxDepth: 2 }),
      fc.record(
        Object.fromEntries(
          fieldNames(call).map((name) => [name, fc.oneof(fc.jsonValue({ maxDepth: 2 }), nasty)]),
        ),
      ),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (input) => {
        const answer = await askAsAdministrator(key, input);
        expect({ key, input, status: answer.status }).not.toMatchObject({ status: 403 });
        if (answer.status !== 200) {
          expect(answer.envelope.body).toBeNull();
          expect(Object.values(codes).map((entry) => `${entry.status} ${entry.code}`)).toContain(
            `${answer.status} ${answer.envelope.code}`,
          );
          expect(answer.envelope.message).toMatch(/\p{Script=Han}/u);
          expect(answer.envelope.message).not.toMatch(/\bat .+:\d+:\d+|node_modules/);
        }
        expect({ key, input, isServerError: answer.status >= 500 }).toMatchObject({
          isServerError: false,
        });
      }),
      { numRuns: hostileInputs, endOnFailure: true },
    );
  });
});

const nasty = fc.constantFrom<unknown>(
  ...strangeTexts,
  '__proto__',
  "'; drop table app_user; --",
  '../../etc/passwd',
  '\u0000',
  '𠮷'.repeat(50),
  'x'.repeat(400),
  -1,
  0,
  1e308,
  null,
  [],
  {},
  true,
);

function fieldNames(call: Endpoint): string[] {
  const shape = (call.input as unknown as { shape?: Record<string, unknown> }).shape ?? {};
  return Object.keys(shape);
}
