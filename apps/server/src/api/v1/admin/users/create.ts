import { changeAccounts } from '../../../../administration/changes/change-accounts.ts';
import type { Handler } from '../../../handler.ts';

export const createUser: Handler<'v1/admin/users/create'> = (context, input, request) =>
  changeAccounts(context, request, 'users/create', input);
