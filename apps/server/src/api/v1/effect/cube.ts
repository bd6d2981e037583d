import { loadEffect } from '../../../orders/effect/answer-effect.ts';
import { cubeOf } from '../../../orders/effect/effect-cube.ts';
import { mediumNames } from '../../../orders/effect/order-row.ts';
import type { Handler } from '../../handler.ts';

export const getEffectCube: Handler<'v1/effect/cube'> = async (context, input, { user }) => {
  const { order, effect } = await loadEffect(context, user, input);
  return cubeOf(order, effect, context.config.minimumCell, await mediumNames(context.db));
};
