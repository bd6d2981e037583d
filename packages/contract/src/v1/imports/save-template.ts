import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataReleasePermit, exampleTemplate, importTemplate } from '../../domain/data-release.ts';

export const saveImportTemplate = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'imports/{importId}/save-template',
  permit: dataReleasePermit,
  scope: { own: '自己的一次导入怎样读，存给本机构' },
  summary: '把此文件的读法（表头行、列映射、固定值、坐标系与导入方式）存为模板；同名模板被取代',
  changes: ['import-template'],
  idempotent: 'naturally',
  audit: 'call.change',
  input: z.object({
    importId: z.string().max(60),
    name: z.string().trim().min(1, '请填写模板名称').max(60, '模板名称最多 60 个字'),
  }),
  output: importTemplate,
  example: { input: { importId: 'i-1', name: '巴士集团线路表' }, output: exampleTemplate },
});
