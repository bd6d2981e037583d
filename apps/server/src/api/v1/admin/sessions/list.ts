import { listSessionRows } from '../../../../administration/users/session-rows.ts';
import type { Handler } from '../../../handler.ts';

export const listSessions: Handler<'v1/admin/sessions/list'> = async (context, input, { user }) => {
  const { rows, total } = await listSessionRows(context, user, input);
  return { rows, total, pageNo: input.pageNo, pageSize: input.pageSize };
};
