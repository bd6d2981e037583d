import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { orProposed } from '../../../domain/account-proposal.ts';
import { accountId, accountPermit } from '../../../domain/administration.ts';
import { permissionStructure } from '../../../permission/permission-structure.ts';
import { savedVersion } from '../../../domain/saved-version.ts';

export const saveRole = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'admin/roles/save',
  permit: accountPermit,
  scope: 'platform',
  summary: '新建或修改角色及其权限结构；下一次请求即生效',
  changes: ['role', 'account-proposal'],
  idempotent: 'by-key',
  audit: ['admin.save-role', 'admin.propose'],
  input: z
    .object({
      /** Absent for a new role; then the version is absent too. */
      roleId: accountId.optional(),
      version: savedVersion.optional(),
      name: z.string().trim().min(1, '请输入角色名称').max(40, '角色名称不超过 40 字'),
      permission: permissionStructure,
      /** Absent: as it was; off for a new role. */
      needsSecondFactor: z.boolean().optional(),
    })
    .refine(({ roleId, version }) => (roleId === undefined) === (version === undefined), {
      path: ['version'],
      message: '修改角色须给出所依据的版本',
    }),
  output: orProposed(z.object({ roleId: z.string(), version: z.int() })),
  example: {
    input: { roleId: 'r-1', version: 1, name: '媒介策划', permission: {} },
    output: { roleId: 'r-1', version: 2 },
  },
});
