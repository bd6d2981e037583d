import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { acceptedMakeGood, monitoringPermit } from '../../domain/monitoring.ts';

export const getMonitoringTimeline = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'monitoring/timeline',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '投放监测时间轴：逐日计划与实际上刊、照片，监测任务与已接受的补刊',
  privacy: { cover: { withheld: ['makeGoods'] } },
  reads: ['monitoring'],
  input: z.object({ orderId: z.string().min(1).max(40) }),
  output: z.object({
    /** Days with planned or actual events, in order. */
    days: z.array(
      z.object({
        date: z.string(),
        plannedUnits: z.int(),
        postedUnits: z.int(),
        takenDownUnits: z.int(),
        photos: z.int(),
      }),
    ),
    tasks: z.array(
      z.object({
        taskId: z.string(),
        cityCode: z.string(),
        cityName: z.string(),
        postings: z.int(),
        dueOn: z.string(),
        note: z.string().nullable(),
        requestedBy: z.string(),
        requestedAt: z.string(),
      }),
    ),
    makeGoods: z.array(acceptedMakeGood),
  }),
  example: { input: { orderId: 'o-1' }, output: { days: [], tasks: [], makeGoods: [] } },
});
