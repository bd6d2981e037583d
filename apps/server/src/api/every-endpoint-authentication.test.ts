import { randomBytes } from 'node:crypto';
import { registry, type CallKey } from '@ooh/contract/registry';
import { expect, test } from 'vitest';
import { sendExample } from '../testing/send-example.ts';
import { expectFailure, startTestService, testPassword } from '../testing/test-service.ts';
import { callOf } from '../testing/wire.ts';
import { endSessions, openSession } from '../platform/session/session.ts';

const service = startTestService();

const closed = (Object.keys(registry) as CallKey[]).filter((key) => callOf(key).permit !== 'public');

async function tokenThat(state: 'expired' | 'revoked' | 'password-changed' | 'disabled'): Promise<string> {
  const { context } = service;
  const userId = service.userIds[state === 'disabled' ? 'customer' : 'admin'];
  if (state === 'expired') {
    const past = new Date(context.now().getTime() - 25 * 3_600_000);
    return (await openSession(context.db, { userId, now: past, hours: 24 })).token;
  }
  const { token } = await openSession(context.db, { userId, now: context.now(), hours: 24 });
  if (state === 'revoked')
    await endSessions(context.db, { userId, reason: 'signed-out', now: context.now() });
  if (state === 'disabled') {
    await context.db.updateTable('app_user').set({ is_enabled: false }).where('id', '=', userId).execute();
  }
  if (state === 'password-changed') {
    const input = { oldPassword: testPassword, newPassword: 'another-password-2' };
    await service.body('account/change-password', input, { as: 'admin' });
  }
  return token;
}

async function headersOfState(state: string): Promise<Record<string, string>> {
  switch (state) {
    case 'none':
      return {};
    case 'empty':
      return { authorization: 'Bearer ' };
    case 'malformed':
      return { authorization: `Bearer ${await service.tokenOf('planner')}'--` };
    case 'two tokens':
      return { authorization: `Bearer x, Bearer ${await service.tokenOf('planner')}` };
    case 'wrong scheme':
      return { authorization: `Basic ${await service.tokenOf('planner')}` };
    case 'unknown':
      return { authorization: `Bearer ${randomBytes(32).toString('base64url')}` };
    case 'cookie only':
      return {
        cookie: `token=${await service.tokenOf('planner')}; authorization=Bearer ${await service.tokenOf('planner')}`,
      };
    default:
      return { authorization: `Bearer ${await tokenThat(state as 'expired')}` };
  }
}

const states = [
  'none',
  'empty',
  'wrong scheme',
  'malformed',
  'two tokens',
  'unknown',
  'expired',
  'revoked',
  'password-changed',
  'disabled',
  'cookie only',
];

test.each(states)('token state "%s" is refused with 403 by every closed call', async (state) => {
  const headers = await headersOfState(state);
  expect(closed.length).toBeGreaterThan(40);
  for (const key of closed) {
    const response = await sendExample(service, key, headers);
    expect({ key, status: response.statusCode, code: response.json<{ code: string }>().code }).toEqual({
      key,
      status: 403,
      code: '03',
    });
  }
});

test('a good token passes where all others failed', async () => {
  const answer = await service.call('account/get-user-info', {}, { as: 'planner' });
  expect(answer.status).toBe(200);
});

test('an expiry takes effect by the clock alone', async () => {
  const { token } = await openSession(service.context.db, {
    userId: service.userIds.planner,
    now: service.context.now(),
    hours: 1,
  });
  expect((await service.call('account/get-user-info', {}, { as: { token } })).status).toBe(200);
  service.advance(3_600_001);
  expectFailure(await service.call('account/get-user-info', {}, { as: { token } }), 'noSession');
});
