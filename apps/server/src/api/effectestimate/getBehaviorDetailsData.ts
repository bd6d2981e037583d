import { loadEffect } from '../../orders/effect/answer-effect.ts';
import { contactClassRows } from '../../orders/effect/effect-classes.ts';
import { outcomeEffects } from '../../orders/effect/outcomes.ts';
import type { Handler } from '../handler.ts';

export const getBehaviorDetails: Handler<'effectestimate/{orderId}/getBehaviorDetailsData'> = async (
  context,
  input,
  { user },
) => {
  const { order, effect } = await loadEffect(context, user, input);
  return {
    scope: effect.scope,
    classes: contactClassRows(effect.cities, context.config.minimumCell),
    outcomes: await outcomeEffects(context, order, effect.cities),
  };
};
