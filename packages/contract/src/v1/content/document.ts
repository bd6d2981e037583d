import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput } from '../../core/file.ts';
import { noAudience } from '../../core/privacy.ts';
import { contentId, contentReadPermit } from '../../domain/content.ts';

export const contentDocument = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'content/document',
  kind: 'file',
  permit: contentReadPermit,
  scope: 'own',
  summary: '一份标准文档的 PDF',
  privacy: noAudience,
  audit: 'export.content',
  input: z.object({ docId: contentId, version: z.coerce.number().int().min(1).max(100_000).optional() }),
  output: fileOutput,
  example: {
    input: { docId: 'sla' },
    output: { fileName: '服务承诺_V1.pdf', mediaType: 'application/pdf' },
  },
});
