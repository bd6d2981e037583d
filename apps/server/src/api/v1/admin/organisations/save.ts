import { changeAccounts } from '../../../../administration/changes/change-accounts.ts';
import type { Handler } from '../../../handler.ts';

export const saveOrganisation: Handler<'v1/admin/organisations/save'> = (context, input, request) =>
  changeAccounts(context, request, 'organisations/save', input);
