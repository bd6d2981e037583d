import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { orderId, orderPermit } from '../domain/media-order.ts';
import { placementPlan, placementPlanExample } from '../domain/placement-plan.ts';

export const getOrderMediaPlacementPlanByPlanId = endpoint({
  method: 'POST',
  path: 'mediaOrder/getOrderMediaPlacementPlanByPlanId',
  permit: orderPermit,
  scope: { facts: ({ items }) => items },
  summary: '订单内的投放方案：订单自身，或其引用的智选方案',
  reads: ['order'],
  input: z.object({
    orderId,
    /** A smart-select plan that the order refers to; the order's own media when absent. */
    planId: orderId.optional(),
  }),
  output: placementPlan,
  example: { input: { orderId: placementPlanExample.planId }, output: placementPlanExample },
});
