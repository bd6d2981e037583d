import type { CallKey } from '@ooh/contract/registry';
import { registry } from '@ooh/contract/registry';
import { expect, test } from 'vitest';
import { codeOf, stepAt } from '../../../administration/account/one-time-code.ts';
import { expectFailure, startTestService, testPassword } from '../../../testing/test-service.ts';
import { callOf } from '../../../testing/wire.ts';

const service = startTestService();
const admin = { as: 'admin' } as const;
const codeNow = (secret: string) => codeOf(secret, stepAt(service.context.now()));

const signIn = (code?: string) =>
  service.call(
    'access/login',
    { userName: 'planner', password: testPassword, ...(code === undefined ? {} : { code }) },
    { as: null },
  );

async function requireFactor(needsSecondFactor: boolean): Promise<void> {
  const { rows } = await service.body('v1/admin/roles/list', { keyword: '媒介策划' }, admin);
  const { name, permission, version, roleId } = await service.body(
    'v1/admin/roles/get',
    { roleId: rows[0].roleId },
    admin,
  );
  await service.body('v1/admin/roles/save', { roleId, version, name, permission, needsSecondFactor }, admin);
}

/** Calls that answer without the second factor: what is needed to set one up, and to leave. */
const openCalls = [
  'account/get-user-info',
  'v1/second-factor/begin',
  'v1/second-factor/confirm',
  'v1/second-factor/verify',
  'v1/session/end',
];

test('a user of a role that requires a second factor can do nothing but set one up, in every session', async () => {
  const before = { as: { token: (await signIn()).envelope.body!.token } };
  await requireFactor(true);
  const session = { as: { token: (await signIn()).envelope.body!.token } };
  expect((await service.body('account/get-user-info', {}, session)).factorStep).toBe('set-up');

  const closed = Object.keys(registry).filter(
    (key) => callOf(key as CallKey).permit !== 'public',
  ) as CallKey[];
  const answers = new Map<string, string>();
  for (const key of closed.filter((name) => name !== 'v1/session/end')) {
    const answer = await service.callRaw(key, callOf(key).example.input, session);
    if (answer.envelope?.code !== '16') answers.set(key, answer.envelope?.code);
  }
  expect([...answers.keys()].toSorted()).toEqual(openCalls.filter((key) => key !== 'v1/session/end'));
  expectFailure(await service.call('mediaOrder/list', {}, before), 'factorRequired');

  const { secret } = await service.body('v1/second-factor/begin', { password: testPassword }, session);
  await service.body('v1/second-factor/confirm', { code: codeNow(secret) }, session);
  expect((await service.body('account/get-user-info', {}, session)).factorStep).toBe('none');
  expect((await service.call('mediaOrder/list', {}, session)).status).toBe(200);
  const refused = await service.call('v1/second-factor/remove', { password: testPassword }, session);
  expectFailure(refused, 'refused');
  expect(refused.envelope.message).toBe('您的角色要求两步验证，不能关闭');

  // The session from before has not passed it: it enters a code, and guesses are slowed.
  expect((await service.body('account/get-user-info', {}, before)).factorStep).toBe('enter');
  service.advance(30_000);
  // The example of the call above was the first.
  for (let guess = 1; guess < 5; guess += 1)
    expectFailure(await service.call('v1/second-factor/verify', { code: '000000' }, before), 'refused');
  expectFailure(await service.call('v1/second-factor/verify', { code: codeNow(secret) }, before), 'tooMany');
  service.advance(30_000);
  await service.body('v1/second-factor/verify', { code: codeNow(secret) }, before);
  expect((await service.call('mediaOrder/list', {}, before)).status).toBe(200);

  // A password with its code is a session that has passed.
  service.advance(30_000);
  const whole = { as: { token: (await signIn(codeNow(secret))).envelope.body!.token } };
  expect((await service.call('mediaOrder/list', {}, whole)).status).toBe(200);
});

test('a role without the requirement asks for nothing', async () => {
  await requireFactor(false);
  const session = { token: await service.tokenOf('planner') };
  expect((await service.body('account/get-user-info', {}, { as: session })).factorStep).toBe('none');
});

test('the requirement stays where a save does not name it', async () => {
  await requireFactor(true);
  const { rows } = await service.body('v1/admin/roles/list', { keyword: '媒介策划' }, admin);
  const { roleId } = rows[0];
  const { version, name, permission } = await service.body('v1/admin/roles/get', { roleId }, admin);
  await service.body('v1/admin/roles/save', { roleId, version, name, permission }, admin);
  expect((await service.body('v1/admin/roles/get', { roleId }, admin)).needsSecondFactor).toBe(true);
  await requireFactor(false);
});
