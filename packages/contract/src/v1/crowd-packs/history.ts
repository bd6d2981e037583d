import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { packEventKinds } from '../../domain/crowd-pack-names.ts';
import { crowdPackPermit, packId } from '../../domain/crowd-pack.ts';

export const packHistory = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'crowd-packs/{packId}/history',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '人群包变更记录：创建、重命名、目录、有效期、归档、计算，新的在前；最多 100 条',
  reads: ['crowd-pack'],
  input: z.object({ packId }),
  output: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(packEventKinds),
      /** Empty for what the service did by itself. */
      by: z.string(),
      detail: z.string().nullable(),
    }),
  ),
  example: {
    input: { packId: 'k-1' },
    output: [{ at: '2026-11-21T00:00:00.000Z', kind: 'created', by: '策划示例', detail: null }],
  },
});
