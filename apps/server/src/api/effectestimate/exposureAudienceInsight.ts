import { loadEffect } from '../../orders/effect/answer-effect.ts';
import { audienceInsight } from '../../orders/effect/audience-insight.ts';
import type { Handler } from '../handler.ts';

export const getExposureAudienceInsight: Handler<'effectestimate/{orderId}/exposureAudienceInsight'> = async (
  context,
  input,
  { user },
) => {
  const { effect } = await loadEffect(context, user, input);
  return { scope: effect.scope, ...audienceInsight(effect.cities, context.config.minimumCell) };
};
