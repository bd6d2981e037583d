import { lockAccounts } from '../../../../administration/users/administrators.ts';
import { removeRoleRow } from '../../../../administration/users/role-store.ts';
import type { Handler } from '../../../handler.ts';

export const removeRole: Handler<'v1/admin/roles/remove'> = async (context, input, request) => {
  return context.db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    const { roleId, name } = await removeRoleRow(transaction, input.roleId);
    await request.record({ roleId, name }, transaction);
    return { roleId };
  });
};
