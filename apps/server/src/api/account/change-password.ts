import {
  getAccount,
  rememberedPasswords,
  setPasswordHash,
} from '../../administration/account/account-store.ts';
import { countFailure, forgetFailures, secondsToWait } from '../../administration/account/login-throttle.ts';
import { hashPassword, passwordFits, tellsName } from '../../administration/account/password.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { endSessions } from '../../platform/session/session.ts';
import type { Handler } from '../handler.ts';

export const changePassword: Handler<'account/change-password'> = async (context, input, request) => {
  const { user, address } = request;
  const attempt = { userName: user.userName, address, at: 'old-password' } as const;
  const wait = await secondsToWait(context.db, attempt, context.now());
  if (wait > 0) throw new AppError('tooMany', `旧密码错误次数过多，请 ${wait} 秒后再试`);
  const account = await getAccount(context.db, user.userId);
  if (!(await passwordFits(account.passwordHash, input.oldPassword))) {
    await countFailure(context.db, attempt, context.now());
    await request.record({}, undefined, { outcome: 'denied' });
    throw new AppError('refused', '旧密码不正确');
  }
  await forgetFailures(context.db, attempt);
  if (input.oldPassword === input.newPassword) throw new AppError('refused', '新密码不能与旧密码相同');
  if (tellsName(input.newPassword, user.userName))
    throw new AppError('refused', '新密码除用户名外至少还要有 6 个字符');
  for (const past of account.pastPasswordHashes)
    if (await passwordFits(past, input.newPassword))
      throw new AppError('refused', `新密码不能与最近 ${rememberedPasswords} 次用过的密码相同`);

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
