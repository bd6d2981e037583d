import { listAuditRows } from '../../../../platform/audit/list-audit.ts';
import type { Handler } from '../../../handler.ts';

export const listAudit: Handler<'v1/admin/audit/list'> = async (context, input) => {
  const { rows, total } = await listAuditRows(context.db, input);
  return { rows, total, pageNo: input.pageNo, pageSize: input.pageSize };
};
