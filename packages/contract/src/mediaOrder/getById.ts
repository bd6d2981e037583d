import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { discountApproval } from '../domain/discount-approval.ts';
import {
  orderAttachment,
  orderBrief,
  orderId,
  orderItem,
  orderPermit,
  orderRow,
  orderRowExample,
  wishedUnit,
} from '../domain/media-order.ts';
import { orderState } from '../domain/order.ts';
import { cityCode } from '../domain/region.ts';

export const getOrderById = endpoint({
  method: 'POST',
  path: 'mediaOrder/getById',
  permit: orderPermit,
  scope: {
    facts: ({ items, discounts }) => [
      ...items,
      ...(discounts?.floors ?? []),
      ...(discounts?.acts.flatMap(({ lines }) => lines) ?? []),
    ],
  },
  summary: '订单详情：需求、媒体明细、金额、锁位、操作记录与可变更的状态',
  privacy: { open: '用户自己填写的目标或参数，不来自样本' },
  reads: ['order', 'booking'],
  input: z.object({ orderId }),
  output: z.object({
    row: orderRow,
    /** Limited to the cities and media in the reader's scope. */
    brief: orderBrief.extend({
      cityCodes: z.array(cityCode),
      mediumIds: z.array(z.int()),
      startDate: z.string(),
      endDate: z.string(),
    }),
    /** Present names of the units of 必投 and 避投; those that are no longer for sale have none. */
    wishedUnits: z.array(wishedUnit),
    /** Files of the brief that are there. */
    attachments: z.array(orderAttachment),
    audienceSentence: z.string(),
    items: z.array(orderItem),
    events: z.array(
      z.object({
        fromState: orderState.nullable(),
        toState: orderState,
        actorName: z.string().nullable(),
        reason: z.string().nullable(),
        /** The version that the client confirmed or refused; null for steps that are no answer of his. */
        answeredVersion: z.int().nullable(),
        at: z.string(),
      }),
    ),
    /** Who handed the order over to whom, the first first. */
    transfers: z.array(
      z.object({
        fromName: z.string(),
        toName: z.string(),
        actorName: z.string(),
        reason: z.string().nullable(),
        at: z.string(),
      }),
    ),
    nextStates: z.array(orderState),
    /** Null for the client. */
    discounts: discountApproval.nullable(),
  }),
  example: {
    input: { orderId: orderRowExample.orderId },
    output: {
      row: orderRowExample,
      brief: {
        name: orderRowExample.name,
        mode: 'base',
        brandId: 'b-0001',
        goal: 'brand',
        cityCodes: ['440300'],
        mediumIds: [1, 2],
        startDate: '2027-03-01',
        endDate: '2027-03-28',
        budgetFen: 100_000_000,
        targetAudience: {},
      },
      wishedUnits: [],
      attachments: [],
      audienceSentence: '全体人群',
      items: [],
      events: [
        {
          fromState: null,
          toState: 'draft',
          actorName: '广告主示例',
          reason: null,
          answeredVersion: null,
          at: '2026-11-21T06:00:00.000Z',
        },
      ],
      transfers: [],
      nextStates: ['ready', 'cancelled'],
      discounts: { floors: [], acts: [] },
    },
  },
});
