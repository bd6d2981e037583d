import { endSessions } from '../../../platform/session/session.ts';
import type { Handler } from '../../handler.ts';

export const endOwnSession: Handler<'v1/session/end'> = async (context, _input, request) => {
  const { user } = request;
  const endedSessions = await context.db.transaction().execute(async (transaction) => {
    const which = {
      userId: user.userId,
      onlySessionId: user.sessionId,
      reason: 'signed-out',
      now: context.now(),
    };
    const ended = await endSessions(transaction, which);
    await request.record({}, transaction);
    return ended;
  });
  return { endedSessions };
};
