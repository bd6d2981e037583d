import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { dataReleasePermit } from '../../domain/data-release.ts';

export const deleteImportTemplate = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'imports/templates/{templateId}/delete',
  permit: dataReleasePermit,
  scope: 'own',
  summary: '删除导入模板；使用它的定时导入与密钥此后会被拒绝，直到改选',
  changes: ['import-template'],
  idempotent: 'naturally',
  audit: 'call.change',
  input: z.object({ templateId: z.string().max(60) }),
  output: z.object({ templateId: z.string() }),
  example: { input: { templateId: 't-1' }, output: { templateId: 't-1' } },
});
