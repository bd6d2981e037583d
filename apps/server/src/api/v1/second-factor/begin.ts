import { getAccount } from '../../../administration/account/account-store.ts';
import { inventSecret } from '../../../administration/account/one-time-code.ts';
import { passwordFits } from '../../../administration/account/password.ts';
import { keepSecret } from '../../../administration/account/second-factor-store.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SessionState } from '../../../platform/session/session.ts';
import type { Handler } from '../../handler.ts';

const freshMilliseconds = 10 * 60_000;

/** Users of the company's provider know no password here: a sign-in of just now stands for it. */
function assertJustSignedIn(session: SessionState | null, now: Date): void {
  if (session?.signedInBy !== 'company') throw new AppError('refused', '请输入密码');
  if (now.getTime() - session.openedAt.getTime() > freshMilliseconds)
    throw new AppError('refused', '请退出后重新以企业账号登录，再设置两步验证');
}

export const beginSecondFactor: Handler<'v1/second-factor/begin'> = async (context, input, request) => {
  const { user } = request;
  if (input.password === undefined) assertJustSignedIn(request.session, context.now());
  else {
    const account = await getAccount(context.db, user.userId);
    if (!(await passwordFits(account.passwordHash, input.password)))
      throw new AppError('refused', '密码不正确');
  }
  const secret = inventSecret();
  await context.db.transaction().execute(async (transaction) => {
    if (!(await keepSecret(transaction, user.userId, secret)))
      throw new AppError('refused', '两步验证已开启；如需更换，请先关闭');
    const detail = { step: 'begin' };
    await request.record(detail, transaction);
  });
  const label = encodeURIComponent(`ooh-planner:${user.userName}`);
  return { secret, address: `otpauth://totp/${label}?secret=${secret}&issuer=ooh-planner` };
};
