import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { duePosting, postingFault } from '../../domain/home.ts';
import { orderPermit } from '../../domain/media-order.ts';

const place = {
  orderId: '0193a1b2-0000-7000-8000-000000000001',
  orderNo: 'DD2611210001',
  orderName: '星河汽车2026冬季品牌焕新',
  brandName: '星河汽车',
  cityCode: '440300',
  cityName: '深圳市',
  mediumId: 1,
  mediumName: '公交车身',
};

export const listDuePostings = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'home/postings',
  permit: orderPermit,
  scope: { facts: ({ due, faults }) => [...due, ...faults] },
  summary: '今日上刊：到期未登记与三日内到期的媒体，及尚未补救的异常',
  reads: ['order', 'monitoring'],
  input: z.object({}),
  output: z.object({
    today: z.string(),
    /** Due today or before, and in the next three days; the earliest first. */
    due: z.array(duePosting),
    /** Of orders that run. */
    faults: z.array(postingFault),
  }),
  example: {
    input: {},
    output: {
      today: '2026-11-21',
      due: [{ ...place, dueOn: '2026-11-21', plannedUnits: 12, openUnits: 4 }],
      faults: [{ ...place, wrong: 1, missing: 0, damaged: 2 }],
    },
  },
});
