import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { crowdPackPermit, examplePack, packRow } from '../domain/crowd-pack.ts';

export const getPackDataListByPlanIds = endpoint({
  method: 'POST',
  path: 'mediaOrder/getPackDataListByPlanIds',
  permit: crowdPackPermit,
  scope: 'city-media',
  summary: '由这些方案或订单生成的人群包，新的在前',
  privacy: { cover: { withheld: ['persons', 'share'] } },
  reads: ['crowd-pack'],
  input: z.object({ planIds: z.array(z.string().min(1).max(40)).min(1).max(50) }),
  output: z.array(packRow),
  example: { input: { planIds: ['p-1'] }, output: [examplePack] },
});
