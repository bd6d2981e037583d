import { lockAccounts } from '../../../../administration/administrators.ts';
import { removeRoleRow } from '../../../../administration/role-store.ts';
import type { Handler } from '../../../handler.ts';

export const removeRole: Handler<'v1/admin/roles/remove'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  return context.db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    const { roleId, name } = await removeRoleRow(transaction, input.roleId);
    await context.audit.record(
      { action: 'admin.remove-role', actor: user, address, requestId, detail: { roleId, name } },
      transaction,
    );
    return { roleId };
  });
};
