import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataReleasePermit, importModes } from '../../domain/data-release.ts';

export const runImport = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'imports/{importId}/run',
  permit: dataReleasePermit,
  isOpenToKeys: true,
  scope: 'city-media',
  summary: '试运行（不写入）或正式导入',
  changes: ['release', 'bus-line', 'plan'],
  idempotent: 'naturally',
  audit: 'call.change',
  input: z.object({
    importId: z.string().max(60),
    isDryRun: z.boolean(),
    /** Null for the one chosen with the mapping. */
    mode: z.enum(importModes).nullable().default(null),
    /** Number of records that go without being named by the file, as the dry run has told them: refused without it. */
    confirmedRemovals: z.int().min(0).nullable().default(null),
    source: z.string().trim().max(200).default(''),
    legalBasis: z.string().trim().max(200).default(''),
    retainUntil: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, '日期格式须为 YYYY-MM-DD')
      .nullable()
      .default(null),
  }),
  output: z.object({ jobId: z.string() }),
  example: { input: { importId: 'i-1', isDryRun: true }, output: { jobId: 'j-1' } },
});
