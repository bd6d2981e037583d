import type { CallOutput } from '@ooh/contract/registry';
import { listExportRecords } from '../../../platform/export/export-store.ts';
import type { Handler } from '../../handler.ts';

type Input = NonNullable<CallOutput<'v1/exports/list'>['rows'][number]['again']>['input'];

export const listExports: Handler<'v1/exports/list'> = async ({ db, now }, page, { user }) => {
  const { rows, total } = await listExportRecords(db, user.userId, page, now());
  return {
    rows: rows.map((record) => ({
      exportId: record.export_id,
      action: record.action,
      again: record.input === null ? null : { call: record.call, input: record.input as Input },
      state: record.state,
      fileName: record.file_name,
      byteCount: record.byte_count === null ? null : Number(record.byte_count),
      message: record.message,
      startedAt: record.started_at.toISOString(),
      endedAt: record.ended_at?.toISOString() ?? null,
    })),
    total,
    pageNo: page.pageNo,
    pageSize: page.pageSize,
  };
};
