import { changeAccounts } from '../../../../administration/changes/change-accounts.ts';
import type { Handler } from '../../../handler.ts';

export const resetPassword: Handler<'v1/admin/users/reset-password'> = (context, input, request) =>
  changeAccounts(context, request, 'users/reset-password', input);
