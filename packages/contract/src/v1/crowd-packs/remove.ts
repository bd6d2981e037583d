import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { crowdPackPermit, packId } from '../../domain/crowd-pack.ts';
import { savedVersion } from '../../domain/saved-version.ts';

export const removePack = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'crowd-packs/{packId}/remove',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '删除人群包；被其他人群包引用的不能删除',
  changes: ['crowd-pack'],
  idempotent: 'naturally',
  audit: 'pack.delete',
  input: z.object({ packId, version: savedVersion }),
  output: z.object({ packId }),
  example: { input: { packId: 'k-1', version: 1 }, output: { packId: 'k-1' } },
});
