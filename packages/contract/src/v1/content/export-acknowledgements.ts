import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { noAudience } from '../../core/privacy.ts';
import { contentEditPermit, contentId } from '../../domain/content.ts';

export const exportAcknowledgements = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'content/export-acknowledgements',
  kind: 'file',
  permit: contentEditPermit,
  scope: 'platform',
  summary: '导出一份标准文档的阅读情况',
  privacy: noAudience,
  audit: 'export.content-readings',
  input: z.object({ docId: contentId }),
  output: fileOutput,
  example: { input: { docId: 'sla' }, output: workbookExample },
});
