import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { accountId, accountPermit, administeredUser, exampleUser } from '../../../domain/administration.ts';
import { pageInput, pageOf } from '../../../domain/page.ts';

export const listUsers = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'admin/users/list',
  permit: accountPermit,
  scope: 'platform',
  summary: '用户列表：组织、角色、状态与会话数，分页检索',
  reads: ['user', 'session', 'role', 'organisation'],
  input: pageInput.extend({
    /** Part of the account, nickname or organisation. */
    keyword: z.string().max(60).default(''),
    organisationId: accountId.optional(),
    roleId: accountId.optional(),
    state: z.enum(['all', 'enabled', 'disabled']).default('all'),
  }),
  output: pageOf(administeredUser),
  example: { input: {}, output: { rows: [exampleUser], total: 1, pageNo: 1, pageSize: 20 } },
});
