import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { orProposed } from '../../../domain/account-proposal.ts';
import { accountId, accountPermit } from '../../../domain/administration.ts';

export const resetPassword = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'admin/users/reset-password',
  permit: accountPermit,
  scope: 'platform',
  summary: '重置密码：新密码仅出现一次，原有会话全部结束',
  changes: ['session', 'account-proposal'],
  idempotent: 'by-key',
  audit: ['admin.reset-password', 'admin.propose'],
  input: z.object({
    userId: accountId,
    /** Also removes a lost second factor. */
    removesSecondFactor: z.boolean().default(false),
  }),
  output: orProposed(z.object({ password: z.string(), endedSessions: z.int() })),
  example: {
    input: { userId: 'u-1' },
    output: { password: 'kq3W-shown-once', endedSessions: 2 },
  },
});
