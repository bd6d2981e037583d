import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { crowdPackPermit, exposurePart, nearby, packId, packName, requestKey } from '../domain/crowd-pack.ts';

export const createMediaTaCrowdPack = endpoint({
  method: 'POST',
  path: 'mediaOrder/createMediaTaCrowdPack',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '由方案或订单生成人群包：接触次数达到门槛的人，多个方案取并集',
  changes: ['crowd-pack'],
  idempotent: 'by-key',
  audit: ['pack.create', 'call.change'],
  input: z
    .object({
      planIds: z.array(z.string().min(1).max(40)).min(1, '请选择方案').max(9, '最多选择 9 个方案'),
      of: exposurePart.shape.of.default('plan'),
      name: packName,
      leastContacts: exposurePart.shape.leastContacts,
      leastChance: exposurePart.shape.leastChance,
      /** Keep only persons who come near media of the orders during some hours. */
      near: nearby.nullable().default(null),
      requestKey,
    })
    .refine(({ of, near }) => of === 'order' || near === null, '半径与时段仅适用于订单'),
  output: z.object({ packId, packNo: z.string(), jobId: z.string(), version: z.int() }),
  example: {
    input: { planIds: ['p-1'], name: '秋季通勤触达人群' },
    output: { packId: 'k-1', packNo: 'RQ2611210001', jobId: 'j-1', version: 1 },
  },
});
