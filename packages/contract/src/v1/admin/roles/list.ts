import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { accountPermit, roleRow } from '../../../domain/administration.ts';
import { pageInput, pageOf } from '../../../domain/page.ts';

export const listRoles = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'admin/roles/list',
  permit: accountPermit,
  scope: 'platform',
  summary: '角色列表：用户数与开启的权限数',
  reads: ['user', 'role'],
  input: pageInput.extend({ keyword: z.string().max(60).default('') }),
  output: pageOf(roleRow),
  example: {
    input: {},
    output: {
      rows: [
        {
          roleId: 'r-1',
          name: '媒介策划',
          version: 1,
          users: 3,
          openFlags: 20,
          isDamaged: false,
          needsSecondFactor: false,
          updatedAt: '2026-11-01T00:00:00.000Z',
        },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    },
  },
});
