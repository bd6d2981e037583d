import { getAccount } from '../../../administration/account/account-store.ts';
import { passwordFits } from '../../../administration/account/password.ts';
import {
  removeSecondFactor as dropSecondFactor,
  roleNeedsFactor,
} from '../../../administration/account/second-factor-store.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const removeSecondFactor: Handler<'v1/second-factor/remove'> = async (context, input, request) => {
  const { user } = request;
  if (await roleNeedsFactor(context.db, user.userId))
    throw new AppError('refused', '您的角色要求两步验证，不能关闭');
  const account = await getAccount(context.db, user.userId);
  if (!(await passwordFits(account.passwordHash, input.password)))
    throw new AppError('refused', '密码不正确');
  await context.db.transaction().execute(async (transaction) => {
    await dropSecondFactor(transaction, user.userId);
    const detail = { step: 'remove' };
    await request.record(detail, transaction);
  });
  return { isEnabled: false };
};
