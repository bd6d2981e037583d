import { changeAccounts } from '../../../../administration/changes/change-accounts.ts';
import type { Handler } from '../../../handler.ts';

export const updateUser: Handler<'v1/admin/users/update'> = (context, input, request) =>
  changeAccounts(context, request, 'users/update', input);
