import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { crowdPackPermit, packId } from '../../domain/crowd-pack.ts';
import { savedVersion } from '../../domain/saved-version.ts';

export const recomputePack = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'crowd-packs/{packId}/recompute',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '以现行人群样本重新计算人群包',
  changes: ['crowd-pack'],
  idempotent: 'naturally',
  audit: 'pack.recompute',
  input: z.object({ packId, version: savedVersion }),
  output: z.object({ packId, jobId: z.string(), version: z.int() }),
  example: { input: { packId: 'k-1', version: 1 }, output: { packId: 'k-1', jobId: 'j-1', version: 2 } },
});
