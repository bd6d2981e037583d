import { z } from 'zod';
import { noAudience } from '../../core/privacy.ts';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput } from '../../core/file.ts';
import { dataReleasePermit, importKinds } from '../../domain/data-release.ts';

export const getImportTemplate = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'imports/kinds/{kind}/template',
  kind: 'file',
  permit: dataReleasePermit,
  isOpenToKeys: true,
  scope: 'reference',
  summary: '下载某类数据的导入模板（CSV 或 Excel）',
  privacy: noAudience,
  input: z.object({ kind: z.enum(importKinds), format: z.enum(['csv', 'xlsx']).default('csv') }),
  output: fileOutput,
  example: { input: { kind: 'poi' }, output: { fileName: '兴趣点 POI_导入模板.csv', mediaType: 'text/csv' } },
});
