import { loadEffect } from '../../../orders/effect/answer-effect.ts';
import { lossOf } from '../../../orders/effect/effect-loss.ts';
import { mediumNames } from '../../../orders/effect/order-row.ts';
import type { Handler } from '../../handler.ts';

export const getEffectLoss: Handler<'v1/effect/loss'> = async (context, input, { user }) => {
  const { order, effect } = await loadEffect(context, user, input);
  return lossOf(order, effect, context.config.minimumCell, await mediumNames(context.db));
};
