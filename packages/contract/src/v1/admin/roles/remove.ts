import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { accountId, accountPermit } from '../../../domain/administration.ts';

export const removeRole = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'admin/roles/remove',
  permit: accountPermit,
  scope: 'platform',
  summary: '删除没有用户的角色',
  changes: ['role'],
  idempotent: 'naturally',
  audit: 'admin.remove-role',
  input: z.object({ roleId: accountId }),
  output: z.object({ roleId: z.string() }),
  example: { input: { roleId: 'r-9' }, output: { roleId: 'r-9' } },
});
