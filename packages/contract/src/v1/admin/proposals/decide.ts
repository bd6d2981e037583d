import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { proposalStates } from '../../../domain/account-proposal.ts';
import { accountId, accountPermit } from '../../../domain/administration.ts';

export const decideProposal = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'admin/proposals/decide',
  permit: accountPermit,
  scope: 'platform',
  summary: '确认或拒绝他人提出的变更，或撤回自己提出的变更；所依据的内容已变则不能确认',
  changes: ['account-proposal', 'user', 'role', 'organisation', 'session'],
  idempotent: 'by-key',
  audit: [
    'admin.confirm',
    'admin.refuse',
    'admin.withdraw',
    'admin.create-user',
    'admin.update-user',
    'admin.reset-password',
    'admin.save-role',
    'admin.remove-role',
    'admin.save-organisation',
  ],
  input: z
    .object({
      changeId: accountId,
      decision: z.enum(['confirm', 'refuse', 'withdraw']),
      /** Why it is refused; may be left out otherwise. */
      reason: z.string().trim().max(200, '理由不超过 200 字').default(''),
    })
    .refine(({ decision, reason }) => decision !== 'refuse' || reason !== '', {
      path: ['reason'],
      message: '请写明拒绝的理由',
    }),
  output: z.object({
    state: z.enum(proposalStates),
    /** Of the user whom the change created, or whose password it reset; shown this once. */
    password: z.string().nullable(),
  }),
  example: {
    input: { changeId: 'p-1', decision: 'confirm' },
    output: { state: 'confirmed', password: null },
  },
});
