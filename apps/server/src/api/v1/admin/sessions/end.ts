import { administeredUserOf } from '../../../../administration/user-store.ts';
import { notFound } from '../../../../refusal.ts';
import { endSessions } from '../../../../session/session.ts';
import { isRowId } from '../../../../storage/postgres/row-id.ts';
import type { Handler } from '../../../handler.ts';

export const endUserSessions: Handler<'v1/admin/sessions/end'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  const { userId, sessionId } = input;
  const endedSessions = await context.db.transaction().execute(async (transaction) => {
    const { userName } = await administeredUserOf(transaction, userId, context.now());
    if (sessionId !== undefined && !isRowId(sessionId)) throw notFound('会话');
    const which = { userId, reason: 'ended-by-administrator', now: context.now() };
    const ended = await endSessions(
      transaction,
      sessionId === undefined ? which : { ...which, onlySessionId: sessionId },
    );
    if (sessionId !== undefined && ended === 0) throw notFound('会话');
    const detail = { userId, userName, endedSessions: ended };
    await context.audit.record(
      { action: 'admin.end-sessions', actor: user, address, requestId, detail },
      transaction,
    );
    return ended;
  });
  return { endedSessions };
};
