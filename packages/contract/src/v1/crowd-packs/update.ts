import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { crowdPackPermit, packId, packName } from '../../domain/crowd-pack.ts';
import { savedVersion } from '../../domain/saved-version.ts';

export const updatePack = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'crowd-packs/{packId}',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '重命名人群包',
  changes: ['crowd-pack'],
  idempotent: 'naturally',
  audit: 'pack.rename',
  input: z.object({ packId, version: savedVersion, name: packName }),
  output: z.object({ packId, version: z.int() }),
  example: { input: { packId: 'k-1', version: 1, name: '车主' }, output: { packId: 'k-1', version: 2 } },
});
