import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { contentHead, contentId, contentReadPermit, exampleHead } from '../../domain/content.ts';

export const listContentVersions = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'content/versions',
  permit: contentReadPermit,
  scope: 'reference',
  summary: '一份标准文档的全部版本，新的在前',
  reads: ['content'],
  input: z.object({ docId: contentId }),
  output: z.object({ versions: z.array(contentHead.extend({ isInForce: z.boolean() })) }),
  example: { input: { docId: 'sla' }, output: { versions: [{ ...exampleHead, isInForce: true }] } },
});
