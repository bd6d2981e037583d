import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { orderId, orderPermit } from '../domain/media-order.ts';
import { placementPlan, placementPlanExample } from '../domain/placement-plan.ts';

export const getMediaPlacementPlanByPlanId = endpoint({
  method: 'POST',
  path: 'mediaOrder/getMediaPlacementPlanByPlanId',
  permit: orderPermit,
  scope: { facts: ({ items }) => items },
  summary: '投放方案：参考方案（往期订单）或智选方案的媒体、数量、刊期与金额',
  input: z.object({ planId: orderId }),
  output: placementPlan,
  example: { input: { planId: placementPlanExample.planId }, output: placementPlanExample },
});
