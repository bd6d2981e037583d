import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { orProposed } from '../../../domain/account-proposal.ts';
import { accountId, accountPermit } from '../../../domain/administration.ts';

export const removeRole = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'admin/roles/remove',
  permit: accountPermit,
  scope: 'platform',
  summary: '删除没有用户的角色',
  changes: ['role', 'account-proposal'],
  idempotent: 'naturally',
  audit: ['admin.remove-role', 'admin.propose'],
  input: z.object({ roleId: accountId }),
  output: orProposed(z.object({ roleId: z.string() })),
  example: { input: { roleId: 'r-9' }, output: { roleId: 'r-9' } },
});
