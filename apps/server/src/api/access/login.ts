import {
  countFailure,
  forgetFailures,
  isFamiliar,
  secondsToWait,
} from '../../administration/account/login-throttle.ts';
import { passwordFits } from '../../administration/account/password.ts';
import { acceptCode } from '../../administration/account/accept-code.ts';
import { findAccount } from '../../administration/account/account-store.ts';
import { pictureOf } from '../../administration/account/picture.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { openSession } from '../../platform/session/session.ts';
import type { Handler } from '../handler.ts';

/** Unknown names, wrong passwords and disabled users get one and the same answer after the same work. */
export const login: Handler<'access/login'> = async (context, input, request) => {
  const { db } = context;
  const { userName } = input;
  const { address } = request;
  const at = (await isFamiliar(db, userName, address)) ? 'familiar-sign-in' : 'sign-in';
  const attempt = { userName, address, at } as const;
  const wait = await secondsToWait(db, attempt, context.now());
  if (wait > 0) {
    await context.audit.recordThinned(`delayed ${userName.toLowerCase()} ${address}`, {
      action: 'session.sign-in',
      outcome: 'denied',
      actor: null,
      address,
      requestId: request.requestId,
      detail: { userName, waitSeconds: wait },
    });
    throw new AppError('tooMany', `登录失败次数过多，请 ${wait} 秒后再试`);
  }

  const account = await findAccount(db, userName);
  const fits = await passwordFits(account?.passwordHash, input.password);
  const refuse = async (): Promise<never> => {
    await countFailure(db, attempt, context.now());
    await request.record({ userName }, undefined, { outcome: 'denied' });
    throw new AppError('refused', input.code === undefined ? '账号或密码错误' : '账号、密码或验证码错误');
  };
  if (account === undefined || !fits || !account.isEnabled) return refuse();
  if (account.hasSecondFactor) {
    // Only whoever knows the password learns that there is a second factor.
    if (input.code === undefined) throw new AppError('factorNeeded', '请输入验证器中的 6 位验证码');
    if (!(await acceptCode(db, account.userId, input.code, context.now()))) return refuse();
  }

  await forgetFailures(db, attempt);
  const session = await db.transaction().execute(async (transaction) => {
    const opened = await openSession(transaction, {
      userId: account.userId,
      now: context.now(),
      hours: context.config.sessionHours,
      address,
      client: request.client,
      hasSecondFactor: account.hasSecondFactor,
    });
    await request.record({}, transaction, { actor: account });
    return opened;
  });
  return {
    token: session.token,
    userName: account.userName,
    nickName: account.nickName,
    picture: pictureOf(account.avatarAttachmentId),
    expiresAt: session.expiresAt.toISOString(),
  };
};
