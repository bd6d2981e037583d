import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataRelease, dataReleasePermit, exampleRelease } from '../../domain/data-release.ts';

export const undoDataRelease = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'data-releases/{releaseId}/undo',
  permit: dataReleasePermit,
  scope: 'city-media',
  summary: '撤销整个数据版本；前一版本恢复生效',
  changes: ['release', 'bus-line', 'plan'],
  idempotent: 'naturally',
  audit: 'data-release.undo',
  input: z.object({ releaseId: z.string().max(60) }),
  output: dataRelease,
  example: { input: { releaseId: 'r-1' }, output: { ...exampleRelease, state: 'undone' } },
});
