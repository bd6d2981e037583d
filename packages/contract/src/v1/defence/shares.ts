import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { defencePermit, defenceSubject } from '../../domain/defence.ts';
import { orderShare, orderShareExample } from '../../domain/order-share.ts';

export const listDefenceShares = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'defence/shares',
  permit: defencePermit,
  scope: 'city-media',
  summary: '方案陈述的分享链接：状态、期限与打开次数',
  reads: ['order-share'],
  input: defenceSubject,
  output: z.array(orderShare),
  example: { input: { planId: 'p-1' }, output: [orderShareExample] },
});
