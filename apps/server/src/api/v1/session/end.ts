import { companySettings } from '../../../administration/company-sign-in/enter-company-user.ts';
import { signOutAddress } from '../../../administration/company-sign-in/provider.ts';
import type { Context } from '../../../context.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { endSessions, type SessionState } from '../../../platform/session/session.ts';
import { isRowId } from '../../../platform/storage/postgres/row-id.ts';
import type { Handler } from '../../handler.ts';

/** The provider's page for signing out; null where the session is none of its, or it does not answer. */
async function providersPage(context: Context, session: SessionState | null): Promise<string | null> {
  if (session?.signedInBy !== 'company' || context.config.companySignIn === null) return null;
  try {
    return await signOutAddress(companySettings(context));
  } catch (error) {
    context.log.warn({ err: error }, 'the provider of company accounts does not answer');
    return null;
  }
}

export const endOwnSession: Handler<'v1/session/end'> = async (context, { sessionId }, request) => {
  const { user } = request;
  const own = { userId: user.userId, reason: 'signed-out', now: context.now() };
  if (sessionId !== undefined && sessionId !== 'others' && !isRowId(sessionId)) throw notFound('会话');
  const endedSessions = await context.db.transaction().execute(async (transaction) => {
    const ended = await endSessions(
      transaction,
      sessionId === 'others'
        ? { ...own, exceptSessionId: user.sessionId }
        : { ...own, onlySessionId: sessionId ?? user.sessionId },
    );
    if (sessionId !== undefined && sessionId !== 'others' && ended === 0) throw notFound('会话');
    await request.record(sessionId === undefined ? {} : { sessionId, endedSessions: ended }, transaction);
    return ended;
  });
  const isThis = sessionId === undefined || sessionId === user.sessionId;
  return {
    endedSessions,
    signOutAddress: isThis ? await providersPage(context, request.session) : null,
  };
};
