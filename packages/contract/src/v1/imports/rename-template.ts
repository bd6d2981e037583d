import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataReleasePermit } from '../../domain/data-release.ts';

export const renameImportTemplate = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'imports/templates/{templateId}/rename',
  permit: dataReleasePermit,
  scope: 'own',
  summary: '给导入模板改名；使用它的定时导入与密钥不受影响',
  changes: ['import-template', 'import-schedule', 'api-key'],
  idempotent: 'naturally',
  audit: 'call.change',
  input: z.object({
    templateId: z.string().max(60),
    name: z.string().trim().min(1, '请填写模板名称').max(60, '模板名称最多 60 个字'),
  }),
  output: z.object({ templateId: z.string(), name: z.string() }),
  example: {
    input: { templateId: 't-1', name: '巴士集团线路表（新）' },
    output: { templateId: 't-1', name: '巴士集团线路表（新）' },
  },
});
