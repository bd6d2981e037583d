import { cefLineOf, jsonLineOf } from '../../../../platform/audit/audit-lines.ts';
import { auditRowsAfter } from '../../../../platform/audit/list-audit.ts';
import type { Handler } from '../../../handler.ts';

const forms = {
  jsonl: { mediaType: 'application/x-ndjson', extension: 'jsonl' },
  cef: { mediaType: 'text/plain; charset=utf-8', extension: 'cef' },
} as const;

export const exportAudit: Handler<'v1/admin/audit/export'> = async (context, input, request) => {
  const { format, afterSeq } = input;
  const rows = await auditRowsAfter(context.db, input, input);
  const lines = rows.map((row) =>
    format === 'jsonl' ? jsonLineOf(row) : cefLineOf(row, context.config.version),
  );
  const [first, last] = [rows[0]?.seq ?? afterSeq, rows.at(-1)?.seq ?? afterSeq];
  await request.record({ format, entries: rows.length, firstSeq: first, lastSeq: last });
  const { mediaType, extension } = forms[format];
  return {
    fileName: `审计日志_${first}-${last}.${extension}`,
    mediaType,
    bytes: Buffer.from(lines.map((line) => `${line}\n`).join('')),
  };
};
