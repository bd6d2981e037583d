import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  contentDraft,
  contentId,
  contentReadPermit,
  contentVersion,
  exampleBlocks,
  exampleHead,
} from '../../domain/content.ts';

export const getContent = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'content/get',
  permit: contentReadPermit,
  scope: 'own',
  summary: '一份标准文档：现行版本或指定的旧版本；可编辑者另得草稿',
  reads: ['content', 'content-reading'],
  input: z.object({ docId: contentId, version: z.coerce.number().int().min(1).max(100_000).optional() }),
  output: contentVersion.extend({
    isConfirmed: z.boolean(),
    readAt: z.string().nullable(),
    /** The version in force today. */
    currentVersion: z.int(),
    /** Null for readers without the right to edit, and where there is none. */
    draft: contentDraft.nullable(),
  }),
  example: {
    input: { docId: 'sla' },
    output: {
      ...exampleHead,
      body: exampleBlocks,
      isConfirmed: true,
      readAt: null,
      currentVersion: 1,
      draft: null,
    },
  },
});
