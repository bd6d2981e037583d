import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  crowdPackPermit,
  packCities,
  packFolder,
  packId,
  packName,
  packRule,
  packValidity,
  requestKey,
} from '../../domain/crowd-pack.ts';

export const createPack = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'crowd-packs',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '新建人群包：保存规则并开始计算',
  changes: ['crowd-pack'],
  idempotent: 'by-key',
  audit: ['pack.create', 'call.change'],
  input: z.object({
    name: packName,
    cityCodes: packCities,
    rule: packRule,
    folder: packFolder.nullable().default(null),
    validUntil: packValidity.nullable().default(null),
    requestKey,
  }),
  output: z.object({ packId, packNo: z.string(), jobId: z.string(), version: z.int() }),
  example: {
    input: {
      name: '高消费车主',
      cityCodes: ['440300'],
      rule: {
        parts: [{ kind: 'labels', targetAudience: { groups: [{ conditions: [{ labelIds: [511] }] }] } }],
      },
    },
    output: { packId: 'k-1', packNo: 'RQ2611210001', jobId: 'j-1', version: 1 },
  },
});
