import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { entiretyExposure, exampleEntirety, orderId } from '../domain/effect.ts';
import { monitoringPermit } from '../domain/monitoring.ts';

export const getOrderEntiretyExposureCrowd = endpoint({
  method: 'GET',
  path: 'mediaOrder/orderEntiretyExposureCrowd/{orderId}',
  permit: monitoringPermit,
  scope: 'city-media',
  summary: '订单整体曝光人群：计划与按执行测算',
  privacy: 'refused',
  input: z.object({ orderId }),
  output: entiretyExposure,
  example: { input: { orderId: 'o-1' }, output: exampleEntirety },
});
