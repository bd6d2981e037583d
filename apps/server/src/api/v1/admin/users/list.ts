import { listUserRows } from '../../../../administration/users/user-store.ts';
import type { Handler } from '../../../handler.ts';

export const listUsers: Handler<'v1/admin/users/list'> = async (context, input) => {
  const { rows, total } = await listUserRows(context.db, input, context.now());
  return { rows, total, pageNo: input.pageNo, pageSize: input.pageSize };
};
