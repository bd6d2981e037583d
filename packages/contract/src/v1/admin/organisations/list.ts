import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { accountPermit, organisation, organisationKinds } from '../../../domain/administration.ts';
import { pageInput, pageOf } from '../../../domain/page.ts';

export const listOrganisations = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'admin/organisations/list',
  permit: accountPermit,
  scope: 'platform',
  summary: '组织列表：类型与用户数，分页检索',
  reads: ['user', 'organisation'],
  input: pageInput.extend({
    keyword: z.string().max(60).default(''),
    kind: z.enum(organisationKinds).optional(),
  }),
  output: pageOf(organisation),
  example: {
    input: {},
    output: {
      rows: [
        {
          organisationId: 'o-1',
          name: '平台运营',
          kind: 'platform',
          users: 2,
          enabledUsers: 1,
          createdAt: '2026-11-01T00:00:00.000Z',
        },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    },
  },
});
