import { getAccount } from '../../../account/account-store.ts';
import { inventSecret } from '../../../account/one-time-code.ts';
import { passwordFits } from '../../../account/password.ts';
import { keepSecret } from '../../../account/second-factor-store.ts';
import { Refusal } from '../../../refusal.ts';
import type { Handler } from '../../handler.ts';

export const beginSecondFactor: Handler<'v1/second-factor/begin'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  const account = await getAccount(context.db, user.userId);
  if (!(await passwordFits(account.passwordHash, input.password))) throw new Refusal('refused', '密码不正确');
  const secret = inventSecret();
  await context.db.transaction().execute(async (transaction) => {
    if (!(await keepSecret(transaction, user.userId, secret)))
      throw new Refusal('refused', '两步验证已开启；如需更换，请先关闭');
    const detail = { step: 'begin' };
    await context.audit.record(
      { action: 'account.second-factor', actor: user, address, requestId, detail },
      transaction,
    );
  });
  const label = encodeURIComponent(`ooh-planner:${user.userName}`);
  return { secret, address: `otpauth://totp/${label}?secret=${secret}&issuer=ooh-planner` };
};
