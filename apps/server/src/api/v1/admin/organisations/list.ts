import { listOrganisationRows } from '../../../../administration/users/organisation-store.ts';
import type { Handler } from '../../../handler.ts';

export const listOrganisations: Handler<'v1/admin/organisations/list'> = async (context, input) => {
  const { rows, total } = await listOrganisationRows(context.db, input);
  return { rows, total, pageNo: input.pageNo, pageSize: input.pageSize };
};
