import { lockAccounts, refuseLockout } from '../../../../administration/administrators.ts';
import { saveRoleRow } from '../../../../administration/role-store.ts';
import type { Handler } from '../../../handler.ts';

export const saveRole: Handler<'v1/admin/roles/save'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  return context.db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    const saved = await saveRoleRow(transaction, input, context.now());
    await refuseLockout(transaction);
    const detail = { ...saved, name: input.name, permission: input.permission };
    await context.audit.record(
      { action: 'admin.save-role', actor: user, address, requestId, detail },
      transaction,
    );
    return saved;
  });
};
