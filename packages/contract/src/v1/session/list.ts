import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { exampleSession, sessionRow } from '../../domain/session-row.ts';

export const listOwnSessions = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'session/list',
  permit: 'signed-in',
  scope: 'own',
  summary: '自己的有效会话：来源地址、客户端、登录与最近使用时间',
  reads: ['session'],
  input: z.object({}),
  output: z.object({
    sessions: z.array(sessionRow),
    /** Minutes without use after which a session ends; null where it only ends on its last day. */
    idleMinutes: z.int().nullable(),
  }),
  example: {
    input: {},
    output: { sessions: [{ ...exampleSession, isOwn: true }], idleMinutes: 720 },
  },
});
