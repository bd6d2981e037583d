import { expect, test } from 'vitest';
import { endIdleSessions } from '../../../platform/session/session.ts';
import { expectFailure, startTestService, testPassword } from '../../../testing/test-service.ts';

const minute = 60_000;
const service = startTestService({ idleMinutes: 30 });

async function signIn(userName = 'planner'): Promise<{ token: string }> {
  return service.body('access/login', { userName, password: testPassword }, { as: null });
}

const ask = (session: { token: string }, headers: Record<string, string> = {}) =>
  service.call('account/get-user-info', {}, { as: session, headers });

test('a user sees their open sessions, this one first, and ends others', async () => {
  const [own, other] = [await signIn(), await signIn()];
  await signIn('customer');
  const { sessions, idleMinutes } = await service.body('v1/session/list', {}, { as: own });
  expect(idleMinutes).toBe(30);
  expect(sessions.map(({ isOwn }) => isOwn)).toEqual([true, false]);
  const { sessionId } = sessions[1];
  expect(await service.body('v1/session/end', { sessionId }, { as: own })).toEqual({
    endedSessions: 1,
    signOutAddress: null,
  });
  expectFailure(await ask(other), 'noSession');
  expectFailure(await service.call('v1/session/end', { sessionId }, { as: own }), 'notFound');
});

test('nobody ends a session of somebody else as their own', async () => {
  const [own, foreign] = [await signIn(), await signIn('customer')];
  const { sessions } = await service.body('v1/session/list', {}, { as: foreign });
  for (const sessionId of [sessions[0].sessionId, 'unknown'])
    expectFailure(await service.call('v1/session/end', { sessionId }, { as: own }), 'notFound');
  expect((await ask(foreign)).status).toBe(200);
});

test('all others end at once', async () => {
  const own = await signIn();
  const others = [await signIn(), await signIn()];
  const { endedSessions } = await service.body('v1/session/end', { sessionId: 'others' }, { as: own });
  expect(endedSessions).toBeGreaterThanOrEqual(2);
  expect((await ask(own)).status).toBe(200);
  for (const other of others) expectFailure(await ask(other), 'noSession');
});

test('a session ends that was not used for so long; what its page asks by itself is no use', async () => {
  const [used, left] = [await signIn(), await signIn()];
  for (let round = 0; round < 3; round += 1) {
    service.advance(20 * minute);
    expect((await ask(used)).status).toBe(200);
    const status = (await ask(left, { 'x-user-idle': '1' })).status;
    expect(status).toBe(round === 0 ? 200 : 403);
  }
  const administrator = { as: await signIn('admin') };
  const listed = async (state: 'active' | 'ended') =>
    (
      await service.body(
        'v1/admin/sessions/list',
        { state, keyword: 'planner', pageSize: 100 },
        administrator,
      )
    ).rows;
  expect((await listed('active')).length).toBe(1);
  const idle = (await listed('ended')).filter(({ endedReason }) => endedReason === 'idle');
  expect(idle.length).toBeGreaterThan(0);
  await endIdleSessions(service.context.db, service.context.now(), 30);
  expect((await listed('ended')).filter(({ endedReason }) => endedReason === 'idle').length).toBe(
    idle.length,
  );
});
