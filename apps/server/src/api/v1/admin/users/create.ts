import { hashPassword } from '../../../../administration/account/password.ts';
import { lockAccounts } from '../../../../administration/users/administrators.ts';
import { inventPassword } from '../../../../administration/users/invent-password.ts';
import { assertOrganisationExists } from '../../../../administration/users/organisation-store.ts';
import { roleOf } from '../../../../administration/users/role-store.ts';
import { insertUser } from '../../../../administration/users/user-store.ts';
import type { Handler } from '../../../handler.ts';

export const createUser: Handler<'v1/admin/users/create'> = async (context, input, request) => {
  const password = inventPassword();
  const passwordHash = await hashPassword(password);
  const userId = await context.db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    await assertOrganisationExists(transaction, input.organisationId);
    await roleOf(transaction, input.roleId);
    const created = await insertUser(transaction, { ...input, passwordHash });
    await request.record({ ...input, userId: created }, transaction);
    return created;
  });
  return { userId, password };
};
