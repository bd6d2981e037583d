import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { orProposed } from '../../../domain/account-proposal.ts';
import { accountId, accountPermit, organisationKinds } from '../../../domain/administration.ts';

export const saveOrganisation = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'admin/organisations/save',
  permit: accountPermit,
  scope: 'platform',
  summary: '新建组织，或修改其名称与类型',
  changes: ['organisation', 'account-proposal'],
  idempotent: 'by-key',
  audit: ['admin.save-organisation', 'admin.propose'],
  input: z.object({
    /** Absent for a new organisation. */
    organisationId: accountId.optional(),
    name: z.string().trim().min(1, '请输入组织名称').max(60, '组织名称不超过 60 字'),
    kind: z.enum(organisationKinds),
  }),
  output: orProposed(z.object({ organisationId: z.string() })),
  example: {
    input: { name: '星河传播', kind: 'agency' },
    output: { organisationId: 'o-2' },
  },
});
