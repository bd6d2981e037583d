import { changeAccounts } from '../../../../administration/changes/change-accounts.ts';
import type { Handler } from '../../../handler.ts';

export const removeRole: Handler<'v1/admin/roles/remove'> = (context, input, request) =>
  changeAccounts(context, request, 'roles/remove', input);
