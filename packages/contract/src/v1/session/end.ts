import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { accountId } from '../../domain/administration.ts';

export const endOwnSession = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'session/end',
  permit: 'signed-in',
  isOpenBeforeFactor: true,
  scope: 'own',
  summary: '退出登录：令牌随即失效；也可结束自己的另一个会话，或其他全部会话',
  changes: ['session'],
  idempotent: 'naturally',
  audit: 'session.sign-out',
  input: z.object({
    /** Another session of one's own, or all others; absent for this one. */
    sessionId: z.union([z.literal('others'), accountId]).optional(),
  }),
  output: z.object({
    endedSessions: z.int(),
    /** Where the session with the company's provider is ended too; null for other sessions. */
    signOutAddress: z.string().nullable(),
  }),
  example: { input: {}, output: { endedSessions: 1, signOutAddress: null } },
});
