import { loadEffect } from '../../orders/effect/answer-effect.ts';
import { effectPortrait } from '../../orders/effect/effect-portrait.ts';
import type { Handler } from '../handler.ts';

export const getBasicsGroupImage: Handler<'effectestimate/{orderId}/getBasicsGroupImageData'> = async (
  context,
  input,
  { user },
) => {
  const { effect } = await loadEffect(context, user, input);
  const dimensions = effectPortrait(effect.cities, context.config.minimumCell);
  return {
    scope: effect.scope,
    dimensions: dimensions.filter(({ category }) => category === '基础属性'),
  };
};
