import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { accountId, accountPermit } from '../../../domain/administration.ts';
import { pageInput, pageOf } from '../../../domain/page.ts';

const sessionRow = z.object({
  sessionId: z.string(),
  userId: z.string(),
  userName: z.string(),
  nickName: z.string(),
  organisationName: z.string(),
  address: z.string().nullable(),
  /** User agent as sent by the client. */
  client: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
  endedAt: z.string().nullable(),
  endedReason: z.string().nullable(),
  /** True for the session of this request. */
  isOwn: z.boolean(),
});

export const listSessions = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'admin/sessions/list',
  permit: accountPermit,
  scope: 'platform',
  summary: '登录会话，分页检索',
  reads: ['session'],
  input: pageInput.extend({
    keyword: z.string().max(60).default(''),
    userId: accountId.optional(),
    state: z.enum(['active', 'ended', 'all']).default('active'),
  }),
  output: pageOf(sessionRow),
  example: {
    input: {},
    output: {
      rows: [
        {
          sessionId: 's-1',
          userId: 'u-1',
          userName: 'planner',
          nickName: '媒介策划示例',
          organisationName: '媒介代理示例公司',
          address: '127.0.0.1',
          client: 'Mozilla/5.0',
          createdAt: '2026-11-21T00:00:00.000Z',
          expiresAt: '2026-11-28T00:00:00.000Z',
          endedAt: null,
          endedReason: null,
          isOwn: false,
        },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    },
  },
});
