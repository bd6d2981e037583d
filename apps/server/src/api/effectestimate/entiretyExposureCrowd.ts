import { loadEffect } from '../../orders/effect/answer-effect.ts';
import { entiretyOf } from '../../orders/effect/effect-tables.ts';
import type { Handler } from '../handler.ts';

export const getEntiretyExposureCrowd: Handler<'effectestimate/{orderId}/entiretyExposureCrowd'> = async (
  context,
  input,
  { user },
) => {
  const { order, effect } = await loadEffect(context, user, input);
  return entiretyOf(order, effect, context.config.minimumCell);
};
