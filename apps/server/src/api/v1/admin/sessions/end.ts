import { administeredUserOf } from '../../../../administration/users/user-store.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { endSessions } from '../../../../platform/session/session.ts';
import { isRowId } from '../../../../platform/storage/postgres/row-id.ts';
import type { Handler } from '../../../handler.ts';

export const endUserSessions: Handler<'v1/admin/sessions/end'> = async (context, input, request) => {
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
    await request.record(detail, transaction);
    return ended;
  });
  return { endedSessions };
};
