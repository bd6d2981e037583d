import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { accountId, accountPermit } from '../../../domain/administration.ts';

export const endUserSessions = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'admin/sessions/end',
  permit: accountPermit,
  scope: 'platform',
  summary: '结束一个会话，或一个用户的全部会话',
  changes: ['session'],
  idempotent: 'naturally',
  audit: 'admin.end-sessions',
  input: z.object({
    userId: accountId,
    /** Absent: all sessions of the user. */
    sessionId: accountId.optional(),
  }),
  output: z.object({ endedSessions: z.int() }),
  example: { input: { userId: 'u-1' }, output: { endedSessions: 2 } },
});
