import { roleOf } from '../../../../administration/users/role-store.ts';
import type { Handler } from '../../../handler.ts';

export const getRole: Handler<'v1/admin/roles/get'> = async (context, input) => {
  const { updatedAt: _updatedAt, ...role } = await roleOf(context.db, input.roleId);
  return role;
};
