import { getAccount } from '../../../account/account-store.ts';
import { passwordFits } from '../../../account/password.ts';
import { removeSecondFactor as dropSecondFactor } from '../../../account/second-factor-store.ts';
import { Refusal } from '../../../refusal.ts';
import type { Handler } from '../../handler.ts';

export const removeSecondFactor: Handler<'v1/second-factor/remove'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  const account = await getAccount(context.db, user.userId);
  if (!(await passwordFits(account.passwordHash, input.password))) throw new Refusal('refused', '密码不正确');
  await context.db.transaction().execute(async (transaction) => {
    await dropSecondFactor(transaction, user.userId);
    const detail = { step: 'remove' };
    await context.audit.record(
      { action: 'account.second-factor', actor: user, address, requestId, detail },
      transaction,
    );
  });
  return { isEnabled: false };
};
