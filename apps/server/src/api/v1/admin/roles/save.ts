import { lockAccounts, assertAdministratorRemains } from '../../../../administration/users/administrators.ts';
import { saveRoleRow } from '../../../../administration/users/role-store.ts';
import type { Handler } from '../../../handler.ts';

export const saveRole: Handler<'v1/admin/roles/save'> = async (context, input, request) => {
  return context.db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    const saved = await saveRoleRow(transaction, input, context.now());
    await assertAdministratorRemains(transaction);
    const detail = { ...saved, name: input.name, permission: input.permission };
    await request.record(detail, transaction);
    return saved;
  });
};
