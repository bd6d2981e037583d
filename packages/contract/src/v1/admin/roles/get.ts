import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { accountId, accountPermit, needsSecondFactor } from '../../../domain/administration.ts';
import { permissionStructure } from '../../../permission/permission-structure.ts';

export const getRole = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'admin/roles/get',
  permit: accountPermit,
  scope: 'platform',
  summary: '一个角色的权限结构',
  reads: ['role'],
  input: z.object({ roleId: accountId }),
  output: z.object({
    roleId: z.string(),
    name: z.string(),
    version: z.int(),
    /** Number of users whom a change of the role affects immediately. */
    users: z.int(),
    isDamaged: z.boolean(),
    needsSecondFactor,
    permission: permissionStructure,
  }),
  example: {
    input: { roleId: 'r-1' },
    output: {
      roleId: 'r-1',
      name: '媒介策划',
      version: 1,
      users: 3,
      isDamaged: false,
      needsSecondFactor: false,
      permission: {},
    },
  },
});
