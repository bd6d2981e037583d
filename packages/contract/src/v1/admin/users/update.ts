import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
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
  summary: '修改用户：昵称、所属组织、角色、启用或停用；停用随即结束其会话',
  changes: ['user', 'session'],
  idempotent: 'naturally',
  audit: 'admin.update-user',
  input: z.object({
    userId: accountId,
    nickName: nickName.optional(),
    organisationId: accountId.optional(),
    roleId: accountId.optional(),
    isEnabled: z.boolean().optional(),
  }),
  output: administeredUser,
  example: {
    input: { userId: 'u-1', isEnabled: false },
    output: { ...exampleUser, isEnabled: false, sessions: 0 },
  },
});
