import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { contentEditPermit, contentId } from '../../domain/content.ts';

export const listAcknowledgements = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'content/acknowledgements',
  permit: contentEditPermit,
  scope: 'platform',
  summary: '一份标准文档现行版本的阅读情况：谁、何时读过，谁还没有',
  reads: ['content', 'content-reading', 'user', 'role'],
  input: z.object({ docId: contentId }),
  output: z.object({
    version: z.int(),
    /** Those who have confirmed, the latest first, then the rest by name. */
    readers: z.array(
      z.object({
        userId: z.string(),
        nickName: z.string(),
        organisationName: z.string(),
        roleName: z.string(),
        readAt: z.string().nullable(),
      }),
    ),
  }),
  example: {
    input: { docId: 'sla' },
    output: {
      version: 1,
      readers: [
        {
          userId: 'u-1',
          nickName: '王策划',
          organisationName: '媒介代理示例公司',
          roleName: '媒介策划',
          readAt: '2026-11-23T01:12:00.000Z',
        },
      ],
    },
  },
});
