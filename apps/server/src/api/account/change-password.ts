import { getAccount, setPasswordHash } from '../../account/account-store.ts';
import { hashPassword, passwordFits } from '../../account/password.ts';
import { Refusal } from '../../refusal.ts';
import { endSessions } from '../../session/session.ts';
import type { Handler } from '../handler.ts';

export const changePassword: Handler<'account/change-password'> = async (context, input, request) => {
  const { user } = request;
  const account = await getAccount(context.db, user.userId);
  const event = { actor: user, address: request.address, requestId: request.requestId };
  if (!(await passwordFits(account.passwordHash, input.oldPassword))) {
    await context.audit.record({ ...event, action: 'account.change-password', outcome: 'denied' });
    throw new Refusal('refused', '旧密码不正确');
  }
  if (input.oldPassword === input.newPassword) throw new Refusal('refused', '新密码不能与旧密码相同');

  const passwordHash = await hashPassword(input.newPassword);
  const endedSessions = await context.db.transaction().execute(async (transaction) => {
    await setPasswordHash(transaction, user.userId, passwordHash);
    const ended = await endSessions(transaction, {
      userId: user.userId,
      exceptSessionId: user.sessionId,
      reason: 'password-changed',
      now: context.now(),
    });
    await context.audit.record(
      { ...event, action: 'account.change-password', detail: { endedSessions: ended } },
      transaction,
    );
    return ended;
  });
  return { endedSessions };
};
