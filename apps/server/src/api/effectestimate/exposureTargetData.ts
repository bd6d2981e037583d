import { loadEffect } from '../../orders/effect/answer-effect.ts';
import { compareCities } from '../../orders/effect/combine-figures.ts';
import { goalRows } from '../../orders/effect/effect-indicators.ts';
import type { Handler } from '../handler.ts';

export const getExposureTargetData: Handler<'effectestimate/{orderId}/exposureTargetData'> = async (
  context,
  input,
  { user },
) => {
  const { order, effect } = await loadEffect(context, user, input);
  const comparison = compareCities(effect.cities, context.config.minimumCell);
  return { scope: effect.scope, rows: goalRows(order.order.target, comparison, effect.scope.stage) };
};
