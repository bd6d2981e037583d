import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { crowdPackPermit, packId, packName, requestKey } from '../../domain/crowd-pack.ts';

export const copyPack = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'crowd-packs/{packId}/copy',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '复制人群包：同一规则的新人群包，重新计算',
  changes: ['crowd-pack'],
  idempotent: 'by-key',
  audit: ['pack.create', 'call.change'],
  input: z.object({ packId, name: packName, requestKey }),
  output: z.object({ packId, packNo: z.string(), jobId: z.string(), version: z.int() }),
  example: {
    input: { packId: 'k-1', name: '车主 副本' },
    output: { packId: 'k-2', packNo: 'RQ2611210002', jobId: 'j-2', version: 1 },
  },
});
