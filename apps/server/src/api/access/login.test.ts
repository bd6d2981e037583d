import { sql } from '../../platform/storage/postgres/database.ts';
import { expect, test } from 'vitest';
import { expectFailure, startTestService, testPassword } from '../../testing/test-service.ts';
import { callOf, wireOf } from '../../testing/wire.ts';

const service = startTestService();

const signIn = (userName: string, password: string) =>
  service.call('access/login', { userName, password }, { as: null });

test('a right password opens a session that works, in any case of the user name', async () => {
  const { envelope } = await signIn('Planner', testPassword);
  expect(envelope).toMatchObject({
    code: '01',
    body: { userName: 'planner', nickName: '媒介策划示例', picture: null },
  });
  const info = await service.body('account/get-user-info', {}, { as: { token: envelope.body!.token } });
  expect(info).toMatchObject({ userName: 'planner', organisationName: '媒介代理示例公司', isDemo: true });
  expect(info.dataRoleRequest.investmentOrderData.wiseChoicePatternData.isEnabled).toBe(true);
});

test('the database holds no token, only its hash', async () => {
  const { envelope } = await signIn('planner', testPassword);
  const rows = await service.context.db.selectFrom('session_token').select('token_hash').execute();
  expect(rows.every((row) => row.token_hash.length === 32)).toBe(true);
  expect(rows.some((row) => row.token_hash.toString('base64url') === envelope.body!.token)).toBe(false);
});

test('an unknown user, a wrong password and a disabled user answer alike', async () => {
  const unknown = await signIn('nobody', 'wrong-password-1');
  const wrong = await signIn('admin', 'wrong-password-1');
  await service.context.db
    .updateTable('app_user')
    .set({ is_enabled: false })
    .where('user_name', '=', 'customer')
    .execute();
  const disabled = await signIn('customer', testPassword);
  for (const answer of [unknown, wrong, disabled]) {
    expectFailure(answer, 'refused');
    expect(answer.envelope.message).toBe('账号或密码错误');
  }
});

test('failures delay the account, also an unknown one, and a success after the delay clears them', async () => {
  for (const userName of ['planner', 'ghost']) {
    for (let attempt = 0; attempt < 5; attempt += 1)
      expectFailure(await signIn(userName, 'wrong-password-1'), 'refused');
    const delayed = await signIn(userName, testPassword);
    expectFailure(delayed, 'tooMany');
    expect(delayed.envelope.message).toBe('登录失败次数过多，请 1 秒后再试');
  }
  const delays = await service.context.db
    .selectFrom('audit_log')
    .select(['outcome', 'detail'])
    .where('action', '=', 'session.sign-in')
    .where(sql<boolean>`detail ? 'waitSeconds'`)
    .orderBy('seq')
    .execute();
  expect(delays.map(({ outcome, detail }) => [outcome, detail['userName']])).toEqual([
    ['denied', 'planner'],
    ['denied', 'ghost'],
  ]);
  service.advance(1100);
  expect((await signIn('planner', testPassword)).envelope.code).toBe('01');
  expect((await signIn('planner', testPassword)).envelope.code).toBe('01');
});

test('guesses from elsewhere delay nobody where the account has signed in before', async () => {
  const { url } = wireOf(callOf('access/login'), {});
  const elsewhere = async (password: string) =>
    (
      await service.app.inject({
        method: 'POST',
        url,
        remoteAddress: '198.51.100.7',
        payload: { userName: 'Admin', password },
      })
    ).statusCode;
  expect((await signIn('admin', testPassword)).envelope.code).toBe('01');
  for (let guess = 0; guess < 5; guess += 1) await elsewhere('wrong-password-1');
  expect(await elsewhere(testPassword)).toBe(429);
  expect((await signIn('admin', testPassword)).envelope.code).toBe('01');
  // That of the owner forgives nothing elsewhere; whoever guesses where the owner signs in waits too.
  expect(await elsewhere(testPassword)).toBe(429);
  for (let guess = 0; guess < 5; guess += 1) await signIn('admin', 'wrong-password-1');
  expectFailure(await signIn('admin', testPassword), 'tooMany');
});

test('sign-ins and refusals stand in the audit log, without passwords', async () => {
  const rows = await service.context.db
    .selectFrom('audit_log')
    .select(['action', 'outcome', 'detail', 'actor_name'])
    .where('action', '=', 'session.sign-in')
    .execute();
  expect(rows.some((row) => row.outcome === 'done' && row.actor_name === 'planner')).toBe(true);
  expect(rows.some((row) => row.outcome === 'denied' && row.detail['userName'] === 'nobody')).toBe(true);
  expect(JSON.stringify(rows)).not.toContain('wrong-password-1');
  expect(await service.context.audit.firstBroken()).toBeNull();
});
