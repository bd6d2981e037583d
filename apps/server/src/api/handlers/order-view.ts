import { getOrderDistricts } from '../v1/orders/districts.ts';
import { getOrderLineDetail } from '../v1/orders/line-detail.ts';
import { getOrderPointDetail } from '../v1/orders/point-detail.ts';
import type { Handlers } from '../handler.ts';

/** An order's media looked at from close by: districts, one line, one position. */
export const orderViewHandlers = {
  'v1/orders/districts': getOrderDistricts,
  'v1/orders/line-detail': getOrderLineDetail,
  'v1/orders/point-detail': getOrderPointDetail,
} satisfies Partial<Handlers>;
