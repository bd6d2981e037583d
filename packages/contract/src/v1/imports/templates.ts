import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataReleasePermit, importKinds } from '../../domain/data-release.ts';
import { exampleTemplateDetail, importTemplateDetail } from '../../domain/import-template.ts';

export const listImportTemplates = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'imports/templates',
  permit: dataReleasePermit,
  scope: 'own',
  summary: '本机构存下的导入模板：读哪些列、固定值与词义，最近使用，被哪些定时导入与密钥使用',
  reads: ['import-template', 'import-schedule', 'api-key'],
  /** Of one kind, or of all. */
  input: z.object({ kind: z.enum(importKinds).optional() }),
  output: z.array(importTemplateDetail),
  example: { input: { kind: 'bus-lines' }, output: [exampleTemplateDetail] },
});
