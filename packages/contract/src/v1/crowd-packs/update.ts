import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { crowdPackPermit, packFolder, packId, packName, packValidity } from '../../domain/crowd-pack.ts';
import { savedVersion } from '../../domain/saved-version.ts';

export const updatePack = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'crowd-packs/{packId}',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '修改人群包的名称、目录、有效期，归档或取消归档；被引用的不能归档',
  changes: ['crowd-pack'],
  idempotent: 'naturally',
  audit: 'pack.rename',
  input: z.object({
    packId,
    version: savedVersion,
    name: packName.optional(),
    /** Null takes it out of its folder. */
    folder: packFolder.nullable().optional(),
    validUntil: packValidity.nullable().optional(),
    isArchived: z.boolean().optional(),
  }),
  output: z.object({ packId, version: z.int() }),
  example: { input: { packId: 'k-1', version: 1, name: '车主' }, output: { packId: 'k-1', version: 2 } },
});
