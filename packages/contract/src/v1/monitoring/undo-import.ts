import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { monitoringPermit } from '../../domain/monitoring.ts';

export const undoPostingImport = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'monitoring/undo-import',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '撤销一次上刊或监测表的导入：所改点位恢复原状，之后另行标记的保持不变',
  changes: ['monitoring'],
  idempotent: 'naturally',
  audit: 'monitoring.undo-import',
  input: z.object({ importId: z.string().min(1).max(64) }),
  output: z.object({
    importId: z.string(),
    restored: z.int(),
    /** Number of postings that were marked after the import and stay unchanged. */
    kept: z.int(),
  }),
  example: {
    input: { importId: '01980000-0000-7000-8000-000000000001' },
    output: { importId: '01980000-0000-7000-8000-000000000001', restored: 12, kept: 0 },
  },
});
