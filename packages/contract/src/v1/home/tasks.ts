import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { orderRowExample } from '../../domain/media-order.ts';
import { task, taskPermit } from '../../domain/home.ts';

export const listTasks = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'home/tasks',
  permit: taskPermit,
  scope: 'city-media',
  summary: '我的待办：待确认、锁位将到期、待锁位、上刊异常、待填结论、失效方案',
  reads: ['order', 'booking', 'monitoring', 'effect', 'plan'],
  input: z.object({}),
  output: z.object({
    /** The most pressing ones first. */
    tasks: z.array(task),
    /** Number of tasks beyond those listed. */
    total: z.int(),
  }),
  example: {
    input: {},
    output: {
      tasks: [
        {
          kind: 'confirm',
          orderId: orderRowExample.orderId,
          planId: null,
          planKind: null,
          orderMode: 'base',
          name: orderRowExample.name,
          brandName: orderRowExample.brandName,
          cityNames: ['深圳市'],
          units: null,
          since: '2026-11-21T06:00:00.000Z',
          dueAt: null,
          reason: null,
        },
      ],
      total: 1,
    },
  },
});
