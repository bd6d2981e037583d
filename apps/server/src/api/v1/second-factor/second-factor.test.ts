import { expect, test } from 'vitest';
import { codeOf, stepAt } from '../../../administration/account/one-time-code.ts';
import { expectFailure, startTestService, testPassword } from '../../../testing/test-service.ts';

const service = startTestService();

const password = testPassword;
const signIn = (code?: string, given = password) =>
  service.call(
    'access/login',
    { userName: 'planner', password: given, ...(code === undefined ? {} : { code }) },
    { as: null },
  );
const codeNow = (secret: string, ahead = 0) => codeOf(secret, stepAt(service.context.now()) + ahead);

test('once confirmed, a code is asked for after the password, each accepted once', async () => {
  expectFailure(await service.call('v1/second-factor/begin', { password: 'wrong' }), 'refused');
  const { secret, address } = await service.body('v1/second-factor/begin', { password });
  expect(address).toContain(`secret=${secret}`);
  expect((await signIn()).status, 'not in force before it is confirmed').toBe(200);
  expectFailure(await service.call('v1/second-factor/confirm', { code: '000 000' }), 'refused');
  await service.body('v1/second-factor/confirm', { code: codeNow(secret) });
  expect((await service.body('account/get-user-info', {})).hasSecondFactor).toBe(true);

  // A stranger without the password learns nothing of the second factor.
  expectFailure(await signIn(undefined, 'wrong-password-1'), 'refused');
  expectFailure(await signIn(), 'factorNeeded');
  expectFailure(await signIn(codeNow(secret)), 'refused');
  service.advance(30_000);
  const both = await Promise.all([signIn(codeNow(secret)), signIn(codeNow(secret))]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expectFailure(await signIn(codeNow(secret, 3)), 'refused');
  expectFailure(await service.call('v1/second-factor/begin', { password }), 'refused');
});

test('guesses of the code are slowed like guesses of the password', async () => {
  service.advance(20 * 60_000);
  for (let guess = 0; guess < 5; guess += 1) expectFailure(await signIn('000000'), 'refused');
  expectFailure(await signIn('000000'), 'tooMany');
  service.advance(20 * 60_000);
});

test('it is removed with the password, or by an administrator for its owner', async () => {
  const info = () => service.body('account/get-user-info', {});
  expectFailure(await service.call('v1/second-factor/remove', { password: 'wrong' }), 'refused');
  await service.body('v1/second-factor/remove', { password });
  expect((await info()).hasSecondFactor).toBe(false);
  expect((await signIn()).status).toBe(200);
  const { secret } = await service.body('v1/second-factor/begin', { password });
  await service.body('v1/second-factor/confirm', { code: codeNow(secret) });
  const reset = await service.body(
    'v1/admin/users/reset-password',
    { userId: service.userIds.planner, removesSecondFactor: true },
    { as: 'admin' },
  );
  expect((await signIn(undefined, reset.password)).status).toBe(200);
});
