import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { cityCode } from '../../domain/region.ts';
import { exampleMakeGood, makeGoodProposal, monitoringPermit } from '../../domain/monitoring.ts';

export const proposeMakeGood = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'monitoring/make-good',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '补刊建议：恢复承诺到达率的最省方案',
  privacy: 'refused',
  reads: ['monitoring'],
  input: z.object({ orderId: z.string().min(1).max(40), cityCode }),
  output: makeGoodProposal,
  example: { input: { orderId: 'o-1', cityCode: '440300' }, output: exampleMakeGood },
});
