import { removeExportRecord } from '../../../platform/export/export-store.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Handler } from '../../handler.ts';

export const removeExport: Handler<'v1/exports/remove'> = async ({ db }, { exportId }, { user, record }) => {
  if (!(await removeExportRecord(db, user.userId, exportId))) throw notFound('导出记录');
  await record({ exportId });
  return {};
};
