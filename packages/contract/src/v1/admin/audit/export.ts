import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { fileOutput } from '../../../core/file.ts';
import { noAudience } from '../../../core/privacy.ts';
import { auditPermit } from '../../../domain/administration.ts';
import { auditFilter } from '../../../domain/audit-filter.ts';

/** Entries of one file. */
export const mostExportedEntries = 50_000;

export const exportAudit = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'admin/audit/export',
  kind: 'file',
  permit: auditPermit,
  scope: 'platform',
  summary: `导出审计日志供安全信息系统读取，旧的在前，一次最多 ${mostExportedEntries} 条；以上次最后一条的序号续取`,
  privacy: noAudience,
  audit: 'export.audit',
  input: auditFilter.extend({
    /** jsonl: one JSON object a line. cef: ArcSight Common Event Format. */
    format: z.enum(['jsonl', 'cef']).default('jsonl'),
    /** Entries after this number. */
    afterSeq: z.coerce.number().int().min(0).default(0),
    limit: z.coerce.number().int().min(1).max(mostExportedEntries).default(mostExportedEntries),
  }),
  output: fileOutput,
  example: {
    input: { format: 'jsonl', afterSeq: 1200 },
    output: { fileName: '审计日志_1201-1350.jsonl', mediaType: 'application/x-ndjson' },
  },
});
