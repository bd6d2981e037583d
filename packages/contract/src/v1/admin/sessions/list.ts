import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { accountId, accountPermit } from '../../../domain/administration.ts';
import { pageInput, pageOf } from '../../../domain/page.ts';
import { exampleSession, sessionRow } from '../../../domain/session-row.ts';

const usersSession = sessionRow.extend({
  userId: z.string(),
  userName: z.string(),
  nickName: z.string(),
  organisationName: z.string(),
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
  output: pageOf(usersSession),
  example: {
    input: {},
    output: {
      rows: [
        {
          ...exampleSession,
          userId: 'u-1',
          userName: 'planner',
          nickName: '媒介策划示例',
          organisationName: '媒介代理示例公司',
        },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    },
  },
});
