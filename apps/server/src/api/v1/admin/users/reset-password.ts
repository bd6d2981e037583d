import { setPasswordHash } from '../../../../administration/account/account-store.ts';
import { forgetSignInFailures } from '../../../../administration/account/login-throttle.ts';
import { hashPassword } from '../../../../administration/account/password.ts';
import { removeSecondFactor } from '../../../../administration/account/second-factor-store.ts';
import { inventPassword } from '../../../../administration/users/invent-password.ts';
import { administeredUserOf } from '../../../../administration/users/user-store.ts';
import { endSessions } from '../../../../platform/session/session.ts';
import type { Handler } from '../../../handler.ts';

export const resetPassword: Handler<'v1/admin/users/reset-password'> = async (context, input, request) => {
  const { userId, removesSecondFactor } = input;
  const password = inventPassword();
  const passwordHash = await hashPassword(password);
  const endedSessions = await context.db.transaction().execute(async (transaction) => {
    const { userName } = await administeredUserOf(transaction, userId, context.now());
    await setPasswordHash(transaction, userId, passwordHash);
    if (removesSecondFactor) await removeSecondFactor(transaction, userId);
    await forgetSignInFailures(transaction, userName);
    const ended = await endSessions(transaction, { userId, reason: 'password-reset', now: context.now() });
    const detail = { userId, userName, endedSessions: ended, removesSecondFactor };
    await request.record(detail, transaction);
    return ended;
  });
  return { password, endedSessions };
};
