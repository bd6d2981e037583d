import { loadEffect } from '../../orders/effect/answer-effect.ts';
import { cityRows } from '../../orders/effect/effect-tables.ts';
import type { Handler } from '../handler.ts';

export const getCityExposure: Handler<'effectestimate/{orderId}/getCityExposure'> = async (
  context,
  input,
  { user },
) => {
  const { order, effect } = await loadEffect(context, user, input);
  return { scope: effect.scope, rows: cityRows(order, effect, context.config.minimumCell) };
};
