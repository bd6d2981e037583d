import { hashPassword } from '../../../../account/password.ts';
import { lockAccounts } from '../../../../administration/administrators.ts';
import { inventPassword } from '../../../../administration/invent-password.ts';
import { refuseUnknownOrganisation } from '../../../../administration/organisation-store.ts';
import { roleOf } from '../../../../administration/role-store.ts';
import { insertUser } from '../../../../administration/user-store.ts';
import type { Handler } from '../../../handler.ts';

export const createUser: Handler<'v1/admin/users/create'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  const password = inventPassword();
  const passwordHash = await hashPassword(password);
  const userId = await context.db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    await refuseUnknownOrganisation(transaction, input.organisationId);
    await roleOf(transaction, input.roleId);
    const created = await insertUser(transaction, { ...input, passwordHash });
    await context.audit.record(
      {
        action: 'admin.create-user',
        actor: user,
        address,
        requestId,
        detail: { ...input, userId: created },
      },
      transaction,
    );
    return created;
  });
  return { userId, password };
};
