import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { orderId, orderPermit } from '../domain/media-order.ts';
import { placementPlan, placementPlanExample } from '../domain/placement-plan.ts';

export const getOrderMediaPlacementPlanByPlanId = endpoint({
  method: 'POST',
  path: 'mediaOrder/getOrderMediaPlacementPlanByPlanId',
  permit: orderPermit,
  scope: { facts: ({ items }) => items },
  summary: '订单内的投放方案：订单自身，或其引用的智选方案；只给方案时取最近引用它的订单',
  reads: ['order'],
  input: z
    .object({
      orderId: orderId.optional(),
      /** A smart-select plan that the order refers to; the order's own media when absent. */
      planId: orderId.optional(),
    })
    .refine((input) => input.orderId !== undefined || input.planId !== undefined, '请给出 orderId 或 planId'),
  output: placementPlan,
  example: { input: { orderId: placementPlanExample.planId }, output: placementPlanExample },
});
