import { changeAccounts } from '../../../../administration/changes/change-accounts.ts';
import type { Handler } from '../../../handler.ts';

export const saveRole: Handler<'v1/admin/roles/save'> = (context, input, request) =>
  changeAccounts(context, request, 'roles/save', input);
