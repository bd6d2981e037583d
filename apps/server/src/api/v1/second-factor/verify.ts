import { acceptCode } from '../../../administration/account/accept-code.ts';
import {
  countFailure,
  forgetFailures,
  secondsToWait,
} from '../../../administration/account/login-throttle.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { passSecondFactor } from '../../../platform/session/session.ts';
import type { Handler } from '../../handler.ts';

export const verifySecondFactor: Handler<'v1/second-factor/verify'> = async (context, input, request) => {
  const { user, address } = request;
  const { db, now } = context;
  const attempt = { userName: user.userName, address, at: 'second-factor' } as const;
  const wait = await secondsToWait(db, attempt, now());
  if (wait > 0) throw new AppError('tooMany', `验证码错误次数过多，请 ${wait} 秒后再试`);
  const detail = { step: 'verify' };
  const isPassed = await db.transaction().execute(async (transaction) => {
    if (!(await acceptCode(transaction, user.userId, input.code, now()))) return false;
    await passSecondFactor(transaction, user.sessionId);
    await forgetFailures(transaction, attempt);
    await request.record(detail, transaction);
    return true;
  });
  if (isPassed) return { isPassed };
  await countFailure(db, attempt, now());
  await request.record(detail, undefined, { outcome: 'denied' });
  throw new AppError('refused', '验证码不正确，请核对验证器与设备时间');
};
