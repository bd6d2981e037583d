import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { orProposed } from '../../../domain/account-proposal.ts';
import {
  accountId,
  accountPermit,
  administeredUser,
  exampleUser,
  nickName,
} from '../../../domain/administration.ts';

export const updateUser = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'admin/users/update',
  permit: accountPermit,
  scope: 'platform',
  summary: '修改用户：昵称、所属组织、角色、启用或停用，解除企业账号绑定；停用随即结束其会话',
  changes: ['user', 'session', 'account-proposal'],
  idempotent: 'naturally',
  audit: ['admin.update-user', 'admin.propose'],
  input: z.object({
    userId: accountId,
    nickName: nickName.optional(),
    organisationId: accountId.optional(),
    roleId: accountId.optional(),
    isEnabled: z.boolean().optional(),
    /** The user belongs to no account of the company's provider any more: the next of its name takes it. */
    releasesCompanyAccount: z.literal(true).optional(),
  }),
  output: orProposed(administeredUser),
  example: {
    input: { userId: 'u-1', isEnabled: false },
    output: { ...exampleUser, isEnabled: false, sessions: 0 },
  },
});
