import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { accountPermit, organisationKinds } from '../../../domain/administration.ts';
import { permissionStructure } from '../../../permission/permission-structure.ts';

/** Cities in which the same media may be seen. `isEverywhere`: every city not listed in another row. */
const visibilityRow = z.object({
  isEverywhere: z.boolean(),
  cities: z.array(z.object({ cityCode: z.string(), name: z.string() })),
  isEveryMedium: z.boolean(),
  media: z.array(z.object({ mediumId: z.int(), name: z.string() })),
});

export const previewRole = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'admin/roles/preview',
  permit: accountPermit,
  scope: 'platform',
  summary: '该用户将看到什么：各功能的城市与媒体，以及可用的调用',
  input: z.object({
    permission: permissionStructure,
    /** The flags of accounts, audit and system have no effect outside the platform. */
    organisationKind: z.enum(organisationKinds).default('agency'),
  }),
  output: z.object({
    /** The structure as the rules apply it to a user of such an organisation. */
    effective: permissionStructure,
    groups: z.array(
      z.object({
        group: z.string(),
        name: z.string(),
        isEnabled: z.boolean(),
        /** In the order of the entries; empty when nothing is visible. */
        visibility: z.array(visibilityRow),
        /** Entries that grant nothing, and why. */
        remarks: z.array(z.string()),
      }),
    ),
    calls: z.object({ permitted: z.int(), total: z.int() }),
  }),
  example: {
    input: { permission: {} },
    output: {
      effective: {},
      groups: [
        {
          group: 'effectAppraisalData',
          name: '效果评估',
          isEnabled: true,
          visibility: [
            {
              isEverywhere: false,
              cities: [{ cityCode: '440300', name: '深圳市' }],
              isEveryMedium: false,
              media: [{ mediumId: 1, name: '公交车身' }],
            },
          ],
          remarks: [],
        },
      ],
      calls: { permitted: 20, total: 160 },
    },
  },
});
