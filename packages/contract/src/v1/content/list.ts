import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { contentHead, contentReadPermit, contentRoute, exampleHead } from '../../domain/content.ts';

export const listContent = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'content/list',
  permit: contentReadPermit,
  scope: 'own',
  summary: '可读的标准文档：现行版本、待生效版本，以及本人是否已阅读',
  reads: ['content', 'content-reading'],
  input: z.object({ route: contentRoute.optional() }),
  output: z.object({
    documents: z.array(
      contentHead.extend({
        /** Whether each version is to be confirmed by its readers. */
        isConfirmed: z.boolean(),
        /** When the user has confirmed the version in force. */
        readAt: z.string().nullable(),
        /** The next version, published but not yet in force. */
        coming: z.object({ version: z.int(), effectiveOn: z.string() }).nullable(),
      }),
    ),
    /** Documents whose version in force the user has not confirmed. */
    unread: z.int(),
  }),
  example: {
    input: {},
    output: { documents: [{ ...exampleHead, isConfirmed: true, readAt: null, coming: null }], unread: 1 },
  },
});
