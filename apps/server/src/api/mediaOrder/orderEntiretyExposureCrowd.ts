import { orderPatternGroup } from '@ooh/contract/domain/monitoring';
import { loadEffect } from '../../orders/effect/answer-effect.ts';
import { entiretyOf } from '../../orders/effect/effect-tables.ts';
import type { Handler } from '../handler.ts';

export const getOrderEntiretyExposureCrowd: Handler<
  'mediaOrder/orderEntiretyExposureCrowd/{orderId}'
> = async (context, input, { user }) => {
  const { order, effect } = await loadEffect(context, user, input, orderPatternGroup);
  return entiretyOf(order, effect, context.config.minimumCell);
};
