import { expect, test } from 'vitest';
import { openSession } from '../../../platform/session/session.ts';
import { expectFailure, startTestService } from '../../../testing/test-service.ts';

const service = startTestService();

test('signing out ends this session and no other', async () => {
  const { context, userIds } = service;
  const open = () => openSession(context.db, { userId: userIds.planner, now: context.now(), hours: 1 });
  const [here, elsewhere] = [await open(), await open()];
  expect(await service.body('v1/session/end', {}, { as: here })).toEqual({
    endedSessions: 1,
    signOutAddress: null,
  });
  expectFailure(await service.call('account/get-user-info', {}, { as: here }), 'noSession');
  expectFailure(await service.call('v1/session/end', {}, { as: here }), 'noSession');
  expect((await service.body('account/get-user-info', {}, { as: elsewhere })).userName).toBe('planner');
});
