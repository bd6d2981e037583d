import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { noticeKinds } from '../../domain/notice-names.ts';
import { orderMode, orderState } from '../../domain/order.ts';
import { planKinds } from '../../domain/plan-names.ts';

const notice = z.object({
  noticeId: z.string(),
  kind: z.enum(noticeKinds),
  /** Name of the order or the plan, kind of the job. */
  subject: z.string(),
  /** What was said, why it failed. */
  text: z.string().nullable(),
  /** Who did it; null for the system. */
  actorName: z.string().nullable(),
  orderId: z.string().nullable(),
  orderMode: orderMode.nullable(),
  /** The state that an order has come to. */
  orderState: orderState.nullable(),
  planId: z.string().nullable(),
  planKind: z.enum(planKinds).nullable(),
  /** Address of a screen that shows what it is about, where that is no order or plan. */
  address: z.string().nullable(),
  at: z.string(),
  isUnread: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

export const listNotices = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'notices/list',
  permit: 'signed-in',
  scope: {
    grants: [
      'investmentOrderData.orderPatternData',
      'investmentOrderData.wiseChoicePatternData',
      'smartMarketingData.competitorPutData',
    ],
  },
  summary:
    '与我有关的通知：三十天内他人推进订单、评论与提及、分享被打开、方案失效、任务失败、订阅的竞品新投放',
  reads: ['subscription', 'order', 'order-comment', 'order-share', 'plan', 'notice'],
  input: z.object({}),
  output: z.object({ rows: z.array(notice), unread: z.int() }),
  example: {
    input: {},
    output: {
      rows: [
        {
          noticeId: 'step 1',
          kind: 'order-step',
          subject: '星河汽车2026冬季品牌焕新',
          text: null,
          actorName: '策划·林悦',
          orderId: '0193a1b2-0000-7000-8000-000000000001',
          orderMode: 'base',
          orderState: 'running',
          planId: null,
          planKind: null,
          address: null,
          at: '2026-11-21T06:00:00.000Z',
          isUnread: true,
        },
      ],
      unread: 1,
    },
  },
});
