import { lockAccounts, assertAdministratorRemains } from '../../../../administration/users/administrators.ts';
import { assertOrganisationExists } from '../../../../administration/users/organisation-store.ts';
import { roleOf } from '../../../../administration/users/role-store.ts';
import { administeredUserOf, changeUser } from '../../../../administration/users/user-store.ts';
import { endSessions } from '../../../../platform/session/session.ts';
import type { Handler } from '../../../handler.ts';

export const updateUser: Handler<'v1/admin/users/update'> = async (context, input, request) => {
  const { userId, organisationId, roleId, isEnabled } = input;
  return context.db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    const before = await administeredUserOf(transaction, userId, context.now());
    if (organisationId !== undefined) await assertOrganisationExists(transaction, organisationId);
    if (roleId !== undefined) await roleOf(transaction, roleId);
    await changeUser(transaction, input);
    await assertAdministratorRemains(transaction);
    if (isEnabled === false)
      await endSessions(transaction, { userId, reason: 'disabled', now: context.now() });
    const after = await administeredUserOf(transaction, userId, context.now());
    const named = ({ nickName, organisationName, roleName, isEnabled: enabled }: typeof before) => ({
      nickName,
      organisationName,
      roleName,
      isEnabled: enabled,
    });
    const detail = { userId, userName: before.userName, before: named(before), after: named(after) };
    await request.record(detail, transaction);
    return after;
  });
};
