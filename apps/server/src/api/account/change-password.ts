import { getAccount, setPasswordHash } from '../../administration/account/account-store.ts';
import { hashPassword, passwordFits } from '../../administration/account/password.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { endSessions } from '../../platform/session/session.ts';
import type { Handler } from '../handler.ts';

export const changePassword: Handler<'account/change-password'> = async (context, input, request) => {
  const { user } = request;
  const account = await getAccount(context.db, user.userId);
  if (!(await passwordFits(account.passwordHash, input.oldPassword))) {
    await request.record({}, undefined, { outcome: 'denied' });
    throw new AppError('refused', '旧密码不正确');
  }
  if (input.oldPassword === input.newPassword) throw new AppError('refused', '新密码不能与旧密码相同');

  const passwordHash = await hashPassword(input.newPassword);
  const endedSessions = await context.db.transaction().execute(async (transaction) => {
    await setPasswordHash(transaction, user.userId, passwordHash);
    const ended = await endSessions(transaction, {
      userId: user.userId,
      exceptSessionId: user.sessionId,
      reason: 'password-changed',
      now: context.now(),
    });
    await request.record({ endedSessions: ended }, transaction);
    return ended;
  });
  return { endedSessions };
};
