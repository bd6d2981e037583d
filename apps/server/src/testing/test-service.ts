import { codes, type CodeName, type Envelope } from '@ooh/contract/core/envelope';
import type { CallInput, CallKey, CallOutput } from '@ooh/contract/registry';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import { createAccount } from '../administration/account/create-account.ts';
import { hashPassword } from '../administration/account/password.ts';
import { followEveryRelease } from '../app/follow-every-release.ts';
import { buildApp } from '../app/build-app.ts';
import type { Context } from '../context.ts';
import type { Config } from '../platform/config/config.ts';
import { demoAccounts } from '../administration/users/demo-roles.ts';
import { openSession } from '../platform/session/session.ts';
import { openTestContext } from './test-context.ts';
import { emptyStores, temporaryStores, type Stores } from './test-stores.ts';
import { callOf, multipartOf, wireOf, type SentFile } from './wire.ts';

export const testPassword = 'test-password-1';

export type TestUser = 'admin' | 'planner' | 'customer';

export interface CallAnswer<Key extends CallKey> {
  readonly status: number;
  readonly headers: Record<string, string | string[] | number | undefined>;
  readonly envelope: Envelope<CallOutput<Key>>;
  /** The raw payload, for files. */
  readonly bytes: Buffer;
}

/** An output of a change that waits for nobody. */
export type MadeAtOnce<Output> = Exclude<Output, { readonly changeId: string }>;

export interface CallOptions {
  /** A user, a raw token, or null for signed out. Default: planner. */
  readonly as?: TestUser | { readonly token: string } | null;
  readonly headers?: Record<string, string>;
}

/** The real application on real embedded stores, one database and one data folder for a test file. */
export interface TestService {
  readonly context: Context;
  readonly app: FastifyInstance;
  readonly userIds: Readonly<Record<TestUser, string>>;
  tokenOf(user: TestUser): Promise<string>;
  /** Makes a call as it would arrive over the wire. `input` is not checked before it is sent. */
  call<Key extends CallKey>(key: Key, input: CallInput<Key>, options?: CallOptions): Promise<CallAnswer<Key>>;
  /** Makes a call with any input whatever. */
  callRaw(key: CallKey, input: unknown, options?: CallOptions): Promise<CallAnswer<CallKey>>;
  upload<Key extends CallKey>(
    key: Key,
    fields: Record<string, string>,
    file: SentFile | null,
    options?: CallOptions,
  ): Promise<CallAnswer<Key>>;
  /** The body of a call that has to succeed, and to be made at once. */
  body<Key extends CallKey>(
    key: Key,
    input: CallInput<Key>,
    options?: CallOptions,
  ): Promise<MadeAtOnce<CallOutput<Key>>>;
  /** Sets the clock forward. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

/** The same for all services of a worker. */
let passwordHash: Promise<string> | undefined;

/** The accounts, which copied stores have already. */
async function ensureAccounts({ db }: Context): Promise<Record<TestUser, string>> {
  passwordHash ??= hashPassword(testPassword);
  const known = await db.selectFrom('app_user').select(['user_name', 'id']).execute();
  const ids = new Map(known.map((user) => [user.user_name, user.id]));
  for (const account of demoAccounts) {
    if (ids.has(account.userName)) continue;
    const created = { ...account, passwordHash: await passwordHash, isDemo: true };
    ids.set(account.userName, await createAccount(db, created));
  }
  return Object.fromEntries(ids) as Record<TestUser, string>;
}

function answerOf<Key extends CallKey>(response: {
  statusCode: number;
  headers: object;
  rawPayload: Buffer;
}): CallAnswer<Key> {
  const headers = response.headers as CallAnswer<Key>['headers'];
  const isJson = String(headers['content-type'] ?? '').includes('application/json');
  const envelope = isJson
    ? (JSON.parse(response.rawPayload.toString('utf8')) as Envelope<CallOutput<Key>>)
    : null;
  return {
    status: response.statusCode,
    headers,
    envelope: envelope!,
    bytes: response.rawPayload,
  };
}

/** Opens the service on stores of its own, which `fill` fills first; `close` ends it and removes them. Jobs run. */
export async function openTestService(
  overrides: Partial<Config> = {},
  fill: (stores: Stores) => Promise<void> = emptyStores,
): Promise<TestService> {
  const stores = await temporaryStores();
  await fill(stores);
  const service = await serviceOn(stores, overrides);
  return {
    ...service,
    async close() {
      await service.close();
      await stores.remove();
    },
  };
}

/** Opens the service on stores that are kept; `close` ends it. Jobs run. */
export async function serviceOn(from: Stores, overrides: Partial<Config> = {}): Promise<TestService> {
  const stores = await openTestContext(from, overrides);
  const { context } = stores;
  followEveryRelease(context);
  const userIds = await ensureAccounts(context);
  const app = await buildApp(context);
  await app.ready();
  await context.jobs.start(context);
  const tokens = new Map<TestUser, string>();

  async function tokenOf(user: TestUser): Promise<string> {
    const known = tokens.get(user);
    if (known !== undefined) return known;
    const { token } = await openSession(context.db, {
      userId: userIds[user],
      now: context.now(),
      hours: 24 * 365,
    });
    tokens.set(user, token);
    return token;
  }

  async function headersOf(options: CallOptions): Promise<Record<string, string>> {
    const { as = 'planner', headers = {} } = options;
    if (as === null) return headers;
    const token = typeof as === 'string' ? await tokenOf(as) : as.token;
    return { authorization: `Bearer ${token}`, ...headers };
  }

  const service: TestService = {
    context,
    app,
    userIds,
    tokenOf,
    call: (key, input, options) => service.callRaw(key, input, options),
    async callRaw(key, input, options = {}) {
      const call = callOf(key);
      const { url, payload } = wireOf(call, input);
      const headers = await headersOf(options);
      if (payload !== undefined) headers['content-type'] ??= 'application/json';
      const body = payload === undefined ? {} : { payload: JSON.stringify(payload) };
      return answerOf(await app.inject({ method: call.method, url, headers, ...body }));
    },
    async upload(key, fields, file, options = {}) {
      const call = callOf(key);
      const { payload, contentType } = multipartOf(fields, file);
      const headers = {
        ...(await headersOf(options)),
        'content-type': contentType,
      };
      return answerOf(
        await app.inject({
          method: call.method,
          url: wireOf(call, {}).url,
          headers,
          payload,
        }),
      );
    },
    async body(key, input, options) {
      const { status, envelope } = await service.call(key, input, options);
      expect({
        status,
        code: envelope?.code,
        message: envelope?.message,
      }).toMatchObject({
        status: 200,
        code: '01',
      });
      return envelope.body as MadeAtOnce<CallOutput<typeof key>>;
    },
    advance: stores.advance,
    async close() {
      await app.close();
      await stores.close();
    },
  };
  return service;
}

/** The service of a test file, open while its tests and the hooks that are declared after this one run. */
export function startTestService(
  overrides: Partial<Config> = {},
  fill: (stores: Stores) => Promise<void> = emptyStores,
): TestService {
  const service = {} as TestService;
  beforeAll(async () => void Object.assign(service, await openTestService(overrides, fill)));
  afterAll(() => service.close?.());
  return service;
}

/** Asserts that a call failed with a code, on its HTTP status and with an empty body. */
export function expectFailure(answer: CallAnswer<CallKey>, name: CodeName): void {
  expect({
    status: answer.status,
    code: answer.envelope?.code,
    body: answer.envelope?.body,
  }).toEqual({
    ...codes[name],
    body: null,
  });
}
