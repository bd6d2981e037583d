import { endSessions } from '../../../session/session.ts';
import type { Handler } from '../../handler.ts';

export const endOwnSession: Handler<'v1/session/end'> = async (context, _input, request) => {
  const { user, address, requestId } = request;
  const endedSessions = await context.db.transaction().execute(async (transaction) => {
    const which = {
      userId: user.userId,
      onlySessionId: user.sessionId,
      reason: 'signed-out',
      now: context.now(),
    };
    const ended = await endSessions(transaction, which);
    await context.audit.record({ action: 'session.sign-out', actor: user, address, requestId }, transaction);
    return ended;
  });
  return { endedSessions };
};
