import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { contentId, contentReadPermit } from '../../domain/content.ts';

const version = z.coerce.number().int().min(1).max(100_000);

export const diffContent = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'content/diff',
  permit: contentReadPermit,
  scope: 'reference',
  summary: '两个版本之间逐行的差异',
  reads: ['content'],
  input: z.object({ docId: contentId, fromVersion: version, toVersion: version }),
  output: z.object({
    lines: z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })),
  }),
  example: {
    input: { docId: 'sla', fromVersion: 1, toVersion: 2 },
    output: {
      lines: [
        { kind: 'removed', text: '上刊照 | T+5 工作日' },
        { kind: 'added', text: '上刊照 | T+4 工作日' },
      ],
    },
  },
});
