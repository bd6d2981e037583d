import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { crowdPackPermit, exposurePart, packId, packName, requestKey } from '../domain/crowd-pack.ts';

export const createMediaTaCrowdPack = endpoint({
  method: 'POST',
  path: 'mediaOrder/createMediaTaCrowdPack',
  permit: crowdPackPermit,
  summary: '由方案或订单生成人群包：接触次数达到门槛的人，多个方案取并集',
  input: z.object({
    planIds: z.array(z.string().min(1).max(40)).min(1, '请选择方案').max(10, '最多选择 10 个方案'),
    of: exposurePart.shape.of.default('plan'),
    name: packName,
    leastContacts: exposurePart.shape.leastContacts,
    leastChance: exposurePart.shape.leastChance,
    requestKey,
  }),
  output: z.object({ packId, packNo: z.string(), jobId: z.string(), version: z.int() }),
  example: {
    input: { planIds: ['p-1'], name: '秋季通勤触达人群' },
    output: { packId: 'k-1', packNo: 'RQ2611210001', jobId: 'j-1', version: 1 },
  },
});
