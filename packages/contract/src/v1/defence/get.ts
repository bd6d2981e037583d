import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { defence, defenceExample, defencePermit, defenceSubject } from '../../domain/defence.ts';

export const getDefence = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'defence/get',
  permit: defencePermit,
  scope: 'city-media',
  summary: '方案陈述：一份方案或订单按当前内容与数据做好的陈述；还没有做好时为空',
  privacy: 'refused',
  reads: ['defence', 'order', 'plan', 'plan-choice', 'release'],
  input: defenceSubject,
  output: z.object({
    /** Null until it is made of what the plan or order is now. */
    defence: defence.nullable(),
  }),
  example: { input: { orderId: 'o-1' }, output: { defence: defenceExample } },
});
