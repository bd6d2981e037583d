import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { orProposed } from '../../../domain/account-proposal.ts';
import { accountId, accountPermit, nickName, userName } from '../../../domain/administration.ts';

export const createUser = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'admin/users/create',
  permit: accountPermit,
  scope: 'platform',
  summary: '新建用户；初始密码仅在此应答中出现一次',
  changes: ['user', 'account-proposal'],
  idempotent: 'by-key',
  audit: ['admin.create-user', 'admin.propose'],
  input: z.object({ userName, nickName, organisationId: accountId, roleId: accountId }),
  output: orProposed(z.object({ userId: z.string(), password: z.string() })),
  example: {
    input: { userName: 'lilei', nickName: '李雷', organisationId: 'o-1', roleId: 'r-1' },
    output: { userId: 'u-2', password: 'kq3W-shown-once' },
  },
});
