import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataReleasePermit, exampleImport, importSession } from '../../domain/data-release.ts';

export const getImport = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'imports/{importId}',
  permit: dataReleasePermit,
  isOpenToKeys: true,
  scope: 'city-media',
  summary: '导入的当前状态与报告',
  input: z.object({ importId: z.string().max(60) }),
  output: importSession,
  example: { input: { importId: 'i-1' }, output: exampleImport },
});
