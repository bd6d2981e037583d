import { listRoleRows } from '../../../../administration/users/role-store.ts';
import type { Handler } from '../../../handler.ts';

export const listRoles: Handler<'v1/admin/roles/list'> = async (context, input) => {
  const { rows, total } = await listRoleRows(context.db, input);
  return { rows, total, pageNo: input.pageNo, pageSize: input.pageSize };
};
