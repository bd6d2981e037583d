import { lockAccounts, refuseLockout } from '../../../../administration/administrators.ts';
import { refuseUnknownOrganisation } from '../../../../administration/organisation-store.ts';
import { roleOf } from '../../../../administration/role-store.ts';
import { administeredUserOf, changeUser } from '../../../../administration/user-store.ts';
import { endSessions } from '../../../../session/session.ts';
import type { Handler } from '../../../handler.ts';

export const updateUser: Handler<'v1/admin/users/update'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  const { userId, organisationId, roleId, isEnabled } = input;
  return context.db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    const before = await administeredUserOf(transaction, userId, context.now());
    if (organisationId !== undefined) await refuseUnknownOrganisation(transaction, organisationId);
    if (roleId !== undefined) await roleOf(transaction, roleId);
    await changeUser(transaction, input);
    await refuseLockout(transaction);
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
    await context.audit.record(
      { action: 'admin.update-user', actor: user, address, requestId, detail },
      transaction,
    );
    return after;
  });
};
