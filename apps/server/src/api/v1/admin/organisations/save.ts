import { lockAccounts, refuseLockout } from '../../../../administration/administrators.ts';
import { saveOrganisationRow } from '../../../../administration/organisation-store.ts';
import type { Handler } from '../../../handler.ts';

export const saveOrganisation: Handler<'v1/admin/organisations/save'> = async (context, input, request) => {
  const { user, address, requestId } = request;
  const organisationId = await context.db.transaction().execute(async (transaction) => {
    await lockAccounts(transaction);
    const saved = await saveOrganisationRow(transaction, input);
    await refuseLockout(transaction);
    const detail = { ...input, organisationId: saved };
    await context.audit.record(
      { action: 'admin.save-organisation', actor: user, address, requestId, detail },
      transaction,
    );
    return saved;
  });
  return { organisationId };
};
