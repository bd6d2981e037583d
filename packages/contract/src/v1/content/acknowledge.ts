import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { contentId, contentReadPermit } from '../../domain/content.ts';

export const acknowledgeContent = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'content/acknowledge',
  permit: contentReadPermit,
  scope: 'own',
  summary: '确认已阅读一份标准文档的现行版本',
  changes: ['content-reading'],
  idempotent: 'naturally',
  audit: 'content.acknowledge',
  input: z.object({ docId: contentId, version: z.int().min(1) }),
  output: z.object({ readAt: z.string() }),
  example: { input: { docId: 'sla', version: 1 }, output: { readAt: '2026-11-23T01:12:00.000Z' } },
});
