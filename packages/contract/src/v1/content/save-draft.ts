import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  changeNote,
  contentBody,
  contentEditPermit,
  contentId,
  contentTitle,
  exampleBlocks,
} from '../../domain/content.ts';

export const saveContentDraft = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'content/save-draft',
  permit: contentEditPermit,
  scope: 'platform',
  summary: '保存一份标准文档的草稿；须给出所依据的草稿修订号',
  changes: ['content'],
  idempotent: 'by-key',
  audit: 'content.save-draft',
  input: z.object({
    docId: contentId,
    /** Of the draft that was edited; 0 where there was none. */
    revision: z.int().min(0),
    title: contentTitle,
    body: contentBody,
    changeNote: changeNote.default(''),
  }),
  output: z.object({ docId: z.string(), revision: z.int() }),
  example: {
    input: {
      docId: 'sla',
      revision: 0,
      title: '服务承诺',
      body: exampleBlocks,
      changeNote: '上刊照改为 T+4',
    },
    output: { docId: 'sla', revision: 1 },
  },
});
