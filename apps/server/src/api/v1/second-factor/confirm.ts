import { acceptCode } from '../../../administration/account/accept-code.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { passSecondFactor } from '../../../platform/session/session.ts';
import type { Handler } from '../../handler.ts';

export const confirmSecondFactor: Handler<'v1/second-factor/confirm'> = async (context, input, request) => {
  const { user } = request;
  const { db, now } = context;
  await db.transaction().execute(async (transaction) => {
    if (!(await acceptCode(transaction, user.userId, input.code, now())))
      throw new AppError('refused', '验证码不正确，请核对验证器与设备时间');
    await passSecondFactor(transaction, user.sessionId);
    const detail = { step: 'confirm' };
    await request.record(detail, transaction);
  });
  return { isEnabled: true };
};
