import { setPasswordHash } from '../../../../account/account-store.ts';
import { forgetFailures } from '../../../../account/login-throttle.ts';
import { hashPassword } from '../../../../account/password.ts';
import { removeSecondFactor } from '../../../../account/second-factor-store.ts';
import { inventPassword } from '../../../../administration/invent-password.ts';
import { administeredUserOf } from '../../../../administration/user-store.ts';
import { endSessions } from '../../../../session/session.ts';
import type { Handler } from '../../../handler.ts';

export const resetPassword: Handler<'v1/admin/users/reset-password'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  const { userId, removesSecondFactor } = input;
  const password = inventPassword();
  const passwordHash = await hashPassword(password);
  const endedSessions = await context.db.transaction().execute(async (transaction) => {
    const { userName } = await administeredUserOf(transaction, userId, context.now());
    await setPasswordHash(transaction, userId, passwordHash);
    if (removesSecondFactor) await removeSecondFactor(transaction, userId);
    await forgetFailures(transaction, userName);
    const ended = await endSessions(transaction, { userId, reason: 'password-reset', now: context.now() });
    const detail = { userId, userName, endedSessions: ended, removesSecondFactor };
    await context.audit.record(
      { action: 'admin.reset-password', actor: user, address, requestId, detail },
      transaction,
    );
    return ended;
  });
  return { password, endedSessions };
};
