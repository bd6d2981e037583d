import { acceptCode } from '../../../account/accept-code.ts';
import { Refusal } from '../../../refusal.ts';
import type { Handler } from '../../handler.ts';

export const confirmSecondFactor: Handler<'v1/second-factor/confirm'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  const { db, audit, now } = context;
  await db.transaction().execute(async (transaction) => {
    if (!(await acceptCode(transaction, user.userId, input.code, now())))
      throw new Refusal('refused', '验证码不正确，请核对验证器与设备时间');
    const detail = { step: 'confirm' };
    await audit.record(
      { action: 'account.second-factor', actor: user, address, requestId, detail },
      transaction,
    );
  });
  return { isEnabled: true };
};
