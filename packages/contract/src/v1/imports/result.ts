import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataReleasePermit, importSession } from '../../domain/data-release.ts';

export const getImportResult = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'imports/{importId}/result',
  permit: dataReleasePermit,
  isOpenToKeys: true,
  scope: 'city-media',
  summary: '导入的结果：状态、原因、逐行报告与数据版本',
  input: z.object({ importId: z.string().max(60) }),
  output: z.object({
    state: importSession.shape.state,
    isEnded: z.boolean(),
    /** Why it failed; null otherwise. */
    message: z.string().nullable(),
    report: importSession.shape.report,
    releaseId: z.string().nullable(),
  }),
  example: {
    input: { importId: 'i-1' },
    output: { state: 'imported', isEnded: true, message: null, report: null, releaseId: 'r-1' },
  },
});
