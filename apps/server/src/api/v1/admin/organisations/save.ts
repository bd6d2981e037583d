import { lockAccounts, assertAdministratorRemains } from '../../../../administration/users/administrators.ts';
import { saveOrganisationRow } from '../../../../administration/users/organisation-store.ts';
import type { Handler } from '../../../handler.ts';

export const saveOrganisation: Handler<'v1/admin/organisations/save'> = async (context, input, request) => {
  const organisationId = await context.db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    const saved = await saveOrganisationRow(transaction, input);
    await assertAdministratorRemains(transaction);
    const detail = { ...input, organisationId: saved };
    await request.record(detail, transaction);
    return saved;
  });
  return { organisationId };
};
