import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { contentEditPermit, contentId } from '../../domain/content.ts';

export const publishContent = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'content/publish',
  permit: contentEditPermit,
  scope: 'platform',
  summary: '把草稿发布为新版本，自生效日起对所有读者有效',
  changes: ['content', 'content-reading'],
  idempotent: 'by-key',
  audit: 'content.publish',
  input: z.object({
    docId: contentId,
    /** Of the draft that was looked at. */
    revision: z.int().min(1),
    effectiveOn: z.iso.date('生效日格式须为 YYYY-MM-DD'),
  }),
  output: z.object({ docId: z.string(), version: z.int() }),
  example: {
    input: { docId: 'sla', revision: 1, effectiveOn: '2026-11-24' },
    output: { docId: 'sla', version: 2 },
  },
});
